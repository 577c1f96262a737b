import type { SavedReply } from "@llave/contract/agent/ownTexts";
import { Link } from "react-router";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { catalogs } from "../texts/catalogs.ts";

interface ReplyMenuProps {
  id: string;
  /** The text after the slash. */
  typed: string;
  replies: readonly SavedReply[];
  /** Position of the one that Enter inserts. */
  active: number;
  /** True if the agent has none at all. */
  empty: boolean;
  onChoose: (reply: SavedReply) => void;
}

/** The saved replies above the composer. The field keeps the focus and names the active one. */
export function ReplyMenu({ id, typed, replies, active, empty, onChoose }: ReplyMenuProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <div className="absolute inset-x-0 bottom-full z-10 mb-2 overflow-hidden rounded-m border border-line bg-card shadow-2">
      {replies.length === 0 && (
        <p role="status" className="px-3.5 py-3 text-base text-ink-2">
          {empty ? t("replies.empty") : t("replies.none", { typed })}
        </p>
      )}
      <div id={id} role="listbox" aria-label={t("replies.label")} className="max-h-64 overflow-y-auto">
        {replies.map((reply, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={reply.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
            ref={(row) => {
              if (index === active) bringIntoList(row);
            }}
            className="cursor-pointer px-3.5 py-2.5 hover:bg-hover aria-selected:bg-fill"
          >
            <span className="block font-semibold">/{reply.shortcut}</span>
            <span className="block truncate text-base text-ink-2">
              {reply.text[language] || reply.text.en || reply.text.es}
            </span>
          </div>
        ))}
      </div>
      <Link
        to={paths.settings.answers}
        className="block border-t border-line px-3.5 py-2.5 text-sm font-semibold underline underline-offset-4"
      >
        {t("replies.manage")}
      </Link>
    </div>
  );
}

/** Scrolls the list alone: `scrollIntoView` would move the page with it. */
function bringIntoList(row: HTMLElement | null): void {
  const list = row?.parentElement;
  if (!row || !list) return;
  const [inside, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.top < around.top) list.scrollTop -= around.top - inside.top;
  else if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom;
}
