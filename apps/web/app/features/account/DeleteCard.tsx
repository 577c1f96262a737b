import { deleteAccountRequest } from "@llave/contract/account/accounts";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { PasswordField } from "../../components/form/PasswordField.tsx";
import { request } from "../../data/request.ts";
import { schemaResolver } from "../../data/schemaResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { clearSession } from "../../session/storedSession.ts";
import { clearUnsaved } from "../../session/unsaved/unsavedTexts.ts";
import { ExportLink } from "./DataCard.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useAccountAction } from "./useAccountAction.ts";

/** Deleting the account: asked once, confirmed with the password, with the export beside it. */
export function DeleteCard() {
  const t = useTexts(catalogs);
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  useEffect(() => {
    if (!asked && returnFocus.current) opener.current?.focus();
    returnFocus.current = asked;
  }, [asked]);
  return (
    <Card title={t("delete.title")}>
      <p className="mt-1 mb-4 max-w-[64ch] text-md text-muted">{t("delete.text")}</p>
      {asked ? (
        <ConfirmDeletion onCancel={() => setAsked(false)} />
      ) : (
        <button
          ref={opener}
          type="button"
          className={`${button("line", "large")} text-danger`}
          onClick={() => setAsked(true)}
        >
          {t("delete.open")}
        </button>
      )}
    </Card>
  );
}

function ConfirmDeletion({ onCancel }: { onCancel: () => void }) {
  const t = useTexts(catalogs);
  const form = useForm<z.infer<typeof deleteAccountRequest>>({
    resolver: schemaResolver(deleteAccountRequest),
    defaultValues: { currentPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const remove = form.handleSubmit(useDeletion(form));
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : remove(event));
  useEffect(() => form.setFocus("currentPassword"), [form]);

  return (
    <form noValidate onSubmit={submit} className="grid max-w-[480px] gap-4">
      <p className="text-md">{t("delete.confirm")}</p>
      <PasswordField
        label={t("password.current")}
        autoComplete="current-password"
        error={fieldText(errors.currentPassword, t("password.current.missing"))}
        {...form.register("currentPassword")}
      />
      <div className="flex flex-wrap gap-2.5">
        <ExportLink />
        <button type="button" className={button("line", "large")} onClick={onCancel}>
          {t("delete.cancel")}
        </button>
        <button
          type="submit"
          aria-disabled={isSubmitting}
          className={`${button("line", "large")} border-danger bg-danger-wash text-danger`}
        >
          {t(isSubmitting ? "delete.busy" : "delete.submit")}
        </button>
      </div>
    </form>
  );
}

function useDeletion(form: Parameters<typeof useAccountAction<z.infer<typeof deleteAccountRequest>>>[0]) {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run } = useAccountAction(form);
  return async (values: z.infer<typeof deleteAccountRequest>) => {
    if (!(await run(() => request("POST", "/api/account/delete", values)))) return;
    clearSession(localStorage);
    clearUnsaved(localStorage);
    toasts.add({ title: t("delete.done.title"), description: t("delete.done.text") });
    await navigate(paths.home);
    queryClient.clear();
  };
}
