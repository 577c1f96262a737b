import type { KnownLeads, LeadImportAnswer } from "@llave/contract/leads/leadImport";
import type { Language } from "@llave/ui/language";
import { formatMoney, type Translate } from "@llave/ui/translate";
import { Link } from "react-router";
import { Choice } from "../../../components/form/Choice.tsx";
import { ImportOutcome, PreviewRows } from "../../../csvImport/ImportOutcome.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { phoneText, slotLabel, slotLine, slotText } from "../../../wording/slots.ts";
import { useSameText } from "../useSameText.ts";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

interface LeadImportPreviewProps {
  answer: LeadImportAnswer;
  /** What happens to people who are leads already. */
  known: KnownLeads;
  busy: boolean;
  onKnown: (known: KnownLeads) => void;
  onCommit: () => void;
}

/** What a file of leads would do. */
export function LeadImportPreview({ answer, known, busy, onKnown, onCommit }: LeadImportPreviewProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const counted = [
    "created",
    ...(known === "skip" ? (["skipped"] as const) : (["updated", "unchanged"] as const)),
  ] as const;
  const changes = answer.created + answer.updated;
  const rows = answer.preview.map((row) => ({
    line: row.line,
    title: row.name,
    text: [row.phone && phoneText(row.phone), row.email, row.area].filter(Boolean).join(" · "),
    end: row.budget === null ? null : formatMoney(language, row.budget),
    change: t(`row.${row.change}`),
  }));
  return (
    <ImportOutcome
      counts={[
        ...counted.map((name) => ({ label: t(name), count: answer[name] })),
        { label: t("failed"), count: answer.failed, bad: true },
      ]}
      outcome={answer}
      changes={changes}
      commit={t("commit", { count: changes })}
      busy={busy}
      onCommit={onCommit}
    >
      {answer.protectedColumns.length > 0 && (
        <p className="text-base text-muted">{t("protected", { columns: answer.protectedColumns.join(", ") })}</p>
      )}
      {answer.shortenedNotes > 0 && (
        <p className="text-base text-muted">{t("shortened", { count: answer.shortenedNotes })}</p>
      )}
      {answer.known > 0 && <KnownPeople answer={answer} known={known} busy={busy} onKnown={onKnown} />}
      <PreviewRows rows={rows} />
    </ImportOutcome>
  );
}

/** Who is a lead already, and the choice of what happens to them. */
function KnownPeople({ answer, known, busy, onKnown }: Omit<LeadImportPreviewProps, "onCommit">) {
  const t = useTexts(catalogs);
  const more = answer.known - answer.knownRows.length;
  return (
    <fieldset>
      <legend className="font-semibold">{t("known.title", { count: answer.known })}</legend>
      <div className="mt-2 grid gap-3 phone:grid-cols-2">
        {(["skip", "update"] as const).map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="known"
            title={t(`known.${choice}`)}
            text={t(`known.${choice}.text`)}
            checked={known === choice}
            onChange={() => !busy && onKnown(choice)}
          />
        ))}
      </div>
      <ul className="mt-3 max-h-96 divide-y divide-line overflow-auto rounded-m border border-line text-base">
        {answer.knownRows.map((row) => (
          <KnownRow key={row.line} row={row} updates={known === "update"} />
        ))}
        {more > 0 && <li className="px-3.5 py-2.5 text-muted">{t("known.more", { count: more })}</li>}
      </ul>
    </fieldset>
  );
}

interface KnownRowProps {
  row: LeadImportAnswer["knownRows"][number];
  updates: boolean;
}

/** A row about a lead: why it is the same person, and what an update changes. */
function KnownRow({ row: { line, leadId, name, matched, otherName, change, changes, note }, updates }: KnownRowProps) {
  const t = useTexts(catalogs);
  const same = useSameText()(matched);
  const { language } = useLanguage();
  return (
    <li className="grid gap-1 px-3.5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-muted">{t("known.row", { line })}</span>
        <Link to={paths.lead(leadId)} target="_blank" className="reach font-semibold underline underline-offset-4">
          {name}
        </Link>
        {same && <span className="text-muted">{same}</span>}
        {otherName !== null && <b className="font-semibold text-orange-ink">{t("known.other", { name: otherName })}</b>}
        {updates && <span className="ml-auto text-sm text-muted">{t(`row.${change}`)}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
        {changes.map((each) => (
          <li key={each.slot} className="min-w-0 [overflow-wrap:anywhere]">
            {changeText(each, language, t)}
          </li>
        ))}
        {note !== null && <li className="line-clamp-2 w-full text-ink-2">{t("known.note", { text: note })}</li>}
      </ul>
    </li>
  );
}

function changeText(
  { slot, before, after }: KnownRowProps["row"]["changes"][number],
  language: Language,
  t: Translate<keyof typeof en>,
): string {
  const line = slotLine(slot);
  if (line === null) return "";
  const value = (of: unknown) => slotText(line, of, language);
  const named = { slot: slotLabel(line, language), after: value(after) };
  return before === null ? t("known.added", named) : t("known.change", { ...named, before: value(before) });
}
