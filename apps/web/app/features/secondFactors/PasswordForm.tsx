import { type FormEvent, type ReactNode, useState } from "react";
import { button } from "../../components/button.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

interface PasswordFormProps {
  text: string;
  /** Label of the submit button. */
  submit: string;
  /** The action that needs the password; errors it throws are shown below the field. */
  onSubmit(currentPassword: string): Promise<void>;
  onCancel(): void;
  /** The error text if the server gave none. */
  failed?: string;
  /** More inputs, above the password. */
  children?: ReactNode;
}

/** Asks for the current password, then runs the action. */
export function PasswordForm({ text, submit, onSubmit, onCancel, failed = "", children }: PasswordFormProps) {
  const t = useTexts(catalogs);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const { busy, runOnce } = useAction((failure) => setError(failure.error ?? failed));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === "") return setError(t("password.missing"));
    setError(undefined);
    await runOnce(() => onSubmit(password));
  };
  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-4">
      <p className="text-md text-ink-2 text-pretty">{text}</p>
      {children}
      <PasswordField
        label={t("password.current")}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={button("navy", "large")}>
          {busy ? t("working") : submit}
        </button>
        <button type="button" className={button("line", "large")} onClick={onCancel}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}
