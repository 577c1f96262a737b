import { minuteMs } from "@llave/contract/calendar";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { durationText, renterName, timeText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { AskMoves } from "./AskMoves.tsx";
import type { ShorterOrder } from "./shorterOrder.ts";

/** "Another order saves 25 min of driving", with the moves it needs; nothing moves until the renters agree. */
export function ShorterOrderCard({ order }: { order: ShorterOrder }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<string[]>([]);
  return (
    <div className="rounded-l border border-line bg-card px-4 py-3.5">
      <p className="flex items-center gap-2 text-md font-semibold">
        <Icon name="pin" small />
        {t("order.title", { time: durationText(order.saves * minuteMs, t) })}
      </p>
      <ul className="mt-1.5 grid gap-1 text-md text-ink-2">
        {order.moves.map(({ showing, at }) => (
          <li key={showing.id}>
            {t("order.move", {
              name: renterName(showing, t),
              from: timeText(language, showing.at),
              to: timeText(language, at),
              status: t(showing.status === "confirmed" ? "order.confirmed" : "order.unconfirmed"),
            })}
          </li>
        ))}
      </ul>
      {asked.length > 0 ? (
        <p role="status" className="mt-2.5 text-md">
          {t("order.asked", { names: asked.join(", ") })}
        </p>
      ) : (
        <button type="button" className={`${button("line", "small")} mt-2.5`} onClick={() => setAsking(true)}>
          {t("order.ask")}
        </button>
      )}
      {asking && <AskMoves order={order} onAsked={setAsked} onClose={() => setAsking(false)} />}
    </div>
  );
}
