import type { WaitlistEntry } from "@llave/contract/admin/admin";
import { EmailText } from "../../../components/EmailText.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { MailState, StatusBadge, TypeBadge } from "./EntryBadges.tsx";
import { ChooseEntry, type EntryRowsProps, InviteEntry } from "./EntryControls.tsx";
import { joinedText, positionText, sourceText } from "./entryWords.ts";

/** A page's entries if there is no room for a table: the same data. */
export function EntryCards({ entries, ...row }: EntryRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} {...row} />
      ))}
    </ul>
  );
}

function EntryCard({ entry, selection, busy, onInvite }: { entry: WaitlistEntry } & Omit<EntryRowsProps, "entries">) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <li className="px-4 py-3.5">
      <div className="flex items-center gap-2.5">
        <span className="-m-2 grid size-11 flex-none place-items-center empty:hidden">
          <ChooseEntry entry={entry} selection={selection} />
        </span>
        <b className="font-semibold">{positionText(entry)}</b>
        <span className="ml-auto flex gap-1.5">
          <TypeBadge isAgent={entry.isAgent} />
          <StatusBadge status={entry.status} />
        </span>
      </div>
      <h4 className="mt-2 text-[1.0625rem] leading-[1.375rem] font-semibold [overflow-wrap:anywhere]">{entry.name}</h4>
      <p className="text-sm text-muted">
        <EmailText email={entry.email} />
      </p>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <dl className="grid grid-cols-[auto_auto] gap-x-3 gap-y-0.5 text-sm">
          <dt className="text-muted">{t("column.source")}</dt>
          <dd className="[overflow-wrap:anywhere]">{sourceText(entry)}</dd>
          <dt className="text-muted">{t("column.joined")}</dt>
          <dd>{joinedText(entry, language)}</dd>
          <dt className="text-muted">{t("column.mail")}</dt>
          <dd>
            <MailState mail={entry.mail} />
          </dd>
        </dl>
        <InviteEntry entry={entry} busy={busy} onInvite={onInvite} />
      </div>
    </li>
  );
}
