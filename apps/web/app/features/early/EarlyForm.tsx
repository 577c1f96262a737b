import type { WaitlistResponse } from "@llave/contract/site/waitlist";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { currentCampaign } from "../../campaign/useCampaign.ts";
import { button } from "../../components/button.ts";
import { CheckRow } from "../../components/form/CheckRow.tsx";
import { EmailSuggestion } from "../../components/form/EmailSuggestion.tsx";
import { fieldText } from "../../components/form/fieldText.ts";
import { Honeypot } from "../../components/form/Honeypot.tsx";
import { TextField } from "../../components/form/TextField.tsx";
import { Icon } from "../../components/Icon.tsx";
import { lazyResolver } from "../../data/lazyResolver.ts";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { type Joining, waitlistPayload } from "./payload.ts";
import { catalogs } from "./texts/catalogs.ts";

const rules = lazyResolver<Joining>(async () => (await import("./earlyFormRules.ts")).earlyFormRules);

/** The early-access form; fills in a code from the address (`?ref=`). */
export function EarlyForm({ onJoined }: { onJoined: (joined: WaitlistResponse) => void }) {
  const t = useTexts(catalogs);
  const referral = useSearchParams()[0].get("ref") ?? "";
  const form = useForm<Joining>({
    resolver: rules.resolver,
    defaultValues: { name: "", email: "", isAgent: false, referral, website: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const join = form.handleSubmit(useJoin(onJoined), () => {
    const { name, email } = form.getValues();
    if (name.trim() !== "" && email.trim() !== "") return;
    toasts.add({ title: t("missing.title"), description: t("missing.text"), tone: "destructive" });
  });
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : join(event));

  return (
    <form noValidate method="post" onFocus={rules.fetch} onSubmit={submit} className="grid gap-5">
      <TextField
        label={t("name")}
        required
        autoComplete="name"
        error={fieldText(errors.name, t("name.missing"))}
        {...form.register("name")}
      />
      <TextField
        label={t("email")}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        placeholder={t("email.placeholder")}
        error={fieldText(errors.email, t(form.getValues("email").trim() === "" ? "email.missing" : "email.invalid"))}
        below={
          <EmailSuggestion
            email={form.watch("email")}
            onUse={(email) => form.setValue("email", email, { shouldDirty: true, shouldValidate: true })}
          />
        }
        {...form.register("email")}
      />
      <TextField
        label={t("referral")}
        optional
        autoComplete="off"
        placeholder={t("referral.placeholder")}
        error={undefined}
        {...form.register("referral")}
      />
      <Honeypot {...form.register("website")} />
      <CheckRow label={t("isAgent")} {...form.register("isAgent")} />
      <button type="submit" aria-disabled={isSubmitting} className={`${button("accent", "huge")} mt-1 w-full`}>
        {t(isSubmitting ? "submit.busy" : "submit")}
        {!isSubmitting && <Icon name="arrow" />}
      </button>
    </form>
  );
}

/** Sends the form. The server's text for a failure goes to the console; the person gets one plain sentence. */
function useJoin(onJoined: (joined: WaitlistResponse) => void) {
  const t = useTexts(catalogs);
  const { run } = useAction(({ error = "Submission failed" }) => {
    console.error(error);
    toasts.add({ title: t("failed.title"), description: t("failed.text"), tone: "destructive" });
  });
  return async (joining: Joining) => {
    await run(async () => {
      const response = await request("POST", "/api/waitlist", waitlistPayload(joining, currentCampaign(), new Date()));
      const joined: WaitlistResponse = await response.json();
      const state = joined.joined ? "joined" : joined.status === "pending" ? "again" : "invited";
      toasts.add({ title: t(`${state}.title`), description: t(`${state}.text`) });
      onJoined(joined);
    });
  };
}
