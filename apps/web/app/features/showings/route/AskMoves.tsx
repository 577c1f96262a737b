import { translator } from "@llave/ui/translate";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { CheckRow } from "../../../components/form/CheckRow.tsx";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { request } from "../../../data/request.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useAction } from "../../../session/useAction.ts";
import { marketClock } from "../../../wording/marketClock.ts";
import { refetchLeads } from "../../leads/useLeadChanges.ts";
import { dayText, renterName, timeText } from "../showingWords.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { canAsk, type PlannedMove, type ShorterOrder } from "./shorterOrder.ts";

interface AskMovesProps {
  order: ShorterOrder;
  /** Called with the names of the renters who were asked. */
  onAsked: (names: string[]) => void;
  onClose: () => void;
}

/**
 * The messages that ask renters for another time, each in the renter's language. Those with a confirmed showing are asked
 * only if the agent chooses them. Nothing moves here.
 */
export function AskMoves({ order, onAsked, onClose }: AskMovesProps) {
  const t = useShowingTexts();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(() =>
    order.moves.filter((move) => move.showing.status !== "confirmed" && canAsk(move)).map(({ showing }) => showing.id),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, runOnce } = useAction(({ error }) => setProblem(error ?? t("order.failed")));
  const asked = order.moves.filter(({ showing }) => chosen.includes(showing.id));
  const send = async () => {
    setProblem(null);
    const sent = await runOnce(async () => {
      // The same question sent again, after a failure in between, is stored once.
      for (const move of asked) await ask(move);
    });
    refetchLeads(queryClient);
    if (!sent) return;
    onAsked(asked.map(({ showing }) => renterName(showing, t)));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("order.ask")} description={t("order.explained")}>
      <FormAlert text={problem ?? undefined} />
      <ul className="mt-4 grid gap-4">
        {order.moves.map((move) => (
          <MoveRow
            key={move.showing.id}
            move={move}
            checked={chosen.includes(move.showing.id)}
            onCheck={(checked) =>
              setChosen((ids) => (checked ? [...ids, move.showing.id] : ids.filter((id) => id !== move.showing.id)))
            }
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          disabled={busy || asked.length === 0}
          className={`${button("navy", "large")} max-phone:flex-1`}
          onClick={() => void send()}
        >
          {t(busy ? "order.sending" : "order.send", { count: asked.length })}
        </button>
        <button type="button" className={`${button("line", "large")} max-phone:flex-1`} onClick={onClose}>
          {t("drop.keep")}
        </button>
      </div>
    </Dialog>
  );
}

interface MoveRowProps {
  move: PlannedMove;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

function MoveRow({ move, checked, onCheck }: MoveRowProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const { showing, at } = move;
  const label = t("order.move", {
    name: renterName(showing, t),
    from: timeText(language, showing.at),
    to: timeText(language, at),
    status: t(showing.status === "confirmed" ? "order.confirmed" : "order.unconfirmed"),
  });
  if (!canAsk(move)) {
    return (
      <li className="text-md">
        <p className="font-semibold">{label}</p>
        <p className="text-ink-2">{t("order.noChat")}</p>
      </li>
    );
  }
  return (
    <li>
      <CheckRow label={label} checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      <p lang={showing.language} className="mt-1.5 rounded-m bg-hover px-3.5 py-2.5 text-md text-ink-2">
        {questionTo(move)}
      </p>
    </li>
  );
}

/** The question in the renter's language. */
function questionTo({ showing, at }: PlannedMove): string {
  const t = translator(catalogs, showing.language);
  const { language, leadName, address } = showing;
  return t(leadName === null ? "order.question" : "order.questionTo", {
    name: leadName?.split(" ")[0] ?? "",
    day: dayText(language, marketClock(at).day),
    from: timeText(language, showing.at),
    to: timeText(language, at),
    home: address ?? t("order.home"),
  });
}

async function ask(move: PlannedMove): Promise<void> {
  const { showing, at } = move;
  const key = { "idempotency-key": `route-${showing.id}-${Date.parse(at)}` };
  const path = `/api/conversations/${showing.conversationId}/messages`;
  await request("POST", path, { text: questionTo(move) }, undefined, key);
}
