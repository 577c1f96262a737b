import type { LoginResponse } from "@llave/contract/account/auth";
import type { PasskeyChallenge, SecondStepNeeded } from "@llave/contract/account/secondFactors";
import { type FormEvent, useState } from "react";
import { button } from "../../components/button.ts";
import { FormAlert } from "../../components/form/FormAlert.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useAction } from "../../session/useAction.ts";
import { post, signByPasskey } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

interface SecondStepFormProps {
  step: SecondStepNeeded["secondStep"];
  onSignedIn(answer: LoginResponse): Promise<void>;
  /** Back to email and password. */
  onBack(): void;
}

/** The second step of signing in: a code, or a passkey. */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const t = useTexts(catalogs);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { busy, runOnce } = useAction((failure) => setError(failure.error ?? t("step.code.missing")));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === "") return setError(t("step.code.missing"));
    await runOnce(async () =>
      onSignedIn(await post<LoginResponse>("/api/auth/second-step", { token: step.token, code })),
    );
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <div>
        <h2 className="title-panel">{t("step.title")}</h2>
        <p className="mt-1 text-md text-ink-2">{t(step.authenticator ? "step.text" : "step.text.passkey")}</p>
      </div>
      {step.passkey && <PasskeyButton onSignedIn={onSignedIn} />}
      <TextField
        autoFocus
        label={t("step.code")}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error}
      />
      <button type="submit" aria-disabled={busy} className={`${button("accent", "huge")} w-full`}>
        {t(busy ? "step.busy" : "step.submit")}
      </button>
      <button type="button" className={`${button("line", "large")} justify-self-start`} onClick={onBack}>
        {t("step.back")}
      </button>
    </form>
  );
}

/** Signs in with a passkey of this device, without a password. */
export function PasskeyButton({ onSignedIn }: Pick<SecondStepFormProps, "onSignedIn">) {
  const t = useTexts(catalogs);
  const [error, setError] = useState<string>();
  const { busy, runOnce } = useAction((failure) => setError(failure.error ?? t("step.failed")));
  const use = () => {
    setError(undefined);
    return runOnce(async () => {
      const challenge = await post<PasskeyChallenge>("/api/auth/passkey/options", undefined);
      const response = await signByPasskey(challenge);
      await onSignedIn(await post<LoginResponse>("/api/auth/passkey", { token: challenge.token, response }));
    });
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        className={`${button("line", "huge")} w-full`}
        onClick={() => void use()}
      >
        {t("step.passkey")}
      </button>
      <FormAlert text={error} />
    </>
  );
}
