import { type ManualLead, manualLead } from "@llave/contract/leads/leadChanges";
import { readMoney } from "@llave/contract/text/typedNumbers";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type FieldErrors, type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { EmailSuggestion } from "../../../components/form/EmailSuggestion.tsx";
import { Field } from "../../../components/form/Field.tsx";
import { request } from "../../../data/request.ts";
import { schemaResolver } from "../../../data/schemaResolver.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { UnsavedNotice } from "../../../session/unsaved/UnsavedNotice.tsx";
import { useUnsavedForm } from "../../../session/unsaved/useUnsaved.ts";
import { useAction } from "../../../session/useAction.ts";
import { slotText } from "../../../wording/slots.ts";
import { fromListQuery, noFilter } from "../filter.ts";
import { catalogs } from "../texts/catalogs.ts";
import { refetchLeads, useLeadFailure } from "../useLeadChanges.ts";
import { useSameText } from "../useSameText.ts";

type LeadForm = UseFormReturn<ManualLead>;

/** A renter the agent met elsewhere. */
export function AddLeadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const show = (id: string) => {
    onClose();
    void navigate(paths.lead(id) + fromListQuery(noFilter));
  };
  return (
    <Dialog open={open} onClose={onClose} title={t("add.open")} description={t("add.text")}>
      <AddLeadForm onAdded={show} />
    </Dialog>
  );
}

/** @param name what the agent typed when searching for the person */
export function AddLeadForm({ name = "", onAdded }: { name?: string; onAdded: (id: string) => void }) {
  const t = useTexts(catalogs);
  const form = useForm<ManualLead>({
    resolver: schemaResolver(manualLead),
    defaultValues: { name, language: "en" },
  });
  const { isSubmitting } = form.formState;
  const unsaved = useUnsavedForm(form, "lead:new");
  const added = (id: string) => {
    unsaved.forget();
    onAdded(id);
  };
  const [known, setKnown] = useState<KnownPerson | null>(null);
  const addAs = useAddition(form, { onAdded: added, onKnown: setKnown });
  const add = form.handleSubmit((values) => addAs(values, "ask"));
  const join = form.handleSubmit((values) => addAs(values, "merge"));
  const submit = (event: FormEvent) => (isSubmitting ? event.preventDefault() : add(event));
  if (known !== null) return <Known {...known} busy={isSubmitting} onJoin={join} onBack={() => setKnown(null)} />;
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-2 gap-x-3.5 gap-y-4">
      <UnsavedNotice form={unsaved} className="col-span-2" />
      <WhoFields form={form} />
      <WishFields form={form} />
      <button type="submit" aria-disabled={isSubmitting} className={`${button("navy", "large")} col-span-2`}>
        {t(isSubmitting ? "add.busy" : "add.submit")}
      </button>
    </form>
  );
}

interface KnownPerson {
  /** Empty for a lead without a name. */
  name: string;
  /** What is the same: "phone", "email" or both. */
  matched: string;
}

interface KnownProps extends KnownPerson {
  busy: boolean;
  onJoin: () => void;
  onBack: () => void;
}

/** The person is a lead already: adds to it, or goes back to what was typed. */
function Known({ name, matched, busy, onJoin, onBack }: KnownProps) {
  const t = useTexts(catalogs);
  const who = name === "" ? t("anonymous") : name;
  const contacts = (["phone", "email"] as const).filter((contact) => matched.split(" ").includes(contact));
  const same = useSameText()(contacts);
  return (
    <div className="mt-4 grid gap-4">
      <p role="alert">
        <b className="block font-semibold">{t("add.known", { name: who })}</b> {same && `${same}.`}{" "}
        {t("add.known.text")}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" aria-disabled={busy} onClick={onJoin} className={button("navy", "large")}>
          {t("add.known.join", { name: who })}
        </button>
        <button type="button" onClick={onBack} className={button("line", "large")}>
          {t("add.known.back")}
        </button>
      </div>
    </div>
  );
}

/** An empty input isn't sent. */
const optionalText = { setValueAs: (value: unknown) => (value === "" ? undefined : value) };
const optionalNumber = {
  setValueAs: (value: unknown) => (value === "" || value === undefined ? undefined : Number(value)),
};

/** As typed: "2900", "2,900" or "$2,900". */
const optionalMoney = {
  setValueAs: (value: unknown) =>
    value === "" || value === undefined ? undefined : (readMoney(String(value)) ?? Number.NaN),
};

function WhoFields({ form }: { form: LeadForm }) {
  const { register, formState } = form;
  const t = useTexts(catalogs);
  const error = useErrorText(formState.errors);
  return (
    <>
      <Field label={t("add.name")} error={error("name")} className="col-span-2">
        {(control) => <input {...control} autoComplete="off" {...register("name")} />}
      </Field>
      <Field label={t("add.email")} error={error("email")} hint={t("add.contact.hint")}>
        {(control) => (
          <>
            <input {...control} type="email" autoComplete="off" {...register("email", optionalText)} />
            <EmailSuggestion
              email={form.watch("email")}
              onUse={(email) => form.setValue("email", email, { shouldDirty: true, shouldValidate: true })}
            />
          </>
        )}
      </Field>
      <Field label={t("add.phone")} error={error("phone")}>
        {(control) => <input {...control} type="tel" autoComplete="off" {...register("phone", optionalText)} />}
      </Field>
    </>
  );
}

function WishFields({ form: { register, formState } }: { form: LeadForm }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const error = useErrorText(formState.errors);
  return (
    <>
      <Field label={t("add.area")} optional error={error("area")}>
        {(control) => <input {...control} {...register("area", optionalText)} />}
      </Field>
      <Field label={t("add.bedrooms")} optional error={error("bedrooms")}>
        {(control) => (
          <select {...control} {...register("bedrooms", optionalNumber)}>
            <option value="">–</option>
            <option value="0">{slotText("bedrooms", 0, language)}</option>
            {[1, 2, 3, 4, 5].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("add.budget")} optional error={error("budget")}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            placeholder={t("add.budget.example")}
            {...register("budget", optionalMoney)}
          />
        )}
      </Field>
      <Field label={t("add.moveIn")} optional error={error("moveIn")}>
        {(control) => <input {...control} type="date" {...register("moveIn", optionalText)} />}
      </Field>
      <Field label={t("add.source")} optional error={error("source")}>
        {(control) => (
          <input {...control} placeholder={t("add.source.example")} {...register("source", optionalText)} />
        )}
      </Field>
      <Field label={t("add.language")}>
        {(control) => (
          <select {...control} {...register("language")}>
            <option value="en">{t("language.en")}</option>
            <option value="es">{t("language.es")}</option>
          </select>
        )}
      </Field>
      <Field label={t("add.note")} optional error={error("note")} className="col-span-2">
        {({ className, ...control }) => (
          <textarea {...control} rows={2} className={`${className} h-auto py-2`} {...register("note", optionalText)} />
        )}
      </Field>
    </>
  );
}

function useErrorText(errors: FieldErrors<ManualLead>) {
  const t = useTexts(catalogs);
  return (name: keyof ManualLead): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === "server") return error.message;
    if (name === "name" || error.message === "required") return t("add.missing");
    if (name === "email") return t("add.email.invalid");
    if (name === "budget") return t("add.budget.invalid");
    return name === "phone" ? t("add.phone.invalid") : t("add.invalid");
  };
}

interface Outcomes {
  onAdded: (id: string) => void;
  /** Called with the lead that the person is already. */
  onKnown: (known: KnownPerson) => void;
}

function useAddition(form: LeadForm, { onAdded, onKnown }: Outcomes) {
  const t = useTexts(catalogs);
  const queryClient = useQueryClient();
  const showFailure = useLeadFailure();
  const { run } = useAction((failure) => {
    if (failure.code === "lead_exists")
      return onKnown({ name: failure.fields?.name ?? "", matched: failure.fields?.matched ?? "" });
    if (!failure.fields) return showFailure(failure);
    for (const [name, message] of Object.entries(failure.fields)) {
      form.setError(name as keyof ManualLead, { type: "server", message });
    }
  });
  return async (values: ManualLead, ifKnown: "ask" | "merge") => {
    await run(async () => {
      const { id } = await (await request("POST", "/api/leads", { ...values, ifKnown })).json();
      refetchLeads(queryClient);
      onAdded(id);
      toasts.add({ title: t("add.done", { name: values.name.trim() }) });
    });
  };
}
