import type { KnownLeads, LeadImportAnswer } from "@llave/contract/leads/leadImport";
import { formatMoney } from "@llave/ui/translate";
import { Link } from "react-router";
import { Choice } from "../../../components/form/Choice.tsx";
import { ImportOutcome, PreviewRows } from "../../../csvImport/ImportOutcome.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { phoneText } from "../../../wording/slots.ts";
import { catalogs } from "./texts/catalogs.ts";

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
      <ul className="mt-3 flex max-h-40 flex-wrap gap-x-5 gap-y-1 overflow-auto text-base">
        {answer.knownRows.map(({ line, leadId, name, change }) => (
          <li key={line} className="flex min-h-8 items-center gap-1.5">
            <span className="text-muted">{t("known.row", { line })}</span>
            <Link to={paths.lead(leadId)} target="_blank" className="font-semibold underline underline-offset-4">
              {name}
            </Link>
            {known === "update" && <span className="text-muted">{t(`row.${change}`)}</span>}
          </li>
        ))}
        {more > 0 && <li className="flex min-h-8 items-center text-muted">{t("known.more", { count: more })}</li>}
      </ul>
    </fieldset>
  );
}
