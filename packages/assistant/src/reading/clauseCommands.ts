import type { SlotName, Topic, Understanding } from "../types.ts";
import { type AskScene, readAsk, readFeatureSearch } from "./askCommands.ts";
import { namesField } from "./askedTopics.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command } from "./command.ts";
import { namesHome } from "./namedHomes.ts";
import { plainText } from "./plainText.ts";
import { asksForHomes, bareSearch } from "./searchQuestions.ts";
import { readShowListings } from "./showCommands.ts";
import { isSizeOfSeveral } from "./slotCommands.ts";
import { overlaps } from "./spans.ts";
import { hasCue, readTalk, talkGivenAway } from "./talkCommands.ts";
import { slotsLeftOpen } from "./wholeMessages.ts";

const sized: ReadonlySet<SlotName> = new Set<SlotName>(["bedrooms", "bathrooms", "budget_max"]);

/** What a clause does, apart from the values it holds and the showing it speaks of. */
export function clauseCommands(
  clause: PointingClause,
  understanding: Understanding,
  scene: AskScene,
  { hasCriteria, arranges }: { hasCriteria: boolean; arranges: boolean },
): Command[] {
  const { acts, refs } = clause;
  const isKindAsked =
    (hasCriteria || bareSearch.test(plainText(clause.text))) &&
    !refs.some(({ by }) => namesHome.has(by)) &&
    asksForHomes(clause.text);
  const isSearchQuestion =
    isKindAsked || (acts.includes("search") && (clause.isMarked || opensSearch.test(clause.text)));
  const namesFact = isSearchQuestion && !hasCriteria && namesField(clause);
  // "What's the upfront for 1420 Brickell Bay?" names its home, and no others are looked for.
  const asksOfNamed = !acts.includes("show_homes") && !hasCriteria && refs.some(({ by }) => namesHome.has(by));
  // "Is the 2-bedroom still available?" where there are several asks which there are.
  const isKind = refs.length > 0 && refs.every((ref) => ref.by === "size" && isSizeOfSeveral(ref, scene.properties));
  const pointsAtOther = theOther.test(plainText(clause.text)) && refs.some(({ by }) => by === "other");
  const seeks =
    !pointsAtOther &&
    ((isKind && !namesField(clause) && !arranges) ||
      ((acts.includes("show_homes") || whatIsThere.test(plainText(clause.text)) || isSearchQuestion) &&
        !namesFact &&
        !asksOfNamed &&
        !arranges));
  // "I need a place with a gym" and "anything with a washer?" ask for homes that have it.
  const wishes = acts.length === 0 && wishesFor.test(plainText(clause.text));
  const wantsFeature =
    !arranges &&
    !asksOfThe.test(plainText(clause.text)) &&
    (wishes || acts.includes("show_homes") || (acts.includes("search") && (isSearchQuestion || !hasCriteria)));
  const featured = wantsFeature ? readFeatureSearch(clause, scene) : null;
  const question = featured ?? readAsk(clause, scene);
  // "Can I see the Doral one on Monday?" asks for a showing, not for a fact.
  const asked =
    seeks && !featured && question?.topics.every((topic) => saysSearch.has(topic) || (isKindAsked && topic === "price"))
      ? null
      : arranges && (question?.topics.length ?? 0) === 0
        ? null
        : question;
  const isOpen = asked === null || (asked.topics.length === 0 && asked.op !== "describe" && !ofSeveral.has(asked.op));
  // "What do you need from me?" asks about the chat, not for the requirements of a home; "how many times?" counts none.
  const isOfTalk = (["needed", "complains", "recap"] as const).some((kind) => hasCue(plainText(clause.text), kind));
  const given = (isOpen || isOfTalk) && !seeks ? talkGivenAway(clause) : null;
  const ask = given ? null : asked;
  const commands: Command[] = readTalk(clause, ask !== null);
  if (given && !commands.some((command) => sameTalk(command, given))) commands.push(given);
  if (ask) commands.push(ask);
  if (seeks && !featured) commands.push(readShowListings(clause));

  commands.push(...actCommands(clause, understanding, ask !== null));
  return commands;
}

/** What the clause does by itself: it picks, rejects, refuses, confirms. */
function actCommands(clause: PointingClause, understanding: Understanding, asks: boolean): Command[] {
  const { start, end, acts, refs } = clause;
  // "Stop sending me 1 bedrooms" is about the search, not about the messages.
  const namesSize = understanding.evidence.some((item) => sized.has(item.slot) && overlaps(item, clause));
  const commands: Command[] = [];
  // "I'll think about it" takes none.
  const thinks = hasCue(plainText(clause.text), "think");
  if (acts.includes("pick") && !thinks) commands.push({ type: "pick", refs: [...refs], start, end });
  if (acts.includes("reject") && !(clause.isMarked && (asks || namesField(clause))))
    commands.push({ type: "reject", refs: [...refs], tooExpensive: tooExpensive.test(clause.text), start, end });
  if (acts.includes("opt_out") && clause.sure.opt_out >= sureOptOut && !namesSize)
    commands.push({ type: "stop", start, end });
  if (acts.includes("opt_in")) commands.push({ type: "start", start, end });
  if (acts.includes("no_preference") && slotsLeftOpen(clause.text).length === 0)
    commands.push({ type: "decline", slot: null, open: true, start, end });
  if (acts.includes("refuse") && !acts.includes("no_preference"))
    commands.push({ type: "decline", slot: understanding.refused[0] ?? null, open: false, start, end });
  if (acts.includes("yes") && !thinks) commands.push({ type: "confirm", start, end });
  if (acts.includes("no")) commands.push({ type: "deny", start, end });
  if (acts.includes("correct")) commands.push({ type: "correct", start, end });
  if (acts.includes("language")) commands.push({ type: "switchLanguage", to: understanding.switchTo, start, end });
  return commands;
}

/** "And is the washer inside?" asks of one home, and looks for none. */
const asksOfThe =
  /^(?:(?:and|y|so|pero|but) )*(?:is|are|does|do|esta|es|tiene)? ?(?:the|its|el|la|los|las|su) \w+(?: \w+)? ?(?:is|are|inside|outside|in|esta|estan|es|son|viene|adentro|afuera)?\b(?!.*\b(?:any|anything|something|place|algo|algun[oa]?|need|want|quiero|necesito|busco)\b)/;

/** "And the other one?" asks about a home, and for no others. */
const theOther = /\b(?:the other (?:one|two)|(?:la|el|las|los) otr[oa]s?(?: dos)?)\b/;

/** Topics that a search for homes names without asking for them. */
const saysSearch: ReadonlySet<Topic> = new Set<Topic>(["availability", "bedrooms", "area"]);
const wishesFor =
  /\b(?:i|we)(?:d| would| should)? (?:very much |really )?(?:like|love|want|need|prefer)\b|\blooking for\b|\b(?:quiero|quisiera|queremos|busco|buscamos|necesito|necesitamos|me gustaria|prefiero)\b/;

/** "So what's available for me?": homes are asked for, and no fact of one. */
const whatIsThere =
  /\b(?:whats|what is|what) (?:else |do you have |have you got |still |all )?(?:avail\w*|out there|open)\b(?! (?:time|slot|day|on |for (?:a )?(?:tour|showing|visit)))|\bwhat (?:else )?do (?:you|u) have (?:in|near|around|under|for|with)\b|\bque (?:mas )?(?:hay|tienes?|tienen|queda) (?:disponibles?|libres?|en|cerca|por menos)\b/;
const ofSeveral: ReadonlySet<string> = new Set(["list", "superlative", "count", "compare", "whyNot", "total"]);

function sameTalk(a: Command, b: Command): boolean {
  return a.type === b.type && (a.type !== "meta" || b.type !== "meta" || a.intent === b.intent);
}

const opensSearch =
  /^\W*(?:(?:so|and|ok|okay|well|yo|hey|hi|hello|hola|buenas|mira|oye|y|entonces|pero|but)\W+)*(?:any(?:thing)?|got|do (?:you|u)|is there|are there|hay|tienen?s?|algo|what do you have|show me|what about|how about|qu[eé] tal|y de)\b/i;
const tooExpensive =
  /expensive|too (?:much|high|pricey)|pric[ey]|afford|over (?:my|our) (?:budget|range)|car[oa]s?\b|presupuesto|no me alcanza|mucho dinero/i;
/** Silence can't be undone by the assistant, so it takes more than a likely reading. */
const sureOptOut = 0.6;
