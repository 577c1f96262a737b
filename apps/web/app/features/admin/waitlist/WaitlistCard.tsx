import type { WaitlistEntry, WaitlistPage } from "@llave/contract/admin/admin";
import { useId, useState } from "react";
import { button } from "../../../components/button.ts";
import { useAddressFilter } from "../../../components/hooks/useAddressFilter.ts";
import { useMediaQuery } from "../../../components/hooks/useMediaQuery.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { Paging } from "../Paging.tsx";
import { useEntries, useWaitlistStats } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { EntryCards } from "./EntryCards.tsx";
import { EntryTable } from "./EntryTable.tsx";
import { Filters } from "./Filters.tsx";
import { entriesPath, entryFilterQuery, exportPath, matchesSearch, readEntryFilter } from "./filter.ts";
import { LoadFailed, NoEntries } from "./ListStates.tsx";
import { type Exception, OutOfOrder } from "./OutOfOrder.tsx";
import { passedOver } from "./passedOver.ts";
import { type Selection, useSelection } from "./selection.ts";
import { useInvitations } from "./useInvitations.ts";
import { useSteadyRows } from "./useSteadyRows.ts";

/** The waitlist itself: search, filters, entries, and all actions on them. */
export function WaitlistCard() {
  const t = useTexts(catalogs);
  const id = useId();
  const [filter, setFilter] = useAddressFilter(readEntryFilter, entryFilterQuery, { replace: false });
  const [search, setSearch] = useState(filter.q);
  const list = useEntries(filter);
  const { rows, hold } = useSteadyRows(entriesPath(filter), list.data?.entries);
  const invitations = useInvitations(hold);
  const shown = rows.filter((entry) => matchesSearch(entry, search));
  const selection = useSelection(shown);
  // Typing searches the page; a search on all pages ends with its text.
  const type = (text: string) => {
    setSearch(text);
    if (text === "" && filter.q !== "") setFilter({ ...filter, q: "", page: 1 });
  };
  const searchAll = () => setFilter({ ...filter, q: search.trim(), page: 1 });
  return (
    <section aria-labelledby={id} className="mt-5 overflow-hidden rounded-l border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4 pr-4 pl-5">
        <div>
          <h2 id={id} className="text-lg font-semibold">
            {t("manage.title")}
          </h2>
          <PeopleWaiting />
        </div>
        <div className="flex gap-2 max-phone:w-full max-phone:*:flex-1">
          <button type="button" className={button("line")} onClick={() => download(exportPath(filter))}>
            <Icon name="download" small />
            {t("export")}
          </button>
          <button
            type="button"
            aria-disabled={invitations.busy}
            className={button("accent")}
            onClick={invitations.inviteFirst}
          >
            <Icon name="mail" small />
            {t(invitations.sending ? "bulk.busy" : "bulk")}
          </button>
        </div>
      </div>
      <Filters search={search} onSearch={type} onSearchAll={searchAll} filter={filter} onFilter={setFilter} />
      <h3 className="sr-only">{t("entries.title")}</h3>
      {list.isError && <LoadFailed onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <p role="status" className="px-5 py-16 text-center text-lg text-muted">
          {t("loading")}
        </p>
      )}
      {list.data && (
        <Entries
          shown={shown}
          selection={selection}
          pagination={list.data.pagination}
          filtered={search.trim() !== "" || entryFilterQuery({ ...filter, page: 1 }) !== ""}
          onPage={(page) => setFilter({ ...filter, page })}
          onSearchAll={search.trim() !== "" && search.trim() !== filter.q ? searchAll : undefined}
          onClear={() => {
            setSearch("");
            setFilter({ status: "all", isAgent: "all", q: "", page: 1 });
          }}
          invitations={invitations}
        />
      )}
    </section>
  );
}

function PeopleWaiting() {
  const t = useTexts(catalogs);
  const pending = useWaitlistStats().data?.pending;
  if (pending === undefined) return null;
  return <p className="text-sm text-muted">{t("manage.waiting", { count: pending })}</p>;
}

interface EntriesProps {
  shown: readonly WaitlistEntry[];
  selection: Selection;
  pagination: WaitlistPage["pagination"];
  /** True if the search or a filter leaves entries out. */
  filtered: boolean;
  onPage(page: number): void;
  onClear(): void;
  /** Searches beyond the page; undefined if nothing is searched, or everything already is. */
  onSearchAll: (() => void) | undefined;
  invitations: ReturnType<typeof useInvitations>;
}

function Entries({ shown, selection, pagination, filtered, onPage, onClear, onSearchAll, invitations }: EntriesProps) {
  const t = useTexts(catalogs);
  const asTable = useMediaQuery("(min-width: 73.75rem)");
  const Rows = asTable ? EntryTable : EntryCards;
  const [exception, setException] = useState<Exception | null>(null);
  const invite = (entries: readonly WaitlistEntry[], onDone?: () => void) => {
    const ids = entries.map(({ id }) => id);
    const send = () => invitations.inviteChosen(ids, onDone);
    // A mail can't be recalled: for several people at once, a click alone doesn't send it.
    if (entries.length > 1 || passedOver(entries) > 0) setException({ entries, invite: send });
    else send();
  };
  return (
    <>
      <OutOfOrder exception={exception} onClose={() => setException(null)} />
      {selection.chosen.length > 0 && (
        <div className="sticky top-[60px] z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-orange-wash px-5 py-2.5 phone:top-16">
          <button
            type="button"
            aria-disabled={invitations.busy}
            className={button("navy", "small")}
            onClick={() => invite(selection.chosen, selection.clear)}
          >
            {t("chosen.invite", { count: selection.chosen.length })}
          </button>
          {selection.elsewhere > 0 && (
            <span className="text-sm text-ink-2">{t("chosen.elsewhere", { count: selection.elsewhere })}</span>
          )}
          <button
            type="button"
            className="min-h-11 text-sm font-semibold underline underline-offset-4 phone:min-h-8"
            onClick={selection.clear}
          >
            {t("chosen.clear")}
          </button>
        </div>
      )}
      {shown.length > 0 ? (
        <Rows entries={shown} selection={selection} busy={invitations.busy} onInvite={invite} />
      ) : (
        <NoEntries onClear={filtered ? onClear : undefined} onSearchAll={onSearchAll} />
      )}
      <Paging pagination={pagination} onPage={onPage} />
    </>
  );
}

/** Downloads a file with the server's name for it. */
function download(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}
