import type { Market } from "../types.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, NeedName } from "./command.ts";
import { plainText } from "./plainText.ts";
import { isQuestion, seeks } from "./valueRoles.ts";

const cues: Record<Exclude<NeedName, "near">, RegExp> = {
  quiet:
    /\b(?:quiet\w*|peaceful|not (?:too |so )?(?:loud|noisy)|(?:no|less|without|hate(?: the)?|too much) (?:noise|parties)|parties every|soundproof\w*|callad[oa]s?|tranquilidad|(?:lugar|zona|sitio|edificio|algo|sea|bien|muy|mas|es) tranquil[oa]|silencios[oa]s?|(?:sin|mucho|tanto|menos|poco|nada de) (?:ruido|fiestas|bulla))\b/,
  low_floor:
    /\b(?:(?:ground|first|1st|low|lower|bottom) floors?|no (?:stairs|steps)|without (?:stairs|steps)|(?:cant|cannot|dont want to|not|avoid|without) (?:\w+ )?(?:climb\w*|stairs|steps)|planta baja|primer piso|piso (?:bajo|1|uno)|pisos bajos|(?:sin|no \w+|ni|evitar|subir)(?: \w+){0,3} (?:escaleras?|escalones|gradas))\b/,
  not_high: /\b(?:(?:so|too|that|very) high up|not (?:so|too|that) high|(?:no|tan|muy) (?:tan |muy )?alto)\b/,
  elevator: /\b(?:elevators?|elevador(?:es)?|ascensor(?:es)?)\b/,
  transit:
    /\b(?:(?:near|close to|by|next to|walking distance to|walk to|on|cerca de|cerca del|cerquita de|junto a|near to|al lado de|accessible by)(?: (?:a|an|the|some|any|un|una|el|la|los|las|alguna?))* (?:bus\w*|metro\w*|train|trains|tri ?rail|brightline|guaguas?|paradas?|transit|public transport\w*|transporte|tren)|(?:dont|do not|no) (?:have|own|drive|tengo|manejo|conduzco)(?: a)? ?(?:car|carro|auto)?\b(?<=car|carro|auto|drive|manejo|conduzco))/,
};

/** "Doesn't matter if there's an elevator", "no necesito elevador": no need. */
const indifferent =
  /\b(?:dont|do not|doesnt|no) (?:need|care|mind|matter|necesito|hace falta|importa|me importa)\b|\bda igual\b/;

interface Name {
  name: string;
  pattern: RegExp;
}

const named = new WeakMap<Market, readonly Name[]>();

function namesOf(market: Market): readonly Name[] {
  const known = named.get(market);
  if (known) return known;
  const found = (market.landmarks ?? []).map(({ name, aliases = [] }) => {
    // "UM" in small letters is a word between words.
    const words = [name, ...aliases].map(plainText).filter((word) => word.length > 2);
    return { name, pattern: new RegExp(`\\b(?:${words.join("|")})\\b`) };
  });
  named.set(market, found);
  return found;
}

const umPlain = /\b(?:at|to|near|from|in|la|de|a|en|by) um\b|\bum (?:student|campus|grad)\b/;

/** The landmark that a text names. @param written as it was written: capitals tell "UM" from "um" */
export function landmarkIn(written: string, market: Market): string | undefined {
  if (!market.landmarks?.length) return undefined;
  const text = plainText(written);
  const found = namesOf(market)
    .map(({ name, pattern }) => ({ name, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (found) return found.name;
  const isUm = /\bUM\b/.test(written) || umPlain.test(text);
  return isUm && market.landmarks.some(({ name }) => name === "UM") ? "UM" : undefined;
}

/** Airports are flown to as well as lived near. */
const flights = /\b(?:fly\w*|flight|land\w*|arriv\w+|pick(?:ed)? (?:me )?up|vuelo|lleg\w+|aterriz\w+|recog\w+)\b/;
const notNear = /\b(?:not|no|far from|lejos de|away from)(?: (?:too|so|muy|tan))? (?:near|close to|cerca|at)\b/;

/** What a clause that tells something, or looks for homes, says of the renter's needs. */
export function readNeeds(clause: PointingClause, market: Market): Command[] {
  if (isQuestion(clause) && !seeks(clause)) return [];
  const { start, end, refs } = clause;
  const text = plainText(clause.text);
  if (indifferent.test(text)) return [];
  const isOfHome = refs.some(({ by }) => by === "id" || by === "area");
  const found: Command[] = (Object.keys(cues) as (keyof typeof cues)[])
    .filter((need) => !isOfHome && cues[need].test(text))
    .map((need) => ({ type: "need", need, start, end }));
  const place = flights.test(text) || notNear.test(text) ? undefined : landmarkIn(clause.text, market);
  return place ? [{ type: "need", need: "near", place, start, end }, ...found] : found;
}
