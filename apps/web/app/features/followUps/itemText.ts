import type { PlannedFollowUp } from "@llave/contract/followUps/followUps";
import type { Language } from "@llave/ui/language";
import { formatDate, type Translate } from "@llave/ui/translate";
import { marketDay } from "../../wording/elapsed.ts";
import type { en } from "./texts/en.ts";

export type FollowUpTexts = Translate<keyof typeof en>;

/** A time of today as the hour, of another day with its day. */
export function momentText(at: string, now: number, language: Language): string {
  const hour = { hour: "numeric", minute: "2-digit" } as const;
  if (marketDay(at) === marketDay(now)) return formatDate(language, at, hour);
  return formatDate(language, at, { weekday: "short", month: "short", day: "numeric", ...hour });
}

/** True for a message that was handed to the outbox or the mails and isn't known to be sent yet. */
export function isUnderway({ state, at, canSkip }: PlannedFollowUp, now: number): boolean {
  return state === "planned" && !canSkip && Date.parse(at) <= now;
}

/** What happens with a message, in one sentence: "Will send 9:00 AM by email", "On hold: quiet hours". */
export function stateText(item: PlannedFollowUp, now: number, language: Language, t: FollowUpTexts): string {
  const { state, at, channel, reason, asks } = item;
  const when = momentText(at, now, language);
  const by = t(`by.${channel}`);
  if (state === "held" && reason) return t("held", { reason: t(`held.${reason}`) });
  if (state === "sent") return t("was.sent", { when, by });
  if (state === "skipped") return t("was.skipped", { when });
  if (isUnderway(item, now)) return t("will.now", { by });
  return asks ? t("will.ask", { when }) : t("will.send", { when, by });
}
