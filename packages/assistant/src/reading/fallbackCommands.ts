import type { DialogueState } from "../dialogue/state.ts";
import { givenNames } from "../languages/names.ts";
import type { Topic, Understanding } from "../types.ts";
import { describesSelf } from "../understanding/selfDescriptions.ts";
import { accepts, opensQuestion } from "./askCommands.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, CommandType } from "./command.ts";
import type { MetaIntent } from "./metaIntents.ts";
import { plainText } from "./plainText.ts";
import { readShowListings } from "./showCommands.ts";
import { seeing } from "./showingCommands.ts";
import { overlaps } from "./spans.ts";
import { hasCue } from "./talkCommands.ts";

/** Longer messages say more than a yes or a no. */
const maxAnswerWords = 6;
/** So few words with a home in them name it. */
const maxNameWords = 4;

/**
 * What phrases find where the classifier is not sure of a clause: a yes, a thank you, a question with its topic.
 * Nothing here outweighs a clause that was understood.
 */
export function fallbackCommands(
  understanding: Understanding,
  clauses: readonly PointingClause[],
  commands: readonly Command[],
  state: DialogueState,
): Command[] {
  const found = ofMessage(understanding, clauses, commands);
  const open = clauses.filter((clause) => clause.acts.length === 0 || !commands.some((one) => overlaps(one, clause)));
  // "Nina Vale" is a name, whatever else the words can mean.
  const full = open.length === 0 ? fullName(understanding, commands, state) : null;
  if (full) return [...found.filter(({ type }) => type !== "confirm"), full];
  if (open.length === 0 && commands.length > 0) return found;
  for (const clause of open) found.push(...byPhrase(clause, commands, state));
  const name = plainName(understanding, commands, state);
  if (name) found.push(name);
  found.push(...ofOpenClauses(understanding, open, commands));
  return found;
}

function hasAny(commands: readonly Command[], ...types: CommandType[]): boolean {
  return commands.some(({ type }) => types.includes(type));
}

function hasTalk(commands: readonly Command[], intent: MetaIntent): boolean {
  return commands.some((command) => command.type === "meta" && command.intent === intent);
}

/** What holds for the message whatever its clauses look like: a short yes or no, a language, who asks what is talking. */
function ofMessage(
  { answer, intents, maskedText, switchTo }: Understanding,
  clauses: readonly PointingClause[],
  commands: readonly Command[],
): Command[] {
  const found: Command[] = [];
  const words = clauses.reduce((sum, clause) => sum + clause.words, 0);
  const span = { start: 0, end: maskedText.length };
  if (answer && words <= maxAnswerWords && !hasAny(commands, "confirm", "deny", "ask", "showListings"))
    found.push({ type: answer === "yes" ? "confirm" : "deny", ...span });
  if ((switchTo || intents.includes("language_switch")) && !hasAny(commands, "switchLanguage"))
    found.push({ type: "switchLanguage", to: switchTo, ...span });
  if (intents.includes("prompt_injection") && !hasTalk(commands, "injection"))
    found.push({ type: "meta", intent: "injection", ...span });
  if (intents.includes("ask_if_bot") && !hasTalk(commands, "who")) found.push({ type: "meta", intent: "who", ...span });
  return found;
}

/** What the intents of the message say of the clauses that nothing explains. */
function ofOpenClauses(
  understanding: Understanding,
  open: readonly PointingClause[],
  commands: readonly Command[],
): Command[] {
  const found: Command[] = [];
  const { intents, maskedText, refused } = understanding;
  const { start, end } = open[0] ?? { start: 0, end: maskedText.length };
  if (intents.includes("refuse_info") && !hasAny(commands, "decline"))
    found.push({ type: "decline", slot: refused[0] ?? null, open: false, start, end });
  for (const [intent, meta] of talkIntents)
    if (intents.includes(intent) && !hasTalk(commands, meta)) found.push({ type: "meta", intent: meta, start, end });
  if (intents.includes("ask_human") && !hasAny(commands, "askHuman")) found.push({ type: "askHuman", start, end });
  const isQuestion = open.some(({ isMarked, text }) => isMarked || opensQuestion.test(text) || !accepts.test(text));
  const isAsked = hasAny(commands, "ask", "showListings", "conduct", "requestShowing", "askShowing");
  if (!isQuestion || isAsked || !asksOfListing(understanding)) return found;
  const topics = understanding.topics.filter((topic): topic is Topic => topic !== "other").slice(0, 2);
  if (topics.length === 0) return found;
  const refs = [...(open[0]?.refs ?? [])];
  return [...found, { type: "ask", op: "check", topics, refs, against: {}, constraints: {}, start, end }];
}

const talkIntents = [
  ["greet", "greet"],
  ["thanks", "thanks"],
  ["goodbye", "goodbye"],
  ["abusive", "abusive"],
  ["ask_if_bot", "who"],
  ["off_topic", "off_topic"],
] as const;

function asksOfListing({ intents }: Understanding): boolean {
  return intents.includes("ask_property_question") || intents.includes("ask_price");
}

const knownNames = new Set(givenNames.split(/[,\s]+/));
/** "I'm Nina", "oh and I'm Wes", "soy Tía" as a whole message: capitals and the words before them make a name of any word. */
const selfNamed =
  /^(?:(?:hi|hello|hola|oh|ah|and|y|ok|sorry|perd[oó]n|btw|by the way|por cierto)[,!.\s]+)*(?:i['’]?m|i am|this is|my name is|it'?s|soy|me llamo|mi nombre es)\s+(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})[.!]?$/iu;
const nameAlone = /^(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})[.!]?$/u;

/** "Kevin" two messages after the name was asked for: a capitalized word or two that nothing else explains. */
function plainName(
  { slots, maskedText }: Understanding,
  commands: readonly Command[],
  state: DialogueState,
): Command | null {
  if (
    slots.name !== undefined ||
    state.slots.name !== undefined ||
    commands.some(({ type }) => type !== "meta" && type !== "confirm")
  )
    return null;
  const text = maskedText.trim();
  const said = selfNamed.exec(text)?.[1];
  const wasAsked = (state.askedCount.name ?? 0) > 0 || state.asked === "phone";
  const alone = nameAlone.exec(text)?.[1] ?? (knownNames.has(plainText(text)) ? text : undefined);
  const name =
    (said && /^\p{Lu}/u.test(said) ? said : undefined) ??
    (wasAsked || knownNames.has(plainText(text)) ? alone : undefined);
  if (name === undefined || describesSelf(name)) return null;
  const start = maskedText.indexOf(name);
  const value = name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { type: "setSlot", slot: "name", value, how: "stated", start, end: start + name.length };
}

/** A given name that is known with a family name behind it, and nothing else. */
function fullName(understanding: Understanding, commands: readonly Command[], state: DialogueState): Command | null {
  const [first, last] = understanding.maskedText.trim().split(/\s+/);
  if (first === undefined || last === undefined || !knownNames.has(plainText(first))) return null;
  return plainName(understanding, commands, state);
}

/** "Cuéntame más", "tell me more about it". */
const tellsMore = /^(?:ok |so |y |and )*(?:(?:tell|give) me|cuentame|dime|dame) (?:more|mas)\b/;

const describing = { op: "describe", topics: [], against: {}, constraints: {} } as const satisfies Partial<Command>;

/** "And the other one?" asks the same of that home, or what it is like. */
function pointsOnly({ isMarked, words, refs }: PointingClause): boolean {
  return isMarked && words <= maxNameWords && refs.some(({ by }) => by === "other" || by === "place");
}

/** What set phrases say of a clause that the classifier doesn't place. */
function byPhrase(clause: PointingClause, commands: readonly Command[], state: DialogueState): Command[] {
  const { start, end, refs } = clause;
  if (
    commands.some(
      (command) =>
        command.start < end && command.end > start && command.type !== "setSlot" && command.type !== "bareNumber",
    )
  )
    return [];
  const text = plainText(clause.text);
  const isShown = Boolean(state.shown?.length) || state.focus !== null;
  if (seeing.test(text)) return [{ type: "requestShowing", refs: [...refs], when: {}, start, end }];
  if (hasCue(text, "too_expensive") && isShown)
    return [{ type: "reject", refs: [...refs], tooExpensive: true, start, end }];
  if (hasCue(text, "rejects") && isShown) return [{ type: "reject", refs: [...refs], tooExpensive: false, start, end }];
  if (pointsOnly(clause)) return [{ type: "ask", ...describing, refs: [...refs], isMarked: true, start, end }];
  if (clause.words <= maxNameWords && refs.some(({ by }) => by === "id" || by === "place"))
    return [{ type: "pick", refs: [...refs], start, end }];
  if (hasCue(text, "found")) return [{ type: "meta", intent: "found", start, end }];
  const extreme = refs.find((ref) => ref.by === "extreme");
  // "El más barato": said alone, it asks which one that is.
  if (clause.words <= maxNameWords && extreme)
    return [
      {
        type: "ask",
        op: "superlative",
        topics: [extreme.topic],
        direction: extreme.direction,
        refs: [],
        against: {},
        constraints: {},
        start,
        end,
      },
    ];
  if (tellsMore.test(text) && isShown)
    return [
      {
        type: "ask",
        op: "describe",
        topics: [],
        summary: true,
        refs: refs.length > 0 ? [...refs] : [{ by: "this" }],
        against: {},
        constraints: {},
        start,
        end,
      },
    ];
  // "And the other one?" asks the same of that home, or what it is like.
  if (readShowListings(clause).better) return [readShowListings(clause)];
  if (hasCue(text, "alternatives") || hasCue(text, "stock")) return [{ ...readShowListings(clause) }];
  if (hasCue(text, "farewell")) return [{ type: "meta", intent: "goodbye", start, end }];
  return hasCue(text, "small_talk") ? [{ type: "meta", intent: "small_talk", start, end }] : [];
}
