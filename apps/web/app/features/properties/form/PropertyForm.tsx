import type { PropertyStatus, SavePropertyRequest } from "@llave/contract/listings/properties";
import { type FormEvent, type ReactNode, useCallback, useRef } from "react";
import { type FieldPath, FormProvider, useForm } from "react-hook-form";
import { schemaResolver } from "../../../data/schemaResolver.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { UnsavedNotice } from "../../../session/unsaved/UnsavedNotice.tsx";
import { useUnsavedForm } from "../../../session/unsaved/useUnsaved.ts";
import { type FailedCall, useAction } from "../../../session/useAction.ts";
import { PublishBar, type StoredListing } from "../publish/PublishBar.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { PhotosSection } from "./photos/PhotosSection.tsx";
import { BasicsSection } from "./sections/BasicsSection.tsx";
import { DescriptionSection } from "./sections/DescriptionSection.tsx";
import { FactsSection } from "./sections/FactsSection.tsx";
import { revealFields } from "./sections/OptionalSection.tsx";
import { ReferenceSection } from "./sections/ReferenceSection.tsx";
import { TermsSections } from "./sections/TermsSection.tsx";
import { valueErrorMap } from "./valueErrors.ts";
import { type FormValues, formSchema } from "./values.ts";
import { useWording, WordingProvider } from "./wording.tsx";

interface PropertyFormProps {
  /** The key of its unsaved content. */
  name: string;
  values: FormValues;
  /** Null if it was never saved. */
  stored: StoredListing | null;
  /** Stores the listing; called again after a failure with the corrections. */
  onSave: (request: SavePropertyRequest, done: () => void) => Promise<void>;
  /** Shown beside the form. */
  aside?: ReactNode;
}

/** A listing's form. Typed text survives errors and a reload, and leaving with changes asks first. */
export function PropertyForm(props: PropertyFormProps) {
  return (
    <WordingProvider>
      <Inner {...props} />
    </WordingProvider>
  );
}

function Inner({ name, values, stored, onSave, aside }: PropertyFormProps) {
  const t = useTexts(catalogs);
  const form = useForm<FormValues, unknown, SavePropertyRequest>({
    resolver: schemaResolver(formSchema, { error: valueErrorMap }),
    defaultValues: values,
    mode: "onTouched",
  });
  // A form that is restored never continues publishing by itself.
  const kept = useUnsavedForm(form, name, { never: ["status"], forADay: ["photos"] });
  const { errors, isSubmitting, isDirty } = form.formState;
  const unsaved = useRef(false);
  unsaved.current = isDirty;
  const isUnsaved = useCallback(() => unsaved.current, []);
  const { run } = useAction(useRefusedListing(form.setError, form.getValues));
  const save = form.handleSubmit(
    async (request) => {
      form.clearErrors();
      await run(() =>
        onSave(request, () => {
          unsaved.current = false;
          form.reset(form.getValues());
          kept.forget();
        }),
      );
    },
    // The form then focuses the first wrong field, which must not be in a closed section.
    (wrong) => revealFields(namesIn(wrong)),
  );
  const storedStatus = stored?.status ?? "draft";
  const saveAs = async (status: PropertyStatus) => {
    form.setValue("status", status);
    await save();
    // A refused status stays as it was: trying to publish a listing doesn't publish it.
    if (unsaved.current) form.setValue("status", storedStatus);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void saveAs(storedStatus);
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="pb-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <PublishBar
            stored={stored}
            busy={isSubmitting}
            error={errors.root?.message ?? (Object.keys(errors).length > 0 ? t("form.check") : undefined)}
            onSave={(status) => void saveAs(status)}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[minmax(0,1fr)_340px]">
            {/* The bar stays in view, and the focused element stays clear of it. */}
            <div className="grid min-w-0 gap-5 [&_:is(input,select,textarea,button)]:scroll-mt-40 max-phone:[&_:is(input,select,textarea,button)]:scroll-mb-52">
              <UnsavedNotice form={kept} />
              <BasicsSection />
              <PhotosSection />
              <div className="overflow-hidden rounded-l border border-line bg-card">
                <DescriptionSection />
                <TermsSections />
                <FactsSection />
                <ReferenceSection />
              </div>
            </div>
            {aside}
          </div>
        </div>
        <LeaveGuard isDirty={isUnsaved} onLeave={kept.forget} />
      </form>
    </FormProvider>
  );
}

/** The fields with errors, by the names of their inputs. */
function namesIn(errors: object, path = ""): string[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof error !== "object" || error === null) return [];
    return "message" in error ? [name] : namesIn(error, name);
  });
}

/** Shows the server's refusals beside their fields; unfair wording comes with its rewrite. */
function useRefusedListing(
  setError: (name: FieldPath<FormValues> | "root", error: { type?: string; message: string }) => void,
  getValues: () => FormValues,
) {
  const t = useTexts(catalogs);
  const { check } = useWording();
  return (failure: FailedCall) => {
    setError("root", { message: failure.error ?? t("save.failed") });
    revealFields([
      ...Object.keys(failure.fields ?? {}),
      ...(failure.code === "property_duplicate" ? ["externalId"] : []),
    ]);
    for (const [field, message] of Object.entries(failure.fields ?? {})) {
      setError(field as FieldPath<FormValues>, { type: "server", message });
    }
    if (failure.code === "property_duplicate") setError("externalId", { type: "server", message: failure.error ?? "" });
    if (failure.code === "listing_wording") void check(textsOf(getValues(), Object.keys(failure.fields ?? {})));
  };
}

/** The current texts of some of the form's fields. */
function textsOf(values: FormValues, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const found = field
        .split(".")
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], values);
      return [field, typeof found === "string" ? found : ""];
    }),
  );
}
