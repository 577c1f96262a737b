import type { ListingAbilities, PropertyStatus, RequiredField } from "@llave/contract/listings/properties";
import { formatDate } from "@llave/ui/translate";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { button } from "../../../components/button.ts";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { useSettled } from "../../../components/hooks/useSettled.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../../notifications/standsAtBottom.ts";
import { goToField } from "../form/sections/OptionalSection.tsx";
import type { FormValues } from "../form/values.ts";
import { catalogs } from "../texts/catalogs.ts";
import { ListingLinkButtons } from "./ListingLinkButtons.tsx";
import { MoreStatuses } from "./MoreStatuses.tsx";
import { type AskedField, missingToPublish, unsaidToRenters } from "./missing.ts";

/** How long the bar's buttons rest after the status changed. Milliseconds. */
const settleMs = 2_000;

/** A stored listing. */
export interface StoredListing {
  id: string;
  status: PropertyStatus;
  /** Since when it has had its status, as an ISO time. */
  statusSince: string;
  abilities: Pick<ListingAbilities, "share">;
}

interface PublishBarProps {
  /** Null if it was never saved. */
  stored: StoredListing | null;
  busy: boolean;
  error: string | undefined;
  /** Saves the form with this status. */
  onSave: (status: PropertyStatus) => void;
}

/** Says whether renters see the listing and which fields are missing, and has the buttons that change it. */
export function PublishBar({ stored, busy, error, onSave }: PublishBarProps) {
  const { formState } = useFormContext<FormValues>();
  const status = stored?.status ?? "draft";
  const looks = status === "active" ? "border-mint-line bg-mint-wash" : "border-line bg-card";
  const bar = useFocusAfterChange(status);
  // A second click, meant for the previous button, must not press the one that took its place.
  const settling = useSettled(status, settleMs) !== status;
  const held = busy || settling;
  return (
    <div
      ref={bar}
      tabIndex={-1}
      {...standsAtBottom}
      className={`sticky z-10 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-l border p-3 shadow-2 outline-none max-phone:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-phone:order-last phone:top-[72px] phone:py-2 phone:pl-[18px] ${looks}`}
    >
      <FormAlert text={error} />
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        {status === "draft" ? <Missing /> : <Standing stored={stored} status={status} />}
        <div className="flex flex-wrap items-center gap-2 max-phone:w-full phone:ml-auto">
          {(stored === null || formState.isDirty) && (
            <Save isDraft={status === "draft"} busy={busy} onSave={() => onSave(status)} />
          )}
          {stored?.abilities.share && <ListingLinkButtons propertyId={stored.id} />}
          <Changes status={status} busy={held} onSave={onSave} />
          {stored && <MoreStatuses status={status} onChoose={(next) => !held && onSave(next)} />}
        </div>
      </div>
    </div>
  );
}

/** The pressed button goes when the status changes; the focus stays at the bar, which then has other buttons. */
function useFocusAfterChange(status: PropertyStatus) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [status]);
  return bar;
}

function Save({ isDraft, busy, onSave }: { isDraft: boolean; busy: boolean; onSave: () => void }) {
  const t = useTexts(catalogs);
  return (
    <button
      type="button"
      aria-disabled={busy}
      className={`${button(isDraft ? "line" : "accent", "medium")} max-phone:flex-1`}
      onClick={() => !busy && onSave()}
    >
      {t(busy ? "form.saving" : isDraft ? "form.saveDraft" : "form.save")}
    </button>
  );
}

/** What a draft lacks. Each item leads to its field. */
function Missing() {
  const t = useTexts(catalogs);
  const { formState } = useFormContext<FormValues>();
  const id = useId();
  const values = useWatch<FormValues>() as FormValues;
  const missing = missingToPublish(values);
  // The form says what to correct first.
  const isWrong = Object.keys(formState.errors).length > 0;
  if (missing.length === 0) return isWrong ? null : <Ready unsaid={unsaidToRenters(values)} />;
  return (
    <>
      <p id={id} className="font-semibold">
        {t("publish.left", { count: missing.length })}
      </p>
      <ul aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2 max-phone:flex-nowrap max-phone:overflow-x-auto">
        {missing.map((field) => (
          <li key={field}>
            <FieldChip field={field} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A draft that can be published, with what renters will ask because it doesn't say it yet. */
function Ready({ unsaid }: { unsaid: readonly AskedField[] }) {
  const t = useTexts(catalogs);
  const id = useId();
  return (
    <>
      <p className="font-semibold">{t("publish.ready")}</p>
      {unsaid.length > 0 && (
        <>
          <p id={id} className="flex items-center gap-2 text-orange-ink">
            <Icon name="alert" small />
            {t("publish.asked")}
          </p>
          <ul aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2">
            {unsaid.map((field) => (
              <li key={field}>
                <FieldChip field={field} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const chipTexts = {
  photos: "photos.title",
  "terms.fees.deposit": "form.fees",
  "terms.pets.allowed": "form.pets",
} as const satisfies Record<AskedField, string>;

/** Leads to a field that is still empty. */
function FieldChip({ field }: { field: RequiredField | AskedField }) {
  const t = useTexts(catalogs);
  return (
    <button
      type="button"
      onClick={() => goToField(field)}
      className="touch inline-flex h-8 items-center gap-1.5 rounded-full border border-dashed border-orange bg-orange-wash px-3 text-sm font-semibold whitespace-nowrap text-orange-ink hover:bg-orange-line/40"
    >
      <Icon name="plus" small />
      {t(field in chipTexts ? chipTexts[field as AskedField] : `form.${field as RequiredField}`)}
    </button>
  );
}

/** Whether renters see a listing that isn't a draft. */
function Standing({ stored, status }: { stored: StoredListing | null; status: Exclude<PropertyStatus, "draft"> }) {
  const t = useTexts(catalogs);
  const since = useSince(stored?.statusSince);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {status === "active" ? (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-card px-2.5 py-1.5 text-sm leading-none font-semibold text-mint-ink inset-ring inset-ring-mint-line">
          <i className="size-1.5 rounded-full bg-current" aria-hidden="true" />
          {t("publish.live", { since })}
        </span>
      ) : (
        <b className="font-semibold">{t(`publish.since.${status}`, { since })}</b>
      )}
      <span className={status === "active" ? "font-medium" : "text-ink-2"}>
        {t(status === "active" ? "publish.live.text" : "publish.notOffered")}
      </span>
    </p>
  );
}

/** "10:46 AM" for today, "March 14" for another day. */
function useSince(moment: string | undefined): string {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (moment === undefined) return "";
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday
    ? t("publish.time", { time: formatDate(language, moment, { hour: "numeric", minute: "2-digit" }) })
    : t("publish.day", { date: formatDate(language, moment, { day: "numeric", month: "long" }) });
}

interface ChangesProps {
  status: PropertyStatus;
  busy: boolean;
  onSave: (status: PropertyStatus) => void;
}

/** The possible next steps from the listing's status. */
function Changes({ status, busy, onSave }: ChangesProps) {
  const to = (next: PropertyStatus, tone: "accent" | "line", text: ReactNode) => (
    // Its own element: Enter pressed twice must not publish a listing and mark it as rented.
    <button
      key={`${status}-${next}`}
      type="button"
      aria-disabled={busy}
      className={`${button(tone, "medium")} max-phone:flex-1`}
      onClick={() => !busy && onSave(next)}
    >
      {text}
    </button>
  );
  const t = useTexts(catalogs);
  const isReady = missingToPublish(useWatch<FormValues>() as FormValues).length === 0;
  if (status === "draft") return to("active", isReady ? "accent" : "line", t("publish"));
  if (status === "active") return to("leased", "line", t("publish.rented"));
  return (
    <>
      {status !== "leased" && to("leased", "line", t("publish.rented"))}
      {to("active", "accent", t("publish.again"))}
    </>
  );
}
