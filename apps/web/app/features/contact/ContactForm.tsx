import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { button } from "../../components/button.ts";
import { EmailSuggestion } from "../../components/form/EmailSuggestion.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { Honeypot } from "../../components/form/Honeypot.tsx";
import { TextAreaField } from "../../components/form/TextAreaField.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { Icon } from "../../components/Icon.tsx";
import { lazyResolver } from "../../data/lazyResolver.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { type ContactMessage, messageSender } from "./sendMessage.ts";
import { catalogs } from "./texts/catalogs.ts";

const empty: ContactMessage = { name: "", email: "", subject: "", message: "", website: "" };
const rules = lazyResolver<ContactMessage>(async () => (await import("./messageRules.ts")).messageRules);

/** Who sent the last message; shown in the form until the next one is begun. */
interface Delivered {
  name: string;
  email: string;
}

/** The contact form. Typed text stays until the server has it. */
export function ContactForm() {
  const t = useTexts(catalogs);
  const form = useForm<ContactMessage>({ resolver: rules.resolver, defaultValues: empty });
  const [send] = useState(messageSender);
  const [delivered, setDelivered] = useState<Delivered | null>(null);
  const { errors, isSubmitting } = form.formState;
  const { run } = useAction(({ error = "Failed to send the message" }) => {
    console.error(error);
    toasts.add({ title: t("failed.title"), description: t("failed.text"), tone: "destructive" });
  });
  const submitted = form.handleSubmit(
    async (message) => {
      await run(async () => {
        await send(message);
        form.reset(empty);
        setDelivered({ name: message.name.trim().split(/\s+/)[0] ?? "", email: message.email.trim() });
        toasts.add({ title: t("sent.title"), description: t("sent.text") });
      });
    },
    () => toasts.add({ title: t("missing.title"), description: t("missing.text"), tone: "destructive" }),
  );
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : submitted(event));
  const wrong = (field: Exclude<keyof ContactMessage, "website">) =>
    fieldText(errors[field], t(form.getValues(field).trim() === "" ? `${field}.missing` : `${field}.wrong`));

  return (
    <form
      noValidate
      method="post"
      onFocus={rules.fetch}
      onInput={() => setDelivered(null)}
      onSubmit={submit}
      aria-label={t("form")}
      className="relative grid content-start gap-5"
    >
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField label={t("name")} required autoComplete="name" error={wrong("name")} {...form.register("name")} />
        <TextField
          label={t("email")}
          type="email"
          required
          autoComplete="email"
          error={wrong("email")}
          below={
            <EmailSuggestion
              email={form.watch("email")}
              onUse={(email) => form.setValue("email", email, { shouldDirty: true, shouldValidate: true })}
            />
          }
          {...form.register("email")}
        />
      </div>
      <TextField
        label={t("subject")}
        required
        autoComplete="off"
        error={wrong("subject")}
        {...form.register("subject")}
      />
      <TextAreaField label={t("message")} required rows={6} error={wrong("message")} {...form.register("message")} />
      <Honeypot {...form.register("website")} />
      {delivered && (
        <div className="flex gap-3 rounded-m border border-mint-line bg-mint-wash px-4 py-3.5">
          <Icon name="check" className="mt-0.5 text-mint-ink" />
          <p className="min-w-0 text-md text-ink-2 [overflow-wrap:anywhere]">
            <b className="block text-lg font-semibold text-ink">{t("delivered.title", { name: delivered.name })}</b>
            {t("delivered.text", { email: delivered.email })}
          </p>
        </div>
      )}
      <button
        type="submit"
        aria-disabled={isSubmitting}
        className={`${button("accent", "huge")} mt-1 phone:justify-self-start`}
      >
        {t(isSubmitting ? "sending" : "send")}
        {!isSubmitting && <Icon name="arrow" />}
      </button>
    </form>
  );
}
