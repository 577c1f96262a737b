import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { ScoreChip } from "../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { bedroomsShort, phoneText } from "../../wording/slots.ts";
import { propertyLine } from "./lines.ts";
import type { OptionGroup, SearchOption } from "./options.ts";
import { catalogs } from "./texts/catalogs.ts";

interface ResultsProps {
  id: string;
  groups: readonly OptionGroup[];
  /** The query the results are for. */
  text: string;
  /** The line that Enter opens; -1 for none. */
  active: number;
  onPoint(place: number): void;
  onChoose(option: SearchOption): void;
}

/** A line's id, which the field references as active. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The results in groups. The focus stays in the field, which references the active line by its id. */
export function Results(props: ResultsProps) {
  const { id, groups } = props;
  const t = useTexts(catalogs);
  let first = 0;
  return (
    <div id={id} role="listbox" aria-label={t("label")} className="p-1.5">
      {groups.map((group) => {
        const start = first;
        first += group.options.length;
        return <Group key={group.title} group={group} first={start} {...props} />;
      })}
    </div>
  );
}

interface GroupProps extends ResultsProps {
  group: OptionGroup;
  /** Index of the group's first line among all. */
  first: number;
}

function Group({ id, group, first, text, active, onPoint, onChoose }: GroupProps) {
  const t = useTexts(catalogs);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of fields
    <div role="group" aria-label={t(group.title)} className="not-first:mt-1.5">
      <p aria-hidden="true" className="px-3.5 pt-2 pb-1 text-sm font-medium text-muted">
        {t(group.title)}
      </p>
      {group.options.map((option, index) => {
        const place = first + index;
        const line = {
          id: optionId(id, place),
          role: "option",
          tabIndex: -1,
          "aria-selected": place === active,
          onMouseMove: () => onPoint(place),
          // The focus stays in the field.
          onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
          className:
            "flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-m px-3.5 py-1.5 text-left aria-selected:bg-fill phone:min-h-[46px]",
        };
        const content = <OptionLine option={option} text={text} />;
        if (option.to !== undefined) {
          return (
            <Link
              key={option.key}
              {...line}
              to={option.to}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(option);
              }}
            >
              {content}
            </Link>
          );
        }
        return (
          <button key={option.key} type="button" {...line} onClick={() => onChoose(option)}>
            {content}
          </button>
        );
      })}
    </div>
  );
}

function OptionLine({ option, text }: { option: SearchOption; text: string }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  switch (option.kind) {
    case "lead": {
      const { name, phone, email, area, bedrooms, score, status } = option.lead;
      const contact = phone ? phoneText(phone) : (email ?? t("noContact"));
      const second = [contact, bedroomsShort(bedrooms, language), area].filter(Boolean).join(" · ");
      return (
        <Line
          wide
          mark={<ScoreChip score={score} status={status} compact />}
          first={name ?? t("anonymous")}
          second={second}
        />
      );
    }
    case "message": {
      const { leadName, excerpt } = option.hit;
      return <Line mark={<Mark icon="chat" />} first={leadName ?? t("anonymous")} second={`“${excerpt}”`} />;
    }
    case "property": {
      const { address, sourceUrl } = option.property;
      const first = address || sourceUrl || t("noAddress");
      return <Line mark={<Mark icon="building" />} first={first} second={propertyLine(option.property, language)} />;
    }
    case "link":
      return <Line mark={<Mark icon="link" />} first={option.link.name} second={`/smartlink/${option.link.slug}`} />;
    case "command":
      return <Line mark={<Mark icon={option.command.icon} />} first={option.command.label} />;
    default:
      return (
        <Line
          mark={<Mark icon="arrow" />}
          first={t(option.kind === "allLeads" ? "all.leads" : "all.properties", { text })}
        />
      );
  }
}

function Mark({ icon }: { icon: Parameters<typeof Icon>[0]["name"] }) {
  return (
    <span className="grid size-8 flex-none place-items-center rounded-s bg-fill-2 text-ink-2">
      <Icon name={icon} small />
    </span>
  );
}

/**
 * On one line, or on two where there is little room.
 * @param wide true for a mark wider than an icon
 */
function Line({
  mark,
  first,
  second,
  wide = false,
}: {
  mark: ReactNode;
  first: string;
  second?: string;
  wide?: boolean;
}) {
  return (
    <>
      <span className={`flex flex-none ${wide ? "w-16" : "w-8"}`}>{mark}</span>
      <span className="flex min-w-0 flex-1 flex-col phone:flex-row phone:items-baseline phone:gap-2">
        <b className="max-w-full flex-none truncate font-semibold">{first}</b>
        {second && <span className="min-w-0 truncate text-sm text-muted">{second}</span>}
      </span>
    </>
  );
}

/** Nothing was found, or the call failed. */
export function NoResults({ text, failed, onRetry }: { text: string; failed: boolean; onRetry: () => void }) {
  const t = useTexts(catalogs);
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
