import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { FormAlert } from "../../components/form/FormAlert.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { clearSession } from "../../session/storedSession.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { type NewPassword, newPasswordRules } from "./newPasswordRules.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Sets a new password with the token of the mailed link. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(catalogs);
  const form = useForm<NewPassword>({
    resolver: schemaResolver(newPasswordRules),
    defaultValues: { newPassword: "", confirm: "" },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = form.formState;
  const { run } = useAction((failure) => {
    const fallback = t("reset.failed");
    toastFailure(failure, { title: t("failed.title"), fallback });
    const field = failure.fields?.newPassword;
    const shown = { type: "server", message: field ?? failure.error ?? fallback };
    form.setError(field ? "newPassword" : "root", shown, { shouldFocus: true });
  });
  const reset = form.handleSubmit(async ({ newPassword }) => {
    await run(async () => {
      await request("POST", "/api/auth/reset-password", { token, newPassword });
      // All sessions of the account ended with the old password, including this browser's.
      clearSession(localStorage);
      onDone();
    });
  });
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : reset(event));

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <PasswordField
        label={t("reset.new")}
        autoComplete="new-password"
        error={fieldText(errors.newPassword, t("reset.short"))}
        {...form.register("newPassword", { deps: "confirm" })}
      />
      <PasswordField
        label={t("reset.confirm")}
        autoComplete="new-password"
        error={fieldText(errors.confirm, t("reset.different"))}
        {...form.register("confirm")}
      />
      <FormAlert text={errors.root?.message} />
      {errors.root && (
        <Link to={paths.forgotPassword} className={`${button("line", "large")} justify-self-start`}>
          {t("invalid.request")}
        </Link>
      )}
      <button type="submit" aria-disabled={isSubmitting} className={`${button("accent", "huge")} w-full`}>
        {t(isSubmitting ? "reset.submit.busy" : "reset.submit")}
      </button>
    </form>
  );
}
