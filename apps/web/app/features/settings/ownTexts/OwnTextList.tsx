import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface OwnTextListProps<Item> {
  query: UseQueryResult<Item[]>;
  none: { title: string; text: string };
  children: (item: Item) => ReactNode;
}

/** The agent's texts of one kind; what they are for, while there are none. */
export function OwnTextList<Item extends { id: string }>({ query, none, children }: OwnTextListProps<Item>) {
  const t = useTexts(catalogs);
  if (query.isError && !query.data)
    return <ListAlert title={t("loadFailed")} retry={t("retry")} onRetry={() => void query.refetch()} />;
  if (!query.data)
    return (
      <p role="status" className="py-4 text-md text-muted">
        {t("loading")}
      </p>
    );
  if (query.data.length === 0)
    return (
      <div className="rounded-l border border-line bg-card px-[18px] py-4">
        <p className="font-semibold">{none.title}</p>
        <p className="mt-0.5 max-w-[60ch] text-base text-ink-2">{none.text}</p>
      </div>
    );
  return (
    <ul className="divide-y divide-line rounded-l border border-line bg-card">
      {query.data.map((item) => (
        <li key={item.id} className="flex items-center gap-1 pr-1.5">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  title: string;
  text: string;
  end: string;
  removeLabel: string;
  onOpen: () => void;
  onRemove: () => void;
}

/** One text: opens to be changed, and can be deleted. */
export function OwnTextRow({ title, text, end, removeLabel, onOpen, onRemove }: RowProps) {
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="grid min-w-0 flex-1 gap-x-4 rounded-m px-[18px] py-2.5 text-left hover:bg-hover phone:grid-cols-[minmax(0,1fr)_auto] phone:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block truncate text-base text-ink-2">{text}</span>
        </span>
        <span className="text-sm text-muted">{end}</span>
      </button>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-11 flex-none place-items-center rounded-s text-muted hover:bg-fill hover:text-danger"
      >
        <Icon name="trash" small />
      </button>
    </>
  );
}
