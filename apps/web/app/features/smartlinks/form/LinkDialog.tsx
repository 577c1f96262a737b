import {
  type CreateSmartLinkRequest,
  createSmartLinkRequest,
  type SmartLinkSummary,
} from "@llave/contract/chat/smartlink";
import type { FormEvent } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { schemaResolver } from "../../../data/schemaResolver.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { useLinkActions } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { LinkFields } from "./LinkFields.tsx";

interface LinkDialogProps {
  /** Null creates a new link. */
  link: SmartLinkSummary | null;
  onClose: () => void;
}

/** The form for a link. Typed text survives a failure. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const t = useTexts(catalogs);
  const actions = useLinkActions();
  const form = useForm<CreateSmartLinkRequest>({
    resolver: schemaResolver(createSmartLinkRequest),
    defaultValues: valuesOf(link),
    mode: "onTouched",
  });
  const { errors, isSubmitting } = form.formState;
  const { run } = useAction(({ code, error: message = t("save.failed") }) => {
    if (code === "smartlink_slug_taken")
      form.setError("customSlug", { type: "server", message }, { shouldFocus: true });
    else form.setError("root", { message });
  });
  const save = form.handleSubmit(async (values) => {
    await run(async () => {
      await (link ? actions.change(link.id, values) : actions.create(values));
      toasts.add({ title: t(link ? "saved.title" : "created.title") });
      onClose();
    });
  });
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : void save(event));
  return (
    <Dialog
      open
      onClose={onClose}
      title={link ? t("form.edit", { name: link.name }) : t("form.create")}
      {...(link && { description: t("form.addressStays") })}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
          <FormAlert text={errors.root?.message} />
          <LinkFields isNew={link === null} />
          <div className="flex flex-wrap gap-2.5 pt-1">
            <button type="submit" aria-disabled={isSubmitting} className={button("navy", "large")}>
              {t(
                link ? (isSubmitting ? "form.saving" : "form.save") : isSubmitting ? "form.submitting" : "form.submit",
              )}
            </button>
            <button type="button" className={button("quiet", "large")} onClick={onClose}>
              {t("form.cancel")}
            </button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function valuesOf(link: SmartLinkSummary | null): CreateSmartLinkRequest {
  if (!link)
    return { name: "", sourceTag: "", language: null, tone: null, brandColor: null, isActive: true, customSlug: null };
  const { name, sourceTag, language, tone, brandColor, isActive, customSlug } = link;
  return { name, sourceTag, language, tone, brandColor, isActive, customSlug };
}
