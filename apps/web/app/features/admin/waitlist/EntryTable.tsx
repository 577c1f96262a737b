import type { WaitlistEntry } from "@llave/contract/admin/admin";
import { EmailText } from "../../../components/EmailText.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { MailState, StatusBadge, TypeBadge } from "./EntryBadges.tsx";
import { ChooseEntry, type EntryRowsProps, InviteEntry } from "./EntryControls.tsx";
import { joinedText, positionText, sourceText } from "./entryWords.ts";

const head = "border-b border-line bg-hover px-3 py-[9px] text-left text-sm font-medium whitespace-nowrap text-muted";
const cell = "h-[50px] border-b border-line px-3 whitespace-nowrap group-last:border-0 group-hover:bg-hover";
const narrow = "block max-w-[150px] min-[1400px]:max-w-[220px]";
const elastic = `${narrow} truncate`;
const columns = ["position", "name", "email", "type", "status", "source", "joined", "mail"] as const;

/** A page's entries as a table. */
export function EntryTable({ entries, selection, busy, onInvite }: EntryRowsProps) {
  const t = useTexts(catalogs);
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("entries.title")}</caption>
        <thead>
          <tr>
            <th className={`${head} w-10 pl-5`}>
              <input
                type="checkbox"
                aria-label={t("choose.all")}
                checked={selection.all}
                onChange={selection.toggleAll}
                className="block size-[18px] accent-ink"
              />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={head}>
                {t(`column.${column}`)}
              </th>
            ))}
            <th className={`${head} pr-5`}>
              <span className="sr-only">{t("column.invite")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} selection={selection} busy={busy} onInvite={onInvite} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EntryRow({ entry, selection, busy, onInvite }: { entry: WaitlistEntry } & Omit<EntryRowsProps, "entries">) {
  const { language } = useLanguage();
  return (
    <tr className="group">
      <td className={`${cell} pl-5`}>
        <ChooseEntry entry={entry} selection={selection} />
      </td>
      <td className={`${cell} font-semibold`}>{positionText(entry)}</td>
      <th scope="row" className={`${cell} text-left font-semibold`}>
        <span className={elastic}>{entry.name}</span>
      </th>
      <td className={`${cell} text-ink-2`}>
        <span className={`${narrow} whitespace-normal`}>
          <EmailText email={entry.email} />
        </span>
      </td>
      <td className={cell}>
        <TypeBadge isAgent={entry.isAgent} />
      </td>
      <td className={cell}>
        <StatusBadge status={entry.status} />
      </td>
      <td className={`${cell} text-muted`}>
        <span className="block max-w-[120px] truncate">{sourceText(entry)}</span>
      </td>
      <td className={cell}>{joinedText(entry, language)}</td>
      <td className={cell}>
        <MailState mail={entry.mail} />
      </td>
      <td className={`${cell} pr-5 text-right`}>
        <InviteEntry entry={entry} busy={busy} onInvite={onInvite} />
      </td>
    </tr>
  );
}
