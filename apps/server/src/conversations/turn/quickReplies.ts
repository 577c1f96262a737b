import type { DialogueState, Language, Property } from "@llave/assistant";
import { locales } from "@llave/contract/locale";
import { dateFormat } from "@llave/contract/text/dateText";
import { capitalized } from "@llave/ui/capitalized";
import { slotText } from "@llave/ui/slots/slotText";
import { slotWords } from "@llave/ui/slots/slotWords";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { timeZoneOf } from "../../time/markets.ts";

/** How many fit under a question on a phone. */
const maxReplies = 5;
/** Two rows of a phone: their width, and what an answer takes of it. Pixels. */
const phone = { row: 358, padding: 38, gap: 8, character: 8.2, rows: 2 };

/** What a renter says that isn't a slot's value. */
const phrases = {
  en: {
    yes: "Yes",
    no: "No",
    notNow: "Not now",
    anywhere: "Anywhere",
    flexible: "I’m flexible",
    cancel: "Yes, cancel it",
    keep: "No, keep it",
  },
  es: {
    yes: "Sí",
    no: "No",
    notNow: "Ahora no",
    anywhere: "Cualquier zona",
    flexible: "Soy flexible",
    cancel: "Sí, cancélala",
    keep: "No, déjala",
  },
};

/**
 * Answers to the last reply's question, phrased so that the assistant understands them like the renter's own words;
 * none if a name or number is asked for, none after a goodbye, and none beside a choice of times, which has its own card.
 */
export function quickReplies(link: LinkContext, state: DialogueState, language: Language, now: Date): string[] {
  if (state.owner !== "assistant" || state.offeredTimes?.length) return [];
  const t = phrases[language];
  const slotValue = (slot: "bedrooms" | "budget" | "move_in", value: unknown) =>
    capitalized(slotText(slot, value, slotWords(language)));
  if (state.cancelOffered) return [t.cancel, t.keep];
  if (state.farewellTurn === state.turns) return [];
  if (state.homeAsked) return shownHomes(link, state).map(({ address }) => address);
  if (state.supposed && state.asked === state.supposed.slot) return [t.yes, t.no];
  switch (state.asked) {
    case "area":
      return withinRows(areas(link.properties), t.anywhere);
    case "bedrooms":
      return sizes(link.properties).map((count) => slotValue("bedrooms", count));
    case "budget_max":
      return budgets(link.properties).map((max) => slotValue("budget", { max }));
    case "move_in":
      return [slotValue("move_in", "asap"), ...months(now, language, timeZoneOf(link.market)), t.flexible];
    case "name":
    case "phone":
      return [];
  }
  return state.visitOffered || state.offeredHuman ? [t.yes, t.notNow] : [];
}

function shownHomes({ properties }: LinkContext, { shown = [] }: DialogueState): Property[] {
  const homes = shown.flatMap((id) => properties.find((listing) => listing.id === id) ?? []);
  return (homes.length > 0 ? homes : properties).slice(0, 3);
}

/** The areas with the agent's homes, those with the most homes first. */
function areas(properties: readonly Property[]): string[] {
  const counted = Map.groupBy(properties, ({ area }) => area);
  const byCount = [...counted].sort(([, a], [, b]) => b.length - a.length);
  return byCount.slice(0, maxReplies - 1).map(([area]) => area);
}

/** As many answers as fit into two rows on a phone with the last one, which must be there. */
function withinRows(answers: readonly string[], last: string): string[] {
  const kept = [...answers];
  while (kept.length > 1 && rowsOf([...kept, last]) > phone.rows) kept.pop();
  return [...kept, last];
}

function rowsOf(answers: readonly string[]): number {
  let rows = 1;
  let left = phone.row;
  for (const { length } of answers) {
    const width = phone.padding + length * phone.character;
    if (width > left) {
      rows += 1;
      left = phone.row;
    }
    left -= width + phone.gap;
  }
  return rows;
}

function sizes(properties: readonly Property[]): number[] {
  const own = [...new Set(properties.map(({ bedrooms }) => bedrooms))].sort((a, b) => a - b);
  return (own.length > 0 ? own : [0, 1, 2, 3]).slice(0, maxReplies);
}

const budgetStep = 100;
const budgetSteps = 4;

/** Budgets that each include a few more of the agent's homes. */
function budgets(properties: readonly Property[]): number[] {
  const prices = properties.map(({ price }) => Math.ceil(price / budgetStep) * budgetStep).sort((a, b) => a - b);
  const distinct = [...new Set(prices)];
  if (distinct.length <= budgetSteps) return distinct.length > 0 ? distinct : [2000, 2500, 3000, 4000];
  const at = (part: number) => distinct[Math.round(part * (distinct.length - 1))] as number;
  return [...new Set(Array.from({ length: budgetSteps }, (_, step) => at(step / (budgetSteps - 1))))];
}

/** The names of the next months. */
function months(now: Date, language: Language, timeZone: string): string[] {
  const format = dateFormat(locales[language], { timeZone, month: "long" });
  return [1, 2].map((ahead) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 15));
    return capitalized(format.format(month));
  });
}
