import { type Slots, searchPhrase } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import type { NotificationKind } from "@llave/contract/notifications/notifications";
import { phoneText } from "@llave/ui/phoneText";
import { formatMoney } from "@llave/ui/translate";

/** What says most about a lead comes first: one mail names each lead once. */
const weightiest: readonly NotificationKind[] = [
  "emergency",
  "person_wanted",
  "showing",
  "message",
  "draft",
  "finished_lead",
  "hot_lead",
];

interface Row {
  kind: NotificationKind;
  notification_id: string;
  conversation_id: string | null;
  lead_id: string | null;
}

/** The most important notification of each lead, in the given order; those about no renter stay. */
export function onePerLead<R extends Row>(rows: readonly R[]): R[] {
  const groups = Map.groupBy(rows, (row) => row.lead_id ?? row.conversation_id ?? row.notification_id);
  return [...groups.values()].flatMap((group) => {
    const kind = weightiest.find((one) => group.some((row) => row.kind === one));
    return group.find((row) => row.kind === kind) ?? group.slice(0, 1);
  });
}

const upTo: Record<Language, (amount: string) => string> = {
  en: (amount) => `up to ${amount}`,
  es: (amount) => `hasta ${amount}`,
};

/**
 * What an agent needs to call back, after the news itself: "2 bedrooms in Brickell up to $3,000 · (305) 555-0100".
 * @param today the market's day
 */
export function callBackFacts(
  { slots, phone }: { slots: Slots | null; phone: string | null },
  language: Language,
  today: string,
): string[] {
  const budget = slots?.budget_max;
  const wishes = [
    slots ? searchPhrase(slots, language, today) : "",
    budget === undefined ? "" : upTo[language](formatMoney(language, budget)),
  ];
  return [wishes.filter(Boolean).join(" "), phone === null ? "" : phoneText(phone)].filter(Boolean);
}
