import { deviceOf } from "@llave/contract/account/device";
import type { RecoveryCodes as Codes, PasskeyChallenge } from "@llave/contract/account/secondFactors";
import { useState } from "react";
import { TextField } from "../../components/form/TextField.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { makePasskey, post } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

interface SetupProps {
  /** Called with the new recovery codes, or null. */
  onAdded(codes: string[] | null): void;
  onCancel(): void;
}

/** Adds a passkey of this device: the password, a name, and the browser's prompt. */
export function PasskeySetup({ onAdded, onCancel }: SetupProps) {
  const t = useTexts(catalogs);
  const device = deviceOf(navigator.userAgent);
  const [name, setName] = useState(() => (device ? t("passkey.name.default", { ...device }) : ""));
  const [missing, setMissing] = useState(false);
  const add = async (currentPassword: string) => {
    if (name.trim() === "") return setMissing(true);
    const challenge = await post<PasskeyChallenge>("/api/account/passkeys/options", { currentPassword });
    const response = await makePasskey(challenge);
    const body = { token: challenge.token, name: name.trim(), response };
    onAdded((await post<Codes>("/api/account/passkeys", body)).recoveryCodes);
  };
  return (
    <PasswordForm
      text={t("passkey.add.text")}
      submit={t("password.continue")}
      failed={t("passkey.failed")}
      onSubmit={add}
      onCancel={onCancel}
    >
      <TextField
        label={t("passkey.name")}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={missing && name.trim() === "" ? t("passkey.name.missing") : undefined}
      />
    </PasswordForm>
  );
}
