import {
  awaitsAgent,
  type DialogueState,
  factTopics,
  hearingContext,
  minutesOfDay,
  nextQuestion,
  type Property,
  type Rewording,
  type SlotName,
  storedFact,
  type ThreadLine,
  type TurnContext,
} from "@llave/assistant";
import { dateFormat } from "@llave/contract/text/dateText";

/** Slots whose values we never send. */
const personal: readonly SlotName[] = ["name", "phone", "email"];
/** Days with free times that a model sees; it can name others, which are checked too. */
const maxDays = 24;

/**
 * What a model needs to interpret a message and to say what the reply should do: the conversation and the message without
 * personal data, the known search, the homes with their stored facts, the free times, the day and the places. Nothing
 * identifies the conversation.
 * @param thread earlier messages, redacted
 */
export function understandInput(
  text: string,
  thread: readonly ThreadLine[],
  state: DialogueState,
  turn: TurnContext,
): string {
  const { slots, focus, shown = [] } = state;
  const { properties, ownAnswers = [], showing } = turn;
  const context = hearingContext(state, turn);
  const known = Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => [slot, personal.includes(slot as SlotName) ? "known" : value]),
  );
  const numberOf = (id: string) => properties.findIndex((home) => home.id === id) + 1;
  const arranged =
    showing && `${showing.date} ${showing.time}, ${showing.status}, home ${numberOf(showing.propertyId ?? "")}`;
  return [
    tagged("today", `${context.referenceDate} (${weekday(context.referenceDate)})`),
    tagged("homes", properties.map(homeLine).join("\n") || "none"),
    tagged(
      "own_answers",
      ownAnswers.map(({ question }, n) => `${n + 1}. ${question.en ?? question.es}`).join("\n") || "none",
    ),
    tagged("free_times", freeDays(turn) || "none: only the agent arranges showings"),
    tagged("showing", arranged || "none"),
    tagged("conversation", thread.map(({ role, content }) => `${speakers[role]}: ${content}`).join("\n") || "none yet"),
    tagged("home_in_question", focus === null ? "none" : String(numberOf(focus))),
    tagged("shown", shown.map(numberOf).join(", ") || "none"),
    tagged("asked", context.asked ?? "nothing"),
    tagged("offered", (context.offered ?? []).map((offer, index) => `${index + 1}. ${offer}`).join("\n") || "nothing"),
    tagged("known", JSON.stringify(known)),
    tagged("handed_over", awaitsAgent(state) ? "yes: the agent writes next" : "no"),
    tagged("next_question", nextQuestion(state) ?? "none"),
    tagged("places", context.market.places.map(({ name }) => name).join(", ")),
    tagged("message", text),
  ].join("\n");
}

const speakers = { user: "renter", assistant: "assistant" } as const;

/** A home's number and everything stored about it. */
function homeLine(home: Property, index: number): string {
  const facts = factTopics.flatMap((topic) => {
    const fact = storedFact(home, topic, "en");
    return fact ? [`${topic}: ${fact.value ?? fact.text}`] : [];
  });
  return `${index + 1}. ${facts.join(" | ")}`;
}

function freeDays({ freeTimes = [] }: TurnContext): string {
  const days = [...Map.groupBy(freeTimes, ({ date }) => date)].slice(0, maxDays);
  return days
    .map(([date, times]) => `${date} (${weekday(date)}): ${stretches(times.map(({ time }) => time))}`)
    .join("\n");
}

/** Half hours in a row as a stretch: "09:00-12:00 15:30". */
function stretches(times: readonly string[]): string {
  const runs: string[][] = [];
  for (const time of times) {
    const run = runs.at(-1);
    if (run && minutesOfDay(time) - minutesOfDay(run.at(-1) ?? "") === 30) run.push(time);
    else runs.push([time]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(" ");
}

/** What a model needs to phrase a reply: the built-in phrasing, its language and the agent's tone. */
export function phraseInput(draft: string, { context }: Rewording, { agent }: TurnContext): string {
  return [
    tagged("language", context.language === "en" ? "English" : "Latin American Spanish, addressing the renter as tú"),
    tagged("tone", agent.tone),
    tagged("draft", draft),
  ].join("\n");
}

/** Data between marks that it can't close itself. */
function tagged(name: string, text: string): string {
  return `<${name}>\n${text.replace(/[<>]/g, (sign) => (sign === "<" ? "‹" : "›"))}\n</${name}>`;
}

function weekday(date: string): string {
  return dateFormat("en", { weekday: "long", timeZone: "UTC" }).format(new Date(date));
}
