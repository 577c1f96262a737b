import { minuteMs } from "@llave/contract/calendar";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { durationText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { AskMoves } from "./AskMoves.tsx";
import { MoveList } from "./MoveList.tsx";
import { SwapDialog } from "./SwapDialog.tsx";
import type { ShorterOrder } from "./shorterOrder.ts";

/** "Another order saves 25 min of driving", with the moves it needs; nothing moves until the renters agree. */
export function ShorterOrderCard({ order }: { order: ShorterOrder }) {
  const t = useShowingTexts();
  const [asking, setAsking] = useState(false);
  const [swapping, setSwapping] = useState(false);
  const [asked, setAsked] = useState<string[]>([]);
  return (
    <div className="rounded-l border border-line bg-card px-4 py-3.5">
      <p className="flex items-center gap-2 text-md font-semibold">
        <Icon name="pin" small />
        {t("order.title", { time: durationText(order.saves * minuteMs, t) })}
      </p>
      <MoveList moves={order.moves} className="mt-1.5 text-ink-2" />
      {order.isSwap && <p className="mt-1.5 text-md text-ink-2">{t("order.swapNote")}</p>}
      {asked.length > 0 ? (
        <p role="status" className="mt-2.5 text-md">
          {t(order.isSwap ? "order.askedSwap" : "order.asked", { names: asked.join(", ") })}
        </p>
      ) : (
        <button type="button" className={`${button("line", "small")} mt-2.5 mr-2.5`} onClick={() => setAsking(true)}>
          {t("order.ask")}
        </button>
      )}
      {order.isSwap && (
        <button type="button" className={`${button("line", "small")} mt-2.5`} onClick={() => setSwapping(true)}>
          {t("order.swap")}
        </button>
      )}
      {asking && <AskMoves order={order} onAsked={setAsked} onClose={() => setAsking(false)} />}
      {swapping && <SwapDialog moves={order.moves} onClose={() => setSwapping(false)} />}
    </div>
  );
}
