import { type PageField, type PageListing, type PageValue, pageFields } from "@llave/contract/listings/pageImport";
import { formatDate, formatMoney, formatNumber } from "@llave/ui/translate";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Field } from "../../../components/form/Field.tsx";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";
import { usePageImport } from "./usePageImport.ts";

type Import = ReturnType<typeof usePageImport>;

/** A listing from its page on another site: read it, choose what to use, and continue in the form. */
export function PageImport() {
  const t = useTexts(catalogs);
  const reading = usePageImport();
  const [url, setUrl] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (url.trim() !== "") void reading.read(url.trim());
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label={t("page.address")} className="min-w-0 flex-1 basis-72">
          {(control) => (
            <input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <button
          type="submit"
          aria-disabled={reading.busy !== null || url.trim() === ""}
          className={`${button(reading.page ? "line" : "navy", "large")} max-phone:w-full`}
        >
          {t(reading.busy === "reading" ? "page.reading" : reading.page ? "page.again" : "page.read")}
        </button>
      </form>
      {reading.error && (
        <div className="mt-3 grid gap-2">
          <FormAlert text={reading.error} />
          <Link to={paths.newProperty} className={`${button("line", "medium")} justify-self-start`}>
            {t("page.byHand")}
          </Link>
        </div>
      )}
      <div aria-live="polite">
        {reading.page ? (
          <Found page={reading.page} reading={reading} />
        ) : (
          <p className="mt-3 text-base text-muted">{t("page.hint")}</p>
        )}
      </div>
    </>
  );
}

function Found({ page, reading }: { page: PageListing; reading: Import }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const [mayUse, setMayUse] = useState(false);
  const found = pageFields.filter((field) => page.fields[field] !== undefined);
  const open = found.filter((field) => (page.fields[field]?.length ?? 0) > 1).length;
  const seconds = formatNumber(language, page.milliseconds / 1_000, { maximumFractionDigits: 1 });
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="overflow-hidden rounded-m border border-line">
        <p className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-base">
          <span className="inline-flex items-center gap-1.5 font-semibold text-mint-ink">
            <Icon name="check" small />
            {t("page.done", { seconds })}
          </span>
          <span className="text-ink-2">
            {t("page.found", { count: found.length })}
            {open > 0 && ` · ${t("page.open", { count: open })}`}
          </span>
        </p>
        <ul className="divide-y divide-line">
          {found.map((field) => (
            <FieldRow key={field} field={field} values={page.fields[field] ?? []} reading={reading} />
          ))}
        </ul>
      </div>
      <div className="grid gap-3 rounded-m border border-line p-4">
        <h2 className="font-semibold">{t("page.photos", { count: page.photos.length })}</h2>
        {page.photos.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-s bg-paper p-3 text-base">
            <input
              type="checkbox"
              checked={mayUse}
              onChange={(event) => setMayUse(event.target.checked)}
              className="mt-0.5 size-[18px] flex-none accent-ink"
            />
            {t("page.mayUse")}
          </label>
        )}
        <button
          type="button"
          aria-disabled={reading.busy !== null || reading.count === 0}
          className={button(reading.count === 0 ? "line" : "accent", "large")}
          onClick={() => reading.count > 0 && void reading.fill(mayUse)}
        >
          {reading.busy === "copying" ? t("page.copying") : t("page.fill", { count: reading.count })}
        </button>
        <p className="text-center text-sm text-muted">{t("page.draft")}</p>
      </div>
    </div>
  );
}

interface FieldRowProps {
  field: PageField;
  values: readonly PageValue[];
  reading: Import;
}

/** One field: used, left out, or a choice between two values. */
function FieldRow({ field, values, reading }: FieldRowProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const show = useShownValue();
  const taken = reading.chosen[field];
  const [only] = values;
  const label = t(`form.${field}`);
  const source = ({ source, quote }: PageValue) =>
    quote ? t("page.source.quote", { quote }) : t(`page.source.${source}`);
  if (values.length > 1) {
    return (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-orange-wash px-4 py-3">
        <fieldset className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <legend className="float-left mr-4 w-32 font-semibold text-orange-ink">{label}</legend>
          {values.map((value) => (
            <button
              key={String(value.value)}
              type="button"
              aria-pressed={taken === value}
              onClick={() => reading.choose(field, taken === value ? undefined : value)}
              className="min-h-11 rounded-s border border-field bg-card px-3 text-base font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-night phone:min-h-9"
            >
              {show(field, value)}{" "}
              <span className="font-normal" lang={language}>
                {source(value)}
              </span>
            </button>
          ))}
        </fieldset>
        {!taken && <span className="text-sm text-orange-ink">{t("page.differ")}</span>}
      </li>
    );
  }
  if (!only) return null;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 px-4 py-3">
        <input
          type="checkbox"
          checked={taken !== undefined}
          onChange={(event) => reading.choose(field, event.target.checked ? only : undefined)}
          className="mt-0.5 size-[18px] flex-none accent-ink"
        />
        <span className="w-28 flex-none text-ink-2 phone:w-32">{label}</span>
        <span className="line-clamp-3 min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{show(field, only)}</span>
        <span className="flex-none text-right text-sm text-muted max-phone:hidden phone:max-w-56">{source(only)}</span>
      </label>
    </li>
  );
}

/** A value formatted for people. */
function useShownValue(): (field: PageField, value: PageValue) => string {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (field, { value }) => {
    if (field === "price") return formatMoney(language, Number(value));
    if (field === "squareFeet") return t("size.squareFeet", { count: formatNumber(language, Number(value)) });
    if (field === "bedrooms" && value === 0) return t("size.studio");
    if (field === "availableFrom") {
      return formatDate(language, `${value}T12:00:00Z`, { day: "numeric", month: "long", year: "numeric" });
    }
    return String(value);
  };
}
