import type { RecoveryCodes as Codes, OwnPasskey, SecondFactors } from "@llave/contract/account/secondFactors";
import { formatDate } from "@llave/ui/translate";
import { type ReactNode, useState } from "react";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { Modal } from "../../components/dialog/Modal.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { PasskeySetup } from "./PasskeySetup.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { post, useFactorsChanged, useSecondFactors } from "./queries.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The change in progress, in a dialog. */
type Change = "app" | "passkey" | "removeApp" | "codes" | { removePasskey: OwnPasskey };

/** What the account requires besides its password: an authenticator app, passkeys, and recovery codes. */
export function SecondFactorsCard({ title, text }: { title?: string; text?: string }) {
  const t = useTexts(catalogs);
  const known = useSecondFactors();
  const [change, setChange] = useState<Change | null>(null);
  return (
    <Card title={title ?? t("title")}>
      <p className="mt-1 max-w-[64ch] text-md text-muted">{text ?? t("text")}</p>
      {known.data && <Factors factors={known.data} onChange={setChange} />}
      {known.isPending && <p role="status">{t("loading")}</p>}
      <PartFailed name={title ?? t("title")} of={[known]} />
      {change !== null && <ChangeDialog change={change} onClose={() => setChange(null)} />}
    </Card>
  );
}

function Factors({ factors, onChange }: { factors: SecondFactors; onChange(change: Change): void }) {
  const t = useTexts(catalogs);
  const { authenticator, passkeys, recoveryCodesLeft } = factors;
  return (
    <div className="mt-3 divide-y divide-line border-t border-line">
      <Row title={t("app.title")} text={t(authenticator ? "app.on" : "app.off")}>
        <button
          type="button"
          className={button("line", "small")}
          onClick={() => onChange(authenticator ? "removeApp" : "app")}
        >
          {t(authenticator ? "app.remove" : "app.add")}
        </button>
      </Row>
      <Row title={t("passkey.title")} text={passkeys.length === 0 ? t("passkey.none") : ""}>
        <button type="button" className={button("line", "small")} onClick={() => onChange("passkey")}>
          {t("passkey.add")}
        </button>
      </Row>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => onChange({ removePasskey: passkey })} />
      ))}
      {(authenticator || passkeys.length > 0) && (
        <Row title={t("codes.title")} text={t("codes.left", { count: recoveryCodesLeft })}>
          <button type="button" className={button("line", "small")} onClick={() => onChange("codes")}>
            {t("codes.new")}
          </button>
        </Row>
      )}
    </div>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 max-w-[52ch]">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        {text && <p className="text-sm text-muted">{text}</p>}
      </div>
      {children}
    </div>
  );
}

function PasskeyRow({ passkey: { name, createdAt, usedAt }, onRemove }: { passkey: OwnPasskey; onRemove(): void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const day = (moment: string) => formatDate(language, moment, { month: "short", day: "numeric" });
  const since = t("passkey.since", { date: day(createdAt) });
  const text = usedAt ? `${since} · ${t("passkey.used", { date: day(usedAt) })}` : since;
  return (
    <Row title={name} text={text}>
      <button
        type="button"
        aria-label={t("passkey.remove", { name })}
        className={button("line", "small")}
        onClick={onRemove}
      >
        {t("remove")}
      </button>
    </Row>
  );
}

const titles = { app: "app.add", passkey: "passkey.add", removeApp: "app.remove", codes: "codes.new" } as const;

function ChangeDialog({ change, onClose }: { change: Change; onClose(): void }) {
  const t = useTexts(catalogs);
  const [codes, setCodes] = useState<string[] | null>(null);
  const title =
    typeof change === "object" ? t("passkey.remove", { name: change.removePasskey.name }) : t(titles[change]);
  return (
    <Modal title={codes ? t("codes.title") : title} onClose={onClose}>
      {(close) =>
        codes ? (
          <RecoveryCodes codes={codes} onSaved={close} />
        ) : (
          <ChangeForm change={change} close={close} showCodes={setCodes} />
        )
      }
    </Modal>
  );
}

interface ChangeFormProps {
  change: Change;
  close(): void;
  showCodes(codes: string[]): void;
}

function ChangeForm({ change, close, showCodes }: ChangeFormProps) {
  const t = useTexts(catalogs);
  const changed = useFactorsChanged();
  const finish = (codes: string[] | null) => {
    changed();
    if (codes) showCodes(codes);
    else close();
  };
  const added = (done: "app.done" | "passkey.done") => (codes: string[] | null) => {
    toasts.add({ title: t(done) });
    finish(codes);
  };
  const remove = (path: string) => async (currentPassword: string) => {
    await post(path, { currentPassword });
    finish(null);
  };
  if (change === "app") return <AuthenticatorSetup onAdded={added("app.done")} onCancel={close} />;
  if (change === "passkey") return <PasskeySetup onAdded={added("passkey.done")} onCancel={close} />;
  if (change === "codes") {
    const renew = async (currentPassword: string) =>
      finish((await post<Codes>("/api/account/recovery-codes", { currentPassword })).recoveryCodes);
    return <PasswordForm text={t("codes.new.text")} submit={t("codes.new")} onSubmit={renew} onCancel={close} />;
  }
  const [text, path] =
    change === "removeApp"
      ? (["app.remove.text", "/api/account/authenticator/remove"] as const)
      : (["passkey.remove.text", `/api/account/passkeys/${change.removePasskey.id}/remove`] as const);
  return <PasswordForm text={t(text)} submit={t("remove")} onSubmit={remove(path)} onCancel={close} />;
}
