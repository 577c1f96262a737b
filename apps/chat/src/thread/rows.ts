import { addDays } from "@llave/contract/calendar";
import { formatDate } from "@llave/ui/translate";
import type { Entry } from "../conversation/entry.ts";
import { type Receipt, receiptOf } from "../conversation/receipt.ts";
import { dayOf, timeOf } from "../texts/moments.ts";
import type { Texts } from "../texts/texts.ts";

/** A message with what surrounds it. */
export interface Row {
  entry: Entry;
  /** Line above the first message of a day, such as "Today, 2:14 AM"; empty elsewhere. */
  day: string;
  /** Time under the last message of a speaker's run, if it adds something; empty elsewhere. */
  stamp: string;
  /** True if another speaker starts here. */
  turns: boolean;
  /** True above the first message of the agent's run, which shows their name. */
  names: boolean;
  /** The status of the renter's last message; null elsewhere. */
  receipt: Receipt | null;
}

/** Groups the thread into days and runs. `now` is an ISO time; days are the market's. */
export function rowsOf(entries: Entry[], now: string, texts: Texts, seenAt: string | null = null): Row[] {
  let shownTime = "";
  const lastOwn = entries.findLastIndex(({ role }) => role === "user");
  return entries.map((entry, at) => {
    const [before, after] = [entries[at - 1], entries[at + 1]];
    const time = timeOf(entry.timestamp, texts.language);
    const startsDay = !before || dayOf(before.timestamp) !== dayOf(entry.timestamp);
    const day = startsDay ? texts.t("dayAndTime", { day: nameDay(entry.timestamp, now, texts), time }) : "";
    if (startsDay) shownTime = time;
    const stamp = (!after || speaker(after) !== speaker(entry)) && time !== shownTime ? time : "";
    if (stamp) shownTime = time;
    const names = speaker(entry) === "agent" && (!before || speaker(before) !== "agent");
    const receipt = at === lastOwn ? receiptOf(entry, seenAt) : null;
    return { entry, day, stamp, names, receipt, turns: before !== undefined && speaker(before) !== speaker(entry) };
  });
}

/** Whose run a message belongs to: the renter's, the assistant's or the agent's. */
export function speaker({ role, author }: Pick<Entry, "role" | "author">): "renter" | "assistant" | "agent" {
  return role === "user" ? "renter" : author === "agent" ? author : "assistant";
}

function nameDay(timestamp: string, now: string, { t, language }: Texts): string {
  const [day, today] = [dayOf(timestamp), dayOf(now)];
  if (day === today) return t("today");
  if (day === addDays(today, -1)) return t("yesterday");
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDate(language, timestamp, { month: "long", day: "numeric", ...(sameYear ? {} : { year: "numeric" }) });
}
