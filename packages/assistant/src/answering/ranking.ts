import type { Act } from "../dialogue/act.ts";
import { plainPart } from "../dialogue/asides.ts";
import { answerTogether } from "../dialogue/severalHomes.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Topic } from "../types.ts";
import { filtersIn, withoutFilters } from "./filters.ts";
import { holds } from "./holds.ts";
import { bestOf, comparisonOf } from "./measuredHomes.ts";
import { measureFor } from "./measures.ts";
import type { Query } from "./query.ts";
import { isSheet, sheet } from "./sheet.ts";

/** More topics of one question wouldn't be read. */
const mostTopics = 4;
/** More homes side by side wouldn't be read. */
const mostCompared = 3;

/** The homes with the most or the least of what a question is about. */
export function best(about: Turn, query: Query, end: "most" | "least", homes: readonly Property[]): Act[] | null {
  const asked = withoutFilters(query.topics, filtersIn(query));
  const topic = asked.find(measureFor);
  const isCheap = ofRent.test(plainPart(query.text)) && !asked.some((other) => ofMoney.has(other));
  const isBig = ofSize.test(plainPart(query.text));
  const whole = asked.length > 0 ? undefined : isBig ? "square_feet" : isCheap ? "price" : undefined;
  const measure = isCheap ? "price" : topic ? measureFor(topic) : whole;
  if (measure === undefined || homes.length === 0) return null;
  // "The cheapest that takes my dog": what else is asked for narrows the choice.
  const others = asked.filter((other) => other !== topic && (other === "pets" || !measureFor(other)));
  const fitting = homes.filter((home) => others.every((other) => holds(about, other, home) !== "no"));
  const found = bestOf(fitting.length > 0 ? fitting : homes, measure, end);
  return found && [found];
}

/** "The cheapest" is about rent, whatever stands beside it. */
const ofRent =
  /\b(?:cheap\w*|least expensive|affordable|mas (?:barat|economic)\w*|most expensive|priciest|mas car\w+)\b/;
const ofSize =
  /\b(?:big\w*|small\w*|larg\w*|room(?:y|iest)|space|grand\w*|ampli\w*|chic\w*|pequen\w*|espacio|tamano)\b/;
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(["deposit", "fees", "application", "pet_fee", "move_in_cost"]);

/** How homes differ in what a question is about, or as a whole. */
export function compare(about: Turn, { topics, heard, text, isArea }: Query, homes: readonly Property[]): Act[] | null {
  // "Is the Edgewater one in Brickell?" names a home and a place.
  const isPlaced = heard.topics.includes("area") || (isArea && !compares.test(plainPart(text)));
  if (homes.length > mostCompared || isPlaced) return null;
  // "Which is better?" is the renter's to say.
  if (topics.length === 0 && (chooses.test(plainPart(text)) || !compares.test(plainPart(text)))) return null;
  const whole = measureNamed(plainPart(text)) ?? ofWholeHomes;
  const asked =
    topics.length > 0 ? topics : whole.filter((topic) => homes.every((home) => isStored(about, topic, home)));
  if (isSheet(asked, homes)) return sheet(about, asked, homes);
  const acts = asked.slice(0, mostTopics).flatMap((topic): Act[] => {
    const measure = topic === "pets" ? undefined : measureFor(topic);
    const measured = measure && comparisonOf(homes, measure);
    const told = measured ?? answerTogether(about, topic, homes);
    return told ? [told] : [];
  });
  return acts.length > 0 ? acts : null;
}

/** Words by which homes as a whole are compared. */
const compares =
  /\b(?:diff\w*|compar\w*|vs|versus|better|best|side by side|stack up|between|entre|mejor|diferenc\w*|which|cual|or|o|than|more|less|mas|menos|same|mism[oa]s?|igual\w*|(?:bigg|small|cheap|larg|soon|low|high|long|short)er)\b/;

const chooses = /\b(?:better|best|recommend\w*|worth|prefer\w*|mejor|conviene\w*|recomiend\w*)\b/;

/** What homes as a whole are compared by, as far as all of them say. */
const ofWholeHomes: readonly Topic[] = ["price", "square_feet", "availability"];

const ofTime = /\b(?:sooner|earlier|antes)\b/;

/** "Which is cheaper?", "¿cuál es más grande?": the comparing word says what counts. */
function measureNamed(text: string): readonly Topic[] | undefined {
  if (ofRent.test(text)) return ["price"];
  if (ofSize.test(text)) return ["square_feet"];
  return ofTime.test(text) ? ["availability"] : undefined;
}

function isStored({ state }: Turn, topic: Topic, home: Property): boolean {
  return storedFact(home, topic, state.language) !== null;
}
