import type { SavedView } from "@llave/contract/leads/leadChanges";
import { formatNumber } from "@llave/ui/translate";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { TextField } from "../../../components/form/TextField.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { filterQuery, isFiltered, type LeadFilter, noFilter, readFilter } from "../filter.ts";
import { savedViewsPath, useSavedViews } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useLeadCommand, useUndoable } from "../useLeadChanges.ts";

interface ViewBarProps {
  filter: LeadFilter;
  onChange(filter: LeadFilter): void;
  onAdd(): void;
}

/** Shown only if there are some. */
const onlyMessage = (count: number | undefined) =>
  ({ key: "onlyMessage", filter: { ...noFilter, sort: "recent", onlyMessage: true }, count }) as const;

const due = (count: number | undefined) => ({ key: "due", filter: { ...noFilter, due: true }, count }) as const;

/** The agent's views: the standard ones, the saved ones, and a button to save the current one. */
export function ViewBar({ filter, onChange, onAdd }: ViewBarProps) {
  const t = useTexts(catalogs);
  const { data } = useSavedViews();
  const standing = [
    { key: "all", filter: noFilter, count: data?.counts.all },
    { key: "waiting", filter: { ...noFilter, waiting: true }, count: data?.counts.waiting },
    { key: "hot", filter: { ...noFilter, status: "hot" }, count: data?.counts.hot },
    ...(filter.due || data?.counts.due ? [due(data?.counts.due)] : []),
    ...(filter.onlyMessage || data?.counts.onlyMessage ? [onlyMessage(data?.counts.onlyMessage)] : []),
  ] as const;
  const own = data?.views.map((view) => ({ ...view, filter: readFilter(new URLSearchParams(view.query)) })) ?? [];
  // Whether leads are a table or a board isn't part of a view.
  const shown = filterQuery({ ...filter, view: "table" });
  const known = [...standing, ...own].some((view) => filterQuery(view.filter) === shown);
  return (
    <div className="flex items-center gap-2 border-b border-line p-2 max-phone:flex-wrap phone:px-3.5 phone:py-2.5">
      <ul className="-my-1 flex min-w-0 flex-1 gap-1 overflow-x-auto py-1 [scrollbar-width:none] max-phone:w-full max-phone:flex-none">
        {standing.map((view) => (
          <li key={view.key}>
            <ViewButton
              name={t(`view.${view.key}`)}
              count={view.count}
              open={filterQuery(view.filter) === shown}
              onOpen={() => onChange({ ...view.filter, view: filter.view })}
            />
          </li>
        ))}
        {own.map((view) => (
          <li key={view.id}>
            <OwnView
              view={view}
              open={filterQuery(view.filter) === shown}
              onOpen={() => onChange({ ...view.filter, view: filter.view })}
            />
          </li>
        ))}
        {/* At the end of the row, and visible however many views there are. */}
        {isFiltered(filter) && !known && (
          <li className="sticky right-0 bg-card">
            <SaveView query={shown.slice(1)} />
          </li>
        )}
      </ul>
      <LookSwitch filter={filter} onChange={onChange} />
      <Link to={paths.importLeads} className={`${button("line", "small")} flex-none max-phone:w-11 max-phone:px-0`}>
        <Icon name="upload" small />
        <span className="max-table:sr-only">{t("import.open")}</span>
      </Link>
      <button
        type="button"
        className={`${button("line", "small")} flex-none max-phone:w-11 max-phone:px-0`}
        onClick={onAdd}
      >
        <Icon name="plus" small />
        <span className="max-table:sr-only">{t("add.open")}</span>
      </button>
    </div>
  );
}

const looks = [
  ["table", "table"],
  ["board", "grid"],
] as const;

/** The table or the board. */
function LookSwitch({ filter, onChange }: Pick<ViewBarProps, "filter" | "onChange">) {
  const t = useTexts(catalogs);
  return (
    <fieldset aria-label={t("look")} className="flex flex-none rounded-[10px] bg-fill-2 p-0.5 max-phone:mr-auto">
      {looks.map(([view, icon]) => (
        <button
          key={view}
          type="button"
          aria-pressed={filter.view === view}
          onClick={() => onChange({ ...filter, view })}
          className="inline-flex h-7 items-center gap-1.5 rounded-[8px] px-2.5 text-sm font-semibold text-ink-2 max-phone:size-10 max-phone:justify-center max-phone:px-0 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
        >
          <Icon name={icon} small />
          <span className="max-table:sr-only">{t(`look.${view}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface ViewButtonProps {
  name: string;
  count?: number | undefined;
  open: boolean;
  onOpen(): void;
}

function ViewButton({ name, count, open, onOpen }: ViewButtonProps) {
  const { language } = useLanguage();
  const number = count === undefined ? null : formatNumber(language, count);
  return (
    <button
      type="button"
      aria-pressed={open}
      onClick={onOpen}
      className="touch inline-flex h-8 items-center gap-1.5 rounded-s px-3 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-fill aria-pressed:bg-ink aria-pressed:text-on-night"
    >
      {name}
      {number !== null && <span className="font-medium opacity-80">{number}</span>}
    </button>
  );
}

/** A saved view; it can be deleted while it is open. */
function OwnView({ view, open, onOpen }: { view: SavedView; open: boolean; onOpen: () => void }) {
  const t = useTexts(catalogs);
  const command = useUndoable();
  const forget = () =>
    command(["DELETE", `${savedViewsPath}/${view.id}`], {
      done: t("view.deleted", { name: view.name }),
      undo: ["POST", savedViewsPath, { name: view.name, query: view.query }],
    });
  return (
    <span className="inline-flex items-center">
      <ViewButton name={view.name} open={open} onOpen={onOpen} />
      {open && (
        <button
          type="button"
          aria-label={t("view.delete", { name: view.name })}
          onClick={() => void forget()}
          className="touch grid h-8 min-w-8 place-items-center rounded-s text-muted hover:bg-fill hover:text-ink"
        >
          <Icon name="close" small />
        </button>
      )}
    </span>
  );
}

function SaveView({ query }: { query: string }) {
  const t = useTexts(catalogs);
  const command = useLeadCommand();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    if (await command("POST", savedViewsPath, { name, query })) setOpen(false);
  };
  return (
    <>
      <button type="button" className={button("quiet", "small")} onClick={() => setOpen(true)}>
        <Icon name="plus" small />
        {t("view.save")}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("view.save")} description={t("view.save.text")}>
        <form onSubmit={save} className="mt-4 grid gap-4">
          <TextField
            label={t("view.name")}
            error={undefined}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" aria-disabled={name.trim() === ""} className={button("navy", "large")}>
            {t("view.save.submit")}
          </button>
        </form>
      </Dialog>
    </>
  );
}
