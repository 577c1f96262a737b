import { forgotPasswordRequest } from "@llave/contract/account/auth";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import type { z } from "zod";
import { button } from "../../components/button.ts";
import { EmailSuggestion } from "../../components/form/EmailSuggestion.tsx";
import { FormAlert } from "../../components/form/FormAlert.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { TextField } from "../../components/form/TextField.tsx";
import { request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

interface ForgotFormProps {
  /** The previously typed address, when the person returns to try another one. */
  email: string;
  onSent(email: string): void;
}

/** Requests a reset link. The server's response doesn't reveal whether the account exists. */
export function ForgotForm({ email, onSent }: ForgotFormProps) {
  const t = useTexts(catalogs);
  const form = useForm<z.infer<typeof forgotPasswordRequest>>({
    resolver: schemaResolver(forgotPasswordRequest),
    defaultValues: { email },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = form.formState;
  const { run } = useAction((failure) => {
    const fallback = t("forgot.failed");
    toastFailure(failure, { title: t("failed.title"), fallback });
    form.setError("root", { type: "server", message: failure.error ?? fallback });
  });
  const send = form.handleSubmit(async (values) => {
    await run(async () => {
      await request("POST", "/api/auth/forgot-password", values);
      onSent(values.email);
    });
  });
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : send(event));

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("email")}
        type="email"
        required
        autoComplete="username"
        inputMode="email"
        placeholder={t("email.placeholder")}
        error={fieldText(errors.email, t("email.invalid"))}
        below={
          <EmailSuggestion
            email={form.watch("email")}
            onUse={(email) => form.setValue("email", email, { shouldDirty: true, shouldValidate: true })}
          />
        }
        {...form.register("email")}
      />
      <FormAlert text={errors.root?.message} />
      <button type="submit" aria-disabled={isSubmitting} className={`${button("accent", "huge")} w-full`}>
        {t(isSubmitting ? "forgot.submit.busy" : "forgot.submit")}
      </button>
      <Link to={paths.login} className={`${button("quiet", "large")} justify-self-start`}>
        {t("forgot.back")}
      </Link>
    </form>
  );
}
