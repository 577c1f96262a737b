import type { AsideKind } from "../learned/aside.ts";
import type { Topic, Understanding } from "../types.ts";
import { touches } from "../understanding/askedParts.ts";
import {
  readVisitQuestion,
  type VisitAsked,
  type VisitSubject,
  visitSubjects,
} from "../understanding/visitQuestion.ts";
import { tellContactWay } from "./aboutAgent.ts";
import { plainPart, plainText } from "./asides.ts";
import { listingMeant } from "./references.ts";
import { standingVisit } from "./standingVisit.ts";
import { storedFact } from "./storedFact.ts";
import { type Asked, raise, type SaidClause, type Turn } from "./turn.ts";

/** The clauses of a message that ask about a showing; `isBeside`: one is offered, arranged or asked for. */
export function visitAsksIn(message: string, clauses: readonly SaidClause[], isBeside: boolean): VisitAsked[] {
  const whole = plainText(message);
  return clauses.flatMap(({ start, end, aside }) => {
    const subject =
      readVisitQuestion(plainPart(message.slice(start, end)), isBeside, whole) ?? learned(aside, isBeside);
    return subject ? [{ subject, start, end }] : [];
  });
}

/** What the classifier takes a clause for; "where do I park?" is about a showing only next to one. */
function learned(aside: AsideKind, isBeside: boolean): VisitSubject | undefined {
  const subject = visitSubjects.find((one) => one === aside);
  return isBeside ? subject : undefined;
}

/** The questions of a message besides those about the showing. */
export function besideVisit(asks: readonly Asked[], visitAsks: readonly VisitAsked[]): Asked[] {
  return asks.filter((ask) => !visitAsks.some((one) => touches(ask, one)));
}

/** Topics that the words of such a question seem to name: bringing the dog along isn't about the home's pets. */
const topicsOf: Record<VisitSubject, readonly Topic[]> = {
  bring_pet: ["pets", "pet_fee", "other"],
  visit_parking: ["parking", "distance", "other"],
  visit_entry: [
    "access_code",
    "distance",
    "accessibility",
    "doorman",
    "application",
    "move_in_cost",
    "address",
    "area",
    "other",
  ],
  visit_length: ["distance", "lease_term", "application", "other"],
  visit_host: ["distance", "other"],
  visit_address: ["address", "area", "distance", "other"],
  contact_way: ["address", "area", "distance", "application", "other"],
};

/** What the rest of the message asks. */
export function withoutVisitTopics({ asks, visitAsks }: Turn, heard: Understanding): Understanding {
  if (visitAsks.length === 0) return heard;
  const misread = new Set<Topic>(visitAsks.flatMap(({ subject }) => topicsOf[subject]));
  if (asksForCode.test(plainPart(heard.maskedText))) misread.delete("access_code");
  const others = new Set(asks.flatMap((part) => part.heard.topics));
  const topics = heard.topics.filter((topic) => !misread.has(topic) || others.has(topic));
  const isAsked = topics.length > 0 || asks.some((part) => part.mayAsk);
  const intents = heard.intents.filter((intent) => isAsked || !ofHomes.has(intent));
  return { ...heard, topics, intents };
}

/** Codes and keys are the agent's to give, at once, and so is an open door to someone who is there already. */
const asksForCode =
  /\b(?:im|i am|we are|were) (?:at|here|outside|there|in front)\b|\b(?:arrived|just got here|right now|llegue|llegamos|ya estoy|estoy (?:en|aqui|afuera|frente))\b|\b(?:codes?|lock ?box|keys?|locked|codigos?|clave|llaves?|candado|combinacion)\b/;

const ofHomes: ReadonlySet<string> = new Set(["ask_property_question", "ask_availability"]);

/** Answers questions about the showing from what is known; the agent answers the rest, never the home's own policy. */
export function answerVisitQuestions(turn: Turn): void {
  for (const subject of new Set(turn.visitAsks.map((one) => one.subject))) answers[subject](turn, subject);
}

const answers: Record<VisitSubject, (turn: Turn, subject: VisitSubject) => void> = {
  bring_pet: askForVisit,
  visit_parking: askForVisit,
  visit_entry: (turn, subject) => {
    // A rule of conduct answers questions for a code.
    if (!turn.acts.some((act) => act.type === "conduct" && act.rule === "access_code")) askForVisit(turn, subject);
  },
  visit_length: askForVisit,
  visit_host: (turn) => {
    const { showing } = turn.context;
    turn.acts = turn.acts.filter(({ type }) => type !== "standing_visit");
    turn.acts.push({ type: "visit_host" }, ...(showing ? [standingVisit(showing, turn)] : []));
  },
  visit_address: (turn) => {
    const home = homeOfVisit(turn);
    const fact = home && storedFact(home, "address", turn.state.language);
    if (fact) turn.acts.push(fact);
  },
  contact_way: tellContactWay,
};

/** Passes the question on to the agent, who will be at the door. */
function askForVisit(turn: Turn, subject: VisitSubject): void {
  const home = homeOfVisit(turn);
  raise(turn, "showing", { ...(home && { propertyId: home.id }), detail: subject });
  turn.acts.push({ type: "will_ask_agent", topic: "other", subject });
}

function homeOfVisit(turn: Turn) {
  const { context, state } = turn;
  const named = listingMeant(turn);
  return named ?? context.properties.find(({ id }) => id === (context.showing?.propertyId ?? state.focus));
}
