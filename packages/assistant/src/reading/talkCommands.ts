import { talkCues as en } from "../languages/en/talkCues.ts";
import { talkCues as es } from "../languages/es/talkCues.ts";
import type { ActLabel } from "../learned/labels.ts";
import type { ReadClause } from "./clauseActs.ts";
import type { Command, Span } from "./command.ts";
import type { MetaIntent } from "./metaIntents.ts";
import { plainText } from "./plainText.ts";
import { type TalkKind, talkKinds } from "./talkKinds.ts";

const patterns = Object.fromEntries(
  talkKinds.map((kind) => [kind, new RegExp(`(?:^|\\s)(?:${en[kind]}|${es[kind]})(?=\\s|$)`)]),
) as Record<TalkKind, RegExp>;

export function hasCue(text: string, kind: TalkKind): boolean {
  return patterns[kind].test(text);
}

/** The weather and the like: "it's so hot today" names no day for anything. */
export function isSmallTalk({ sure, text }: Pick<ReadClause, "sure" | "text">): boolean {
  const aside = Math.max(sure.small_talk, sure.off_topic);
  if (sure.search >= Math.max(0.3, aside)) return false;
  return sure.small_talk >= 0.4 || sure.off_topic >= 0.6 || hasCue(plainText(text), "small_talk");
}

/** Meta intents of an act: the first whose cue stands in the clause, else the act's own. */
const metaOf: Partial<Record<ActLabel, { cues: readonly (TalkKind & MetaIntent)[]; otherwise: MetaIntent }>> = {
  greet: { cues: ["back", "how_are_you", "there"], otherwise: "greet" },
  thanks: { cues: [], otherwise: "thanks" },
  goodbye: { cues: [], otherwise: "goodbye" },
  ack: { cues: [], otherwise: "acknowledge" },
  who_are_you: { cues: ["genuine", "there"], otherwise: "who" },
  how_it_works: { cues: ["free", "needed", "next", "genuine"], otherwise: "how" },
  wait: { cues: ["never_mind", "rethinks"], otherwise: "think" },
  not_looking: { cues: [], otherwise: "found" },
  small_talk: { cues: ["how_are_you", "apology", "there", "back"], otherwise: "small_talk" },
  complaint: { cues: ["there", "dislikes_bots"], otherwise: "complains" },
  recap: { cues: [], otherwise: "recap" },
  off_topic: { cues: [], otherwise: "off_topic" },
  injection: { cues: [], otherwise: "injection" },
  abusive: { cues: [], otherwise: "abusive" },
  story: { cues: ["other_search", "room"], otherwise: "story" },
};

/** "Is this a real person?" asks what is talking, not whether the listing is genuine. */
const ofPerson =
  /\b(?:person|human|bot|robot|ai|machine|computer|automated|persona|humano|maquina|automatico|alguien)\b/;

/** Talk that its own words give away whatever the classifier makes of the clause. */
const byCueAlone: readonly (TalkKind & MetaIntent)[] = ["notify", "other_search", "room", "rethinks"];

/** Talk that a question about a field of a home rules out: "is there a fee to apply?" asks nothing about the chat. */
const notBesideQuestion: ReadonlySet<MetaIntent> = new Set<MetaIntent>([
  "how",
  "free",
  "small_talk",
  "think",
  "off_topic",
  "story",
]);

/** Talk that set phrases give away: it stands where the clause asks for nothing that a listing could answer. */
const givenAway: readonly (TalkKind & MetaIntent)[] = [
  "genuine",
  "free",
  "needed",
  "next",
  "there",
  "how_are_you",
  "apology",
  "channel",
  "never_mind",
  "think",
  "back",
  "dislikes_bots",
  "how",
  "who",
  "recap",
  "complains",
];

/** The talk that set phrases of a clause give away, or null. */
export function talkGivenAway(clause: ReadClause): Command | null {
  const text = plainText(clause.text);
  const span = { start: clause.start, end: clause.end };
  if (hasCue(text, "hours")) return { type: "askContact", about: "hours", ...span };
  if (hasCue(text, "number")) return { type: "askContact", about: "number", ...span };
  const kind = givenAway.find((name) => hasCue(text, name));
  return kind ? { type: "meta", intent: kind, ...span } : null;
}

/** What a clause does beside the search. @param asks the clause asks for a field of homes */
export function readTalk(clause: ReadClause, asks: boolean): Command[] {
  const text = plainText(clause.text);
  const span: Span = { start: clause.start, end: clause.end };
  const intents = clause.acts.flatMap((act) => {
    const rule = metaOf[act];
    if (!rule) return [];
    if (act === "who_are_you" && ofPerson.test(text)) return ["who" as const];
    return [rule.cues.find((kind) => hasCue(text, kind)) ?? rule.otherwise];
  });
  for (const kind of byCueAlone) if (!intents.includes(kind) && hasCue(text, kind)) intents.push(kind);
  const said = intents.filter((intent) => !asks || !notBesideQuestion.has(intent));
  const commands: Command[] = [...new Set(said)].map((intent) => ({ type: "meta", intent, ...span }));
  if (clause.acts.includes("other_role") && clause.sure.search < clause.sure.other_role / 2)
    commands.push({ type: "otherRole", role: roleIn(text), ...span });
  if (clause.acts.includes("ask_contact"))
    commands.push({ type: "askContact", about: hasCue(text, "hours") ? "hours" : "number", ...span });
  if (clause.acts.includes("ask_human")) commands.push({ type: "askHuman", ...span });
  if (clause.acts.includes("told_you")) commands.push({ type: "toldYou", ...span });
  return commands;
}

function roleIn(text: string): "buys" | "lists" | "broker" | "other" {
  return (["broker", "lists", "buys"] as const).find((kind) => hasCue(text, kind)) ?? "other";
}
