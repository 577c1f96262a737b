import { type Account, changeEmailRequest } from "@llave/contract/account/accounts";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { TextWithEmail } from "../../components/EmailText.tsx";
import { EmailSuggestion } from "../../components/form/EmailSuggestion.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { accountKey } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useAccountAction } from "./useAccountAction.ts";
import { useVerification } from "./useVerification.ts";

/** Says that the address isn't confirmed yet, and mails the link that confirms it. */
function Unverified({ email }: { email: string }) {
  const t = useTexts(catalogs);
  const { state, send, label } = useVerification(email);
  return (
    <div className="mt-3 grid gap-3 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md text-ink-2">
      <p>{t("verify.text")}</p>
      <button
        type="button"
        aria-disabled={state !== "ready"}
        className={`${button("line", "small")} justify-self-start`}
        onClick={() => void send()}
      >
        {label}
      </button>
    </div>
  );
}

/** Requests another address, which counts once its owner has confirmed it by mail. */
export function EmailCard({ account }: { account: Account }) {
  const t = useTexts(catalogs);
  const queryClient = useQueryClient();
  const form = useForm<z.infer<typeof changeEmailRequest>>({
    resolver: schemaResolver(changeEmailRequest),
    defaultValues: { newEmail: "", currentPassword: "" },
  });
  const { run } = useAccountAction(form);
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async (values) => {
    await run(async () => {
      await request("POST", "/api/account/email", values);
      form.reset();
      toasts.add({
        title: t("email.sent.title"),
        description: t("email.sent.text", { email: values.newEmail }),
      });
      await queryClient.invalidateQueries({ queryKey: accountKey });
    });
  });
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : change(event));

  return (
    <Card title={t("email.title")}>
      <p className="mt-1 text-md text-muted">
        <TextWithEmail text={t("email.now", { email: account.email })} email={account.email} />
      </p>
      {!account.emailVerified && <Unverified email={account.email} />}
      {account.pendingEmail !== null && (
        <p className="mt-3 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md text-ink-2">
          <TextWithEmail text={t("email.pending", { email: account.pendingEmail })} email={account.pendingEmail} />
        </p>
      )}
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-[480px] gap-4">
        <TextField
          label={t("email.new")}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          error={fieldText(errors.newEmail, t("email.invalid"))}
          below={
            <EmailSuggestion
              email={form.watch("newEmail")}
              onUse={(email) => form.setValue("newEmail", email, { shouldDirty: true, shouldValidate: true })}
            />
          }
          {...form.register("newEmail")}
        />
        <PasswordField
          label={t("password.current")}
          autoComplete="current-password"
          error={fieldText(errors.currentPassword, t("password.current.missing"))}
          {...form.register("currentPassword")}
        />
        <button type="submit" aria-disabled={isSubmitting} className={`${button("navy", "large")} justify-self-start`}>
          {t(isSubmitting ? "email.busy" : "email.submit")}
        </button>
      </form>
    </Card>
  );
}
