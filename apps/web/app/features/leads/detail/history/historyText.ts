import type { HistoryEntry } from "@llave/contract/leads/leadChanges";
import { lostReason } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney, type Translate } from "@llave/ui/translate";
import { slotLabel, slotLine, slotText } from "../../../../wording/slots.ts";
import { taskText } from "../../../../wording/tasks.ts";
import { stages } from "../../filter.ts";
import type { LeadTexts } from "../../leadWords.ts";
import type { en } from "../texts/en.ts";

type DetailTexts = Translate<keyof typeof en>;
type Wording = (entry: HistoryEntry, language: Language, t: DetailTexts, words: LeadTexts) => string;

/** The text for one line of a lead's history. */
export const historyText: Wording = (entry, ...rest) => wordings[entry.kind](entry, ...rest);

const text = (entry: HistoryEntry, name: string) => String(entry.detail[name] ?? "");

const leadStatuses = ["hot", "warm", "cold"] as const;
const callOutcomes = ["reached", "voicemail", "no_answer"] as const;
const showingSteps = ["held", "requested", "confirmed", "moved", "canceled", "declined"] as const;

const wordings: Record<HistoryEntry["kind"], Wording> = {
  arrived: (_, __, t) => t("history.arrived"),
  added: (entry, _, t) => t(entry.detail.imported === true ? "history.imported" : "history.added"),
  note: (_, __, t) => t("notes.title"),
  removed: (_, __, t) => t("history.removed"),
  restored: (_, __, t) => t("history.restored"),
  completed: (_, __, t) => t("history.completed"),
  opted_out: (_, __, t) => t("history.opted_out"),
  opted_in: (_, __, t) => t("history.opted_in"),
  redacted: (_, __, t) => t("history.redacted"),
  security: (_, __, t) => t("history.security"),
  paused: (_, __, t) => t("history.paused"),
  resumed: (_, __, t) => t("history.resumed"),
  taken_over: (_, __, t) => t("history.taken_over"),
  stepped_in: (_, __, t) => t("history.stepped_in"),
  handed_back: (_, __, t) => t("history.handed_back"),
  reviewed: (_, __, t) => t("history.reviewed"),
  muted: (_, __, t) => t("history.muted"),
  unmuted: (_, __, t) => t("history.unmuted"),
  stage(entry, language, t, words) {
    const stage = stages.find((name) => name === entry.detail.to) ?? "new";
    const to = words(`stage.${stage}`);
    const { commission } = entry.detail;
    const reason = lostReason.options.find((name) => name === entry.detail.reason);
    if (reason) return t("history.lost", { to, reason: words(`lost.${reason}`) });
    if (typeof commission !== "number") return t("history.stage", { to });
    return t("history.leased", { to, amount: formatMoney(language, commission) });
  },
  temperature(entry, _, t) {
    const named = (name: string) => t(`history.${leadStatuses.find((is) => is === text(entry, name)) ?? "cold"}`);
    const values = { from: named("from"), to: named("to"), before: text(entry, "before"), score: text(entry, "score") };
    return t("history.temperature", values);
  },
  fact(entry, language, t) {
    const slot = slotLine(text(entry, "slot"));
    if (slot === null) return t("history.fact.unknown");
    const { before, after } = entry.detail;
    const value = (of: unknown) =>
      of === null || of === undefined ? t("facts.unknown") : slotText(slot, of, language);
    return t("history.fact", { slot: slotLabel(slot, language), before: value(before), after: value(after) });
  },
  merged(entry, _, t, words) {
    const name = text(entry, "name") || words("anonymous");
    if (entry.actor === "agent") return t("history.merged", { name });
    const matched = Array.isArray(entry.detail.matched) ? entry.detail.matched : [];
    if (matched.length !== 1) return t("history.merged.both", { name });
    return t(matched[0] === "phone" ? "history.merged.phone" : "history.merged.email", { name });
  },
  unmerged: (entry, _, t, words) => t("history.unmerged", { name: text(entry, "name") || words("anonymous") }),
  called: (entry, _, t) =>
    t(`history.called.${callOutcomes.find((name) => name === entry.detail.outcome) ?? "reached"}`),
  showing(entry, language, t) {
    const step = showingSteps.find((name) => name === entry.detail.what) ?? "confirmed";
    const options = { weekday: "short", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
    return t(`history.showing.${step}`, { when: formatDate(language, text(entry, "at"), options) });
  },
  task(entry, language) {
    const kind = text(entry, "kind") as Parameters<typeof taskText>[0]["kind"];
    return taskText({ kind, topic: text(entry, "topic") || null }, language).title;
  },
};
