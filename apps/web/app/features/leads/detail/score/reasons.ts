import { type ScoreReasonId, scoreReasonIds } from "@llave/contract/conversations/understood";
import type { LeadDetail } from "@llave/contract/leads/leads";
import type { Translate } from "@llave/ui/translate";
import type { en } from "../texts/en.ts";

type Reason = LeadDetail["reasons"][number];

/** Reasons whose text includes a figure. */
const counted = ["moves_soon", "criteria_known"] as const satisfies ScoreReasonId[];
type PlainReason = Exclude<ScoreReasonId, (typeof counted)[number]>;
const plainReasons = scoreReasonIds.filter((id): id is PlainReason => !counted.some((other) => other === id));

/** The text for one reason of a score; one unknown to this version still counts, as "Other". */
export function reasonText({ id, data }: Reason, t: Translate<keyof typeof en>): string {
  const number = (name: string) => Number(data?.[name] ?? 0);
  if (id === "moves_soon") {
    return number("days") === 0 ? t("reason.moves_soon.now") : t("reason.moves_soon", { count: number("days") });
  }
  if (id === "criteria_known") {
    const count = number("count");
    return count >= 4 ? t("reason.criteria_known.all") : t("reason.criteria_known", { count });
  }
  const plain = plainReasons.find((name) => name === id);
  return plain ? t(`reason.${plain}`) : t("reason.other");
}
