import type { AuthenticatorOffer, RecoveryCodes as Codes } from "@llave/contract/account/secondFactors";
import { type FormEvent, useState } from "react";
import { button } from "../../components/button.ts";
import { TextField } from "../../components/form/TextField.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useAction } from "../../session/useAction.ts";
import { PasswordForm } from "./PasswordForm.tsx";
import { post } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

interface SetupProps {
  /** Called with the new recovery codes, or null. */
  onAdded(codes: string[] | null): void;
  onCancel(): void;
}

/** Adds an authenticator app: the password, the code to scan, and the first digits it shows. */
export function AuthenticatorSetup({ onAdded, onCancel }: SetupProps) {
  const t = useTexts(catalogs);
  const [offer, setOffer] = useState<AuthenticatorOffer>();
  if (offer) return <FirstCode offer={offer} onAdded={onAdded} onCancel={onCancel} />;
  const begin = async (currentPassword: string) =>
    setOffer(await post<AuthenticatorOffer>("/api/account/authenticator", { currentPassword }));
  return <PasswordForm text={t("app.off")} submit={t("password.continue")} onSubmit={begin} onCancel={onCancel} />;
}

function FirstCode({ offer, onAdded, onCancel }: SetupProps & { offer: AuthenticatorOffer }) {
  const t = useTexts(catalogs);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { busy, runOnce } = useAction((failure) => setError(failure.error ?? t("app.code.missing")));
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code.replaceAll(/\s/g, ""))) return setError(t("app.code.missing"));
    await runOnce(async () =>
      onAdded((await post<Codes>("/api/account/authenticator/confirm", { code })).recoveryCodes),
    );
  };
  return (
    <form noValidate onSubmit={confirm} className="mt-4 grid gap-4">
      <p className="text-md text-ink-2 text-pretty">{t("app.scan")}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
        alt={t("app.qr")}
        width={200}
        height={200}
        className="justify-self-center rounded-m bg-white p-2"
      />
      <p className="text-base text-muted">
        {t("app.secret")} <code className="font-mono text-ink [overflow-wrap:anywhere]">{offer.secret}</code>
      </p>
      <TextField
        label={t("app.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={button("navy", "large")}>
          {t(busy ? "working" : "app.confirm")}
        </button>
        <button type="button" className={button("line", "large")} onClick={onCancel}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}
