import { plainPart } from "../dialogue/asides.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { TurnContext } from "../turn.ts";
import type { Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { blanked, isWithin } from "../understanding/stretches.ts";
import { breakStrength } from "../understanding/words.ts";
import { homesMentioned } from "./homeMentions.ts";
import type { DistanceAsked, Query } from "./query.ts";

const closest =
  /\b(?:closest|nearest|closer|nearer|more (?:near|close)|farthest|furthest|mas (?:cerca|cercan[oa]s?|cerquita|proxim[oa]s?|lejos))\b/;
const miles =
  /\b(?:hows? (?:fars?|close|near)|cuanto hay(?! que)|how many miles|distance|q(?:ue)? (?:tan|tanto) (?:lejos|cerca)|cuan (?:lejos|cerca)|distancia|a cuant[oa]s?|cuant[oa]s millas|cuantas cuadras)\b/;
const walk = /\b(?:walk|walkable|walking|on foot|caminar|caminando|caminable|a pie|andando)\b(?! (?:in|up|through)\b)/;
const far = /\b(?:far|lejos|lejisimos|lejitos|retirad[oa])\b/;
const near = /\b(?:close|near|nearby|next to|cerca|cerquita|pegad[oa])\b/;
/** Words for what coordinates can't tell. */
const unknown =
  /\b(?:bus|buses|guaguas?|(?<!my )schools?|escuelas?|colegios?|safe|seguro|segura|supermarket\w*|supermercado\w*|publix|grocery|stores?|tiendas?|gym|restaurants?)\b/;
/** Matches a wish to be close, phrased as a negation: "Que no quede lejos de FIU". */
const notFar = /\b(?:not|nothing|isnt|no|nada) (?:\w+ ){0,3}(?:far|lejos)\b/;
const ofTime =
  /\b(?:minutes?|mins?|hours?|how long|commut\w*|traffic|drive|driving|minutos?|horas?|tard\w+|demor\w+|trafico|manejando|en (?:carro|auto)|uber|viaje)\b/;
/** Matches a question that only asks for the distance to a place mentioned before. */
const bare =
  /^(?:(?:ok|okay|and|so|but|y|pero|hmm|bueno|entonces) )*(?:(?:can|could) (?:i|we|u|you) (?:just )?walk(?: there| it)?|(?:is|its) (?:it|that|this)(?: one)? (?:too |very |really |that )?(?:far|close|near|walkable|walking distance|a long walk)(?: away| by)?|how (?:far|close)(?: away)? is (?:it|that|this)(?: one)?|is (?:it|that) walkable|walkable|(?:puedo|podria|podemos|se puede) (?:ir )?(?:caminando|a pie|caminar|andando)(?: (?:hasta )?(?:alla|ahi))?|(?:eso |esa |ese )?(?:me |nos )?(?:queda|esta) (?:muy |tan |bien |como )?(?:lejos|cerca|retirad[oa])|que tan (?:lejos|cerca) (?:me )?(?:queda|esta)|(?:which|wich|whats|what|cual|cuales)(?: one| ones)?(?: of (?:them|those|these)| de (?:esos|esas|ellos|ellas|los \w+|las \w+))?(?: is| are| s| es| me| nos)*(?: queda| esta)?(?: the)? (?:closest|nearest|closer|nearer|mas cerca))$/;
/** Matches the beginning of a follow-up to a distance: "What about from downtown?", "y del aeropuerto?" */
const goesOn = /^(?:(?:ok|okay|so) )?(?:and|what about|how about|y|que tal)\b/;
const fewWords = 7;
/** Words of a search phrased as a question. */
const searches =
  /\b(?:anything|something|somewhere|any (?:\w+ )?(?:studios?|apartments?|apts?|places?|homes?|units?|condos?|houses?|listings?|bed\w*|br)|looking|searching|need|want|wanna|prefer|would like|id like|do (?:you|u) have|you got|(?:show|send) me|busco|buscando|necesito|quiero|queremos|quisiera|me gustaria|prefiero|algo|tienes|tienen|(?:hay|tendras|tendran) (?:algo|apartamentos?|aptos?|estudios?|casas?|un estudio|un apartamento|de \d))\b/;
const asks =
  /^(?:(?:ok|okay|and|so|but|y|pero|hi|hey|hola|btw|oh|perfect|great|thanks|gracias|cool|entonces|hmm|bueno|oye|perdon|sorry)\b ?)*(?:hows?|which|what|whats|wich|is|are|its|can|could|does|do|cual|cuales|que|q|hay|queda|quedan|esta|estan|puedo|podria|podemos|se puede|tan)\b|\b(?:no|right|verdad|cierto)$|\b(?:is|are) there\b|\bcan (?:i|we|u|you) walk\b/;
/** Words that introduce what a distance is measured to. */
const leadsTo =
  /^(?:from|to|of|near|nearest|closest|by|de|d|del|a|al|hasta|nearby|cerca|lejos|closer|nearer|any|a|an|hay|there)$/;
const articles = /^(?:the|el|la|los|las|my|mi|un|una|a|an|some|any|algun|alguna|station|estacion|parada)$/;
const homeWords = /^(?:one|ones|apartment|apt|place|unit|studio|condo|listing|home|house)$/;
const itself = /^(?:one|that|this|it|eso|ese|esa|esta|este|el|la|lo|los|las)$/;

/** Reads a message's questions about distances as queries. */
export function readDistances(
  reading: Reading,
  spots: readonly SpotMention[],
  heard: Understanding,
  isMore: boolean,
  { properties, market }: TurnContext,
): Query[] {
  return sentencesOf(reading, spots).flatMap(({ start, end }): Query[] => {
    const inside = spots.filter((spot) => isWithin(spot, { start, end }));
    const from = reading.words[start]?.start ?? 0;
    const to = reading.words[end - 1]?.end ?? 0;
    const said = reading.text.slice(from, to);
    const text = plainPart(said);
    const isOn =
      isMore && goesOn.test(text) && end - start <= fewWords && inside.some((spot) => isExact(reading, spot));
    const isOfTime = ofTime.test(text);
    const isMarked = reading.text.slice(to).trimStart().startsWith("?");
    const wish = wishesNear(text, inside) ? "closest" : (wishOf(text) ?? (isOn || isOfTime ? "miles" : undefined));
    if (wish === undefined || unknown.test(text) || (!isMarked && notFar.test(text))) return [];
    if (searches.test(text) && wish !== "closest") return [];
    if (!isMarked && !isOn && wish !== "closest" && (wish !== "miles" || isOfTime) && !asks.test(text)) return [];
    const commutes = commute.test(text) && inside.length === 1 && inside[0]?.isArea === true;
    const isBack = commutes || pointsBack.test(text) || bare.test(plainPart(said.split(",").at(-1) ?? ""));
    const targets = isBack ? spokenOf(reading, spots, inside, start) : targetsOf(reading, inside);
    if (targets.length === 0) return [];
    const rest = plainPart(without(reading, said, from, targets));
    const { homes, isArea } = homesMentioned(rest, properties, market);
    const subjects = inside.filter((spot) => !targets.includes(spot));
    const areas = homes.length > 0 ? [] : subjects.flatMap(({ name, isArea: is }) => (is && name ? [name] : []));
    return [
      {
        op: wish === "closest" ? "least" : "value",
        isMarked: true,
        isCheck: wish !== "closest" && wish !== "miles",
        scope: wish === "closest" ? "some" : "one",
        topics: ["distance"],
        distance: { to: targets, wish, areas, ...(isOfTime && { isOfTime: true as const }) },
        named: homes,
        isArea,
        text: said,
        own: said,
        start: from,
        end: to,
        heard: { ...heard, slots: {}, topics: ["distance"] },
      },
    ];
  });
}

/** True for a search near a place it doesn't name: "Something close to work", "que esté cerca de un hospital". */
function wishesNear(text: string, spots: readonly SpotMention[]): boolean {
  if (!near.test(text) || unknown.test(text) || spots.length === 0) return false;
  const isUnnamed = spots.every(({ name, kinds, before, isWork }) => kinds || before === "work" || (name && isWork));
  return isUnnamed && spots.some(({ name }) => !name) && (searches.test(text) || wishes.test(text));
}

/** Words that begin a wish without naming a home. */
const wishes =
  /^(?:(?:y|and|pero|but|no se|idk|ay|pues) )*(?:que (?:este|quede|sea)|close|near|cerca|somewhere|donde sea)\b/;

/** Matches a question about the way from a place to the one mentioned before: "The commute from Doral". */
const commute = /\b(?:commut\w*|how long|trafic\w*|traffic|tard\w+|demor\w+) (?:\w+ ){0,3}(?:from|desde|de)\b/;
/** Matches a distance to a place named before: "Which area is nearer to it?", "the distance from each of those?" */
const pointsBack =
  /\b(?:closest|nearest|closer|nearer|more (?:near|close)|mas (?:cerca|cercan[oa]s?|cerquita))(?: (?:to|from|de|a|del))?(?: (?:it|that|there|eso|ahi|alla|alli))?$|\b(?:distances?|distancias?|how far|que tan lejos)\b.* (?:each|all|any|cada un[oa]|tod[oa]s|them|those|these|ell[oa]s|es[oa]s)$/;

/** The places that the rest of the message names, or else those mentioned before. */
function spokenOf(
  reading: Reading,
  spots: readonly SpotMention[],
  inside: readonly SpotMention[],
  start: number,
): SpotMention[] {
  const exact = spots.filter((spot) => !spot.isArea && spot.name !== undefined && !inside.includes(spot));
  const own = targetsOf(reading, inside).filter(({ isArea }) => !isArea);
  if (own.length > 0) return own;
  return exact.length > 0 ? exact.slice(-1) : [{ start, end: start, before: "there" as const }];
}

function wishOf(text: string): DistanceAsked["wish"] | undefined {
  if (walk.test(text)) return "walk";
  if (miles.test(text)) return "miles";
  if (closest.test(text)) return "closest";
  if (far.test(text)) return "far";
  return near.test(text) ? "near" : undefined;
}

const abbreviated = /^(?:mt|st|ft|dr|ave|av|blvd)$/;

/** The message's sentences; the period in "Mt. Sinai" doesn't end one. */
function sentencesOf({ words }: Reading, spots: readonly SpotMention[]): { start: number; end: number }[] {
  const isInside = (i: number): boolean => spots.some(({ start, end }) => i > start && i < end);
  const starts = words.flatMap(({ before }, i) =>
    i === 0 || (before === breakStrength.sentence && !isInside(i) && !abbreviated.test(words[i - 1]?.norm ?? ""))
      ? [i]
      : [],
  );
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? words.length }));
}

/** Spots to measure to: FIU in "Is the Doral one far from FIU?" An area may mean homes: "is Doral far from campus?" */
function targetsOf(reading: Reading, spots: readonly SpotMention[]): SpotMention[] {
  const others = spots.filter((spot) => !isHome(reading, spot));
  const led = others.filter((spot) => !spot.isArea || spot.isWork || isLedTo(reading, spot));
  // "Is there a metro near Brickell?", "can I walk to FIU from there?": the others say where the homes are.
  const exact = led.filter(({ isArea, before }) => !isArea && before !== "there");
  const meant = exact.length > 0 ? exact : led;
  // "In Brickell near the work, I can walk?"
  const area = others.find(({ isArea }) => isArea);
  return area && meant.length > 0 && meant.every(({ before }) => before === "work") ? [area] : meant;
}

/** True for a landmark, a kind or an area with a word that leads to it: "what about from downtown?" */
function isExact(reading: Reading, spot: SpotMention): boolean {
  return !spot.isArea || (isLedTo(reading, spot) && !isHome(reading, spot));
}

/** True for a place that stands for a home: "The Doral one", "la de Doral", "the place in Doral". */
function isHome(reading: Reading, { start, end, isArea }: SpotMention): boolean {
  if (!isArea) return false;
  if (homeWords.test(reading.written(end))) return true;
  const before = reading.written(start - 1);
  const isThat = ["de", "d", "in", "en"].includes(before) && itself.test(reading.written(start - 2));
  return isThat || ((before === "in" || before === "en") && homeWords.test(reading.written(start - 2)));
}

function isLedTo(reading: Reading, { start }: SpotMention): boolean {
  let at = start - 1;
  while (at >= 0 && articles.test(reading.written(at)) && !leadsTo.test(reading.written(at))) at--;
  return leadsTo.test(reading.written(at));
}

function without(reading: Reading, said: string, from: number, spots: readonly SpotMention[]): string {
  const offsetOf = (offset: number | undefined): number => (offset ?? from) - from;
  return blanked(
    said,
    spots.map(({ start, end }) => ({
      start: offsetOf(reading.words[start]?.start),
      end: offsetOf(reading.words[end - 1]?.end),
    })),
  );
}
