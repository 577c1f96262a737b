import { changePasswordRequest } from "@llave/contract/account/accounts";
import type { LoginResponse } from "@llave/contract/account/auth";
import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { keepSession } from "../../session/currentSession.ts";
import { sessionsKey } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useAccountAction } from "./useAccountAction.ts";

/** Changes the password; this browser gets a new session, and all others end. */
export function PasswordCard() {
  const t = useTexts(catalogs);
  const queryClient = useQueryClient();
  const form = useForm<z.infer<typeof changePasswordRequest>>({
    resolver: schemaResolver(changePasswordRequest),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const { run } = useAccountAction(form);
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async (values) => {
    await run(async () => {
      const response = await request("POST", "/api/account/password", values);
      keepSession((await response.json()) as LoginResponse);
      form.reset();
      toasts.add({ title: t("password.done.title"), description: t("password.done.text") });
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
    });
  });
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : change(event));

  return (
    <Card title={t("password.title")}>
      <p className="mt-1 text-md text-muted">{t("password.note")}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid max-w-[480px] gap-4">
        <PasswordField
          label={t("password.current")}
          autoComplete="current-password"
          error={fieldText(errors.currentPassword, t("password.current.missing"))}
          {...form.register("currentPassword")}
        />
        <PasswordField
          label={t("password.new")}
          autoComplete="new-password"
          error={fieldText(errors.newPassword, t("password.short"))}
          {...form.register("newPassword")}
        />
        <button type="submit" aria-disabled={isSubmitting} className={`${button("navy", "large")} justify-self-start`}>
          {t(isSubmitting ? "password.busy" : "password.submit")}
        </button>
      </form>
    </Card>
  );
}
