import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { ScoreChip } from "../../components/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { bedroomsShort, phoneText } from "../../wording/slots.ts";
import { propertyLine } from "./lines.ts";
import type { SearchOption } from "./options.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface ResultsProps {
  id: string;
  ofLeads: SearchOption[];
  ofProperties: SearchOption[];
  /** The query the results are for. */
  text: string;
  /** The line that Enter opens; -1 for none. */
  active: number;
  onPoint(place: number): void;
  onOpen(): void;
}

/** A line's id, which the field references as active. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The results in two groups. The focus stays in the field, which references the active line by its id. */
export function Results(props: ResultsProps) {
  const { id, ofLeads, ofProperties } = props;
  const t = useTexts(catalogues);
  return (
    <div id={id} role="listbox" aria-label={t("label")} className="p-1.5">
      <Group title={t("leads")} options={ofLeads} first={0} {...props} />
      <Group title={t("properties")} options={ofProperties} first={ofLeads.length} {...props} />
    </div>
  );
}

interface GroupProps extends ResultsProps {
  title: string;
  options: SearchOption[];
  /** Index of the group's first line among all. */
  first: number;
}

function Group({ id, title, options, first, text, active, onPoint, onOpen }: GroupProps) {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of fields
    <div
      role="group"
      aria-label={title}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      <p aria-hidden="true" className="px-2.5 pt-1 pb-1 text-xs font-semibold text-muted">
        {title}
      </p>
      {options.map((option, index) => (
        <Link
          key={option.to}
          id={optionId(id, first + index)}
          role="option"
          to={option.to}
          tabIndex={-1}
          aria-selected={first + index === active}
          onMouseMove={() => onPoint(first + index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onOpen}
          className="flex min-h-12 items-center gap-3 rounded-s px-2.5 py-1.5 aria-selected:bg-fill"
        >
          <OptionLine option={option} text={text} />
        </Link>
      ))}
    </div>
  );
}

function OptionLine({ option, text }: { option: SearchOption; text: string }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  if (option.kind === "lead") {
    const { name, phone, email, area, bedrooms, score, status } = option.lead;
    const contact = phone ? phoneText(phone) : (email ?? t("noContact"));
    const second = [contact, bedroomsShort(bedrooms, language), area].filter(Boolean).join(" · ");
    return (
      <>
        <TwoLines first={name ?? t("anonymous")} second={second} />
        <ScoreChip score={score} status={status} />
      </>
    );
  }
  if (option.kind === "property") {
    const { address, sourceUrl } = option.property;
    return (
      <>
        <TwoLines first={address || sourceUrl || t("noAddress")} second={propertyLine(option.property, language)} />
        <Icon name="building" className="text-muted" />
      </>
    );
  }
  return (
    <>
      <span className="min-w-0 flex-1 truncate text-sm font-semibold">
        {t(option.kind === "allLeads" ? "all.leads" : "all.properties", { text })}
      </span>
      <Icon name="arrow" small className="text-muted" />
    </>
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <span className="min-w-0 flex-1">
      <b className="block truncate font-semibold">{first}</b>
      <span className="block truncate text-sm text-muted">{second}</span>
    </span>
  );
}

/** Replaces results: nothing was found, or the call failed. */
export function NoResults({ text, failed, onRetry }: { text: string; failed: boolean; onRetry: () => void }) {
  const t = useTexts(catalogues);
  if (failed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 px-4 py-4 text-danger">
        <span className="flex-1">{t("failed")}</span>
        <button type="button" className={button("line", "small")} onClick={onRetry}>
          {t("retry")}
        </button>
      </div>
    );
  }
  return (
    <div className="px-4 py-5">
      <p className="font-semibold wrap-anywhere">{t("none.title", { text })}</p>
      <p className="mt-1 text-sm text-muted">{t("hint")}</p>
    </div>
  );
}
