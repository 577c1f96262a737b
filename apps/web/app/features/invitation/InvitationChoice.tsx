import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import type { IconName } from "../../components/Icon.tsx";
import { ResultIcon } from "../../components/states/ResultIcon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import type { Invitation } from "../../session/useInvitation.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useAcceptance } from "./useAcceptance.ts";
import type { SignedInHere } from "./useSignedInHere.ts";

interface ChoiceProps {
  invitation: Invitation;
  /** Undefined until it is known who is signed in. */
  signedIn: SignedInHere | undefined;
}

/**
 * What an invitation's link shows someone who is signed in: who it is for, and one button that uses it. Opening the
 * link alone doesn't use it, since programs open every link in a mail.
 */
export function InvitationChoice({ invitation, signedIn }: ChoiceProps) {
  const t = useTexts(catalogs);
  const { token = "", invited, refused, retry } = invitation;
  if (retry) {
    return (
      <Screen icon="link" wrong title={t("lost.title")} text={t("failed.text")}>
        <button type="button" className={button("navy", "huge")} onClick={retry}>
          {t("lost.retry")}
        </button>
      </Screen>
    );
  }
  if (!signedIn || !(invited || refused)) return <Looking text={t("loading")} />;
  if (signedIn.hasAccess && (refused || isSame(invited?.email, signedIn.email))) {
    return (
      <Screen icon="check" title={t("access.title")} text={t("access.text", { email: signedIn.email })}>
        <Onward signedIn={signedIn} accent />
      </Screen>
    );
  }
  if (!invited) {
    const reason = refused ?? "unknown";
    return (
      <Screen icon="link" wrong title={t(`${reason}.title`)} text={t(`${reason}.text`, { email: signedIn.email })}>
        <Onward signedIn={signedIn} />
      </Screen>
    );
  }
  if (isSame(invited.email, signedIn.email)) return <OwnInvitation token={token} {...invited} />;
  return <OthersInvitation token={token} invited={invited} signedIn={signedIn} />;
}

type Invited = NonNullable<Invitation["invited"]>;

/** The invitation for the signed-in account. */
function OwnInvitation({ token, name, email }: { token: string } & Invited) {
  const t = useTexts(catalogs);
  const { busy, accept, leave } = useAcceptance(token);
  return (
    <Screen icon="mail" title={t("own.title", { name })} text={t("own.text", { email })}>
      <button
        type="button"
        aria-disabled={busy !== undefined}
        className={button("accent", "huge")}
        onClick={() => !busy && void accept()}
      >
        {t(busy === "accept" ? "own.accepting" : "own.accept")}
      </button>
      <button type="button" className={button("line", "huge")} onClick={() => !busy && void leave(true)}>
        {t("another")}
      </button>
    </Screen>
  );
}

/** An invitation sent to someone else's address, or to another address of the same person. */
function OthersInvitation({ token, invited, signedIn }: { token: string; invited: Invited; signedIn: SignedInHere }) {
  const t = useTexts(catalogs);
  const { busy, leave } = useAcceptance(token);
  const addresses = { invited: invited.email, email: signedIn.email };
  return (
    <Screen icon="mail" wrong title={t("other.title")} text={t("other.text", addresses)}>
      <button
        type="button"
        aria-disabled={busy !== undefined}
        className={`${button("accent", "huge")} max-w-full`}
        onClick={() => !busy && void leave(invited.hasAccount)}
      >
        <span className="truncate">{t("other.accept", addresses)}</span>
      </button>
      <Link
        to={signedIn.hasAccess ? paths.dashboard : paths.waitlist}
        className={`${button("line", "huge")} max-w-full`}
      >
        <span className="truncate">{t("other.stay", addresses)}</span>
      </Link>
    </Screen>
  );
}

/** Where a signed-in person can go without an invitation. */
function Onward({ signedIn, accent = false }: { signedIn: SignedInHere; accent?: boolean }) {
  const t = useTexts(catalogs);
  return (
    <Link
      to={signedIn.hasAccess ? paths.dashboard : paths.waitlist}
      className={button(accent ? "accent" : "navy", "huge")}
    >
      {t(signedIn.hasAccess ? "dashboard" : "place")}
    </Link>
  );
}

interface ScreenProps {
  icon: IconName;
  wrong?: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

function Screen({ icon, wrong = false, title, text, children }: ScreenProps) {
  return (
    <>
      <ResultIcon icon={icon} tone={wrong ? "wrong" : "done"} />
      <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">{title}</h1>
      <p className="mt-4 mb-8 text-body break-words text-ink-2 phone:text-lead">{text}</p>
      <div className="grid grid-cols-1 gap-3">{children}</div>
    </>
  );
}

/** Shown until it is known what the link opens. */
function Looking({ text }: { text: string }) {
  return (
    <div role="status">
      <p className="sr-only">{text}</p>
      <div className="mb-6 size-17 animate-pulse rounded-[20px] bg-fill-2" />
      <div className="h-12 w-4/5 animate-pulse rounded-m bg-fill-2" />
      <div className="mt-6 h-5 w-full animate-pulse rounded-s bg-fill-2" />
      <div className="mt-2 h-5 w-2/3 animate-pulse rounded-s bg-fill-2" />
      <div className="mt-8 h-14 w-full animate-pulse rounded-[14px] bg-fill-2" />
    </div>
  );
}

function isSame(first: string | undefined, second: string): boolean {
  return first?.toLowerCase() === second.toLowerCase();
}
