import type { WaitlistResponse } from "@llave/contract/site/waitlist";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { ResultIcon } from "../../components/states/ResultIcon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { NextSteps } from "../waitlist/NextSteps.tsx";
import { ReferralLink } from "../waitlist/ReferralLink.tsx";
import { ResendInvitation } from "../waitlist/ResendInvitation.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface ConfirmationProps {
  joined: WaitlistResponse;
  /** True if the visitor is known to be this person, and not just someone who typed the address. */
  isOwn: boolean;
  /** Public address of the site without a trailing slash. */
  origin: string;
}

/** After joining: people who wait see their place, people who were invited see how to get in. */
export function Confirmation({ joined, isOwn, origin }: ConfirmationProps) {
  const t = useTexts(catalogs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = joined.joined ? "joined" : joined.status === "pending" ? "again" : "invited";
  // Known people act here; people who only typed an address have everything in the mail.
  const ownText = state === "invited" ? "ownInvitation" : "own";
  const text = isOwn && state !== "joined" ? ownText : state;
  return (
    <>
      <ResultIcon icon={state === "invited" ? "mail" : "check"} />
      <h1 ref={heading} tabIndex={-1} className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">
        {t(`${state}.title`)}
      </h1>
      <p className="mt-4 mb-6 text-body text-ink-2 phone:text-lead">{t(`${text}.text`)}</p>
      {state === "invited" ? isOwn && <ResendInvitation /> : <Place joined={joined} origin={origin} />}
      {state === "joined" && (
        <Link to={paths.waitlist} className={`${button("line", "large")} mt-6`}>
          {t("place")}
        </Link>
      )}
    </>
  );
}

/** The actual place in the queue, the link that moves it up, and what happens next. */
function Place({ joined, origin }: Pick<ConfirmationProps, "joined" | "origin">) {
  const t = useTexts(catalogs);
  return (
    <>
      <div className="rounded-[20px] border border-line bg-card">
        <dl className="grid grid-cols-2 divide-x divide-line">
          {joined.position !== null && <Figure label={t("position")} value={`#${joined.position}`} />}
          <Figure label={t("trial")} value={t("trial.months")} />
        </dl>
        {joined.referralCode && (
          <div className="border-t border-line px-5 py-5 phone:px-6">
            <ReferralLink link={`${origin}/early?ref=${joined.referralCode}`} />
          </div>
        )}
      </div>
      <div className="mt-6">
        <NextSteps />
      </div>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="px-5 py-5 phone:px-6">
      <dt className="text-md text-muted">{label}</dt>
      <dd className="mt-1 display text-[1.75rem] leading-tight phone:text-[2.125rem]">{value}</dd>
    </div>
  );
}
