import type { LeadDetail } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Card } from "../../../../components/Card.tsx";
import { useNow } from "../../../../components/hooks/useNow.ts";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { elapsedText } from "../../../../wording/elapsed.ts";
import { taskText } from "../../../../wording/tasks.ts";
import { useUndoable } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";
import { AnswerItem } from "./AnswerItem.tsx";

type Item = LeadDetail["tasks"][number];

/** The lead's open items, urgent first, each with the renter's or agent's own words; `asked` is the renter's language. */
export function OpenItemsCard({ items, asked }: { items: readonly Item[]; asked: Language }) {
  const t = useTexts(catalogs);
  return (
    <Card
      title={t("items.title")}
      end={
        <span className="rounded-full bg-orange-wash px-2 text-xs leading-5 font-semibold text-orange-ink">
          {items.length}
        </span>
      }
    >
      <ul className="mt-1.5 grid">
        {items.map((item) => (
          <OpenItem key={item.id} item={item} asked={asked} />
        ))}
      </ul>
    </Card>
  );
}

function OpenItem({ item, asked }: { item: Item; asked: Language }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const { title, help } = taskText({ ...item, ofHome: item.address !== null }, language);
  const where = [item.address, elapsedText(item.createdAt, now, language)].filter(Boolean).join(" · ");
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-2.5 py-[7px]">
      <span
        aria-hidden="true"
        className={`mt-0.5 size-4 rounded-full border-[1.5px] ${item.urgent ? "border-danger bg-danger-wash" : "border-orange-dot"}`}
      />
      <div className="min-w-0">
        <p className={`font-semibold ${item.urgent ? "text-danger" : ""}`}>
          {item.urgent && `${t("urgent")}: `}
          {title}
        </p>
        {item.quote !== "" && <q className="block text-sm [overflow-wrap:anywhere] text-ink-2">{item.quote}</q>}
        <p className="text-xs text-muted">
          {help} {where}
        </p>
        {item.hasDraft ? (
          <p className="text-xs font-semibold text-orange-ink">{t("items.decide")}</p>
        ) : (
          <ItemActions item={item} title={title} asked={asked} />
        )}
      </div>
    </li>
  );
}

const link = "touch py-0.5 text-xs font-semibold underline decoration-line-2 underline-offset-4 hover:decoration-ink";

/** Answers a question about a home, says that an item is done, or that it needs nothing; a toast takes that back. */
function ItemActions({ item, title, asked }: { item: Item; title: string; asked: Language }) {
  const t = useTexts(catalogs);
  const [answering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = useUndoable();
  const close = (as: "answered" | "done" | "dismissed") =>
    change(["POST", `/api/items/${item.id}/close`, { as }], {
      done: t(as === "dismissed" ? "items.dismissed" : "items.closed", { title }),
      undo: ["POST", `/api/items/${item.id}/reopen`, {}],
    });
  const done = item.kind === "promise" ? "done" : "answered";
  const leave = () => {
    flushSync(() => setAnswering(false));
    opener.current?.focus();
  };
  if (answering && item.savesTo !== null)
    return <AnswerItem itemId={item.id} home={item.savesTo} asked={asked} onLeave={leave} />;
  return (
    <p className="flex flex-wrap gap-x-4">
      {item.savesTo !== null && (
        <button ref={opener} type="button" className={link} onClick={() => setAnswering(true)}>
          {t("items.answer")}
          <span className="sr-only">: {title}</span>
        </button>
      )}
      <button type="button" className={link} onClick={() => void close(done)}>
        {t(`items.${done}`)}
        <span className="sr-only">: {title}</span>
      </button>
      <button type="button" className={link} onClick={() => void close("dismissed")}>
        {t("items.dismiss")}
        <span className="sr-only">: {title}</span>
      </button>
    </p>
  );
}
