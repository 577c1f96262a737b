import type { NumberRange, SlotName, Slots, Understanding } from "../types.ts";
import { plainPart } from "./asides.ts";

/**
 * Whether a value is added to what is known or replaces it: "Doral too", "or 1 bedroom", "asi sea en Sweetwater" and
 * "keep Kendall" add, and so does any place next to one that stays; "Doral instead" and a bare "Doral" replace.
 */
export function joins({ evidence, intents }: Understanding, slot: SlotName, message: string): boolean {
  const said = evidence.filter((item) => item.slot === slot);
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last || (slot !== "area" && slot !== "bedrooms")) return false;
  const before = message.slice(0, first.start).split(sentenceEnd).at(-1) ?? "";
  const after = message.slice(last.end).split(sentenceEnd)[0] ?? "";
  if (beginsOn.test(plainPart(before.split(clauseEnd).at(-1) ?? ""))) return true;
  if (slot === "bedrooms") {
    const part = plainPart(before + message.slice(first.start, last.end) + (after.split(clauseEnd)[0] ?? ""));
    return (
      alsoWelcome.test(plainPart(after.split(clauseEnd)[0] ?? "")) ||
      (!intents.includes("correction") && couldDo.test(part))
    );
  }
  if (keepsOthers.test(plainPart(message))) return true;
  // "My sister also wants 2 bedrooms in Brickell": another search, not another place.
  const [from, to] = [first.start - before.length, last.end + after.length];
  if (evidence.some((item) => ofSearch.has(item.slot) && item.start >= from && item.end <= to)) return false;
  const part = plainPart(before + message.slice(first.start, last.end) + after);
  if (replaces.test(part)) return false;
  const isKept = said.some(({ start }) => keeping.test(message.slice(0, start))) || keepsThem.test(part);
  return isKept || alsoWelcome.test(part) || wouldEvenDo.test(part);
}

/** True if the message wishes for a place, though it begins like a question: "Can be Homestead, too". */
export function wouldDo({ evidence }: Understanding, message: string): boolean {
  const said = evidence.filter(({ slot }) => slot === "area");
  const [first] = said;
  if (!first) return false;
  const before =
    message
      .slice(0, first.start)
      .split(/[.!?;,\n]\s*/)
      .at(-1) ?? "";
  return wouldEvenDo.test(plainPart(before));
}

const ofSearch: ReadonlySet<SlotName> = new Set<SlotName>(["bedrooms", "budget_max", "move_in"]);

const sentenceEnd = /[.!?;\n]\s*/;
const clauseEnd = /,\s*/;

/** Beginnings of a part that adds to the search: "Or Kendall", "and also in Doral". */
const beginsOn =
  /^(?:(?:or|o|u)(?: (?:maybe|even|quizas|hasta|tambien|un|una|en|de|in|a|el|la))*|(?:and|y|plus|mas) (?:also|tambien|even|maybe)(?: (?:en|de|in|a|el|la))*|(?:add|include|agreg\w+|anad\w+|inclu\w+|sum\w+|pon\w*)(?: (?:also|tambien|en|a|in|me|el|la))*)$/;

/** Words that welcome one more place: "Doral is fine too", "también me sirve Kendall". */
const alsoWelcome =
  /\btoo\b(?! (?:far|small|big|large|much|many|expensive|pricey|high|low|long|loud|noisy|late|early|old|crowded|busy|\w+ for)\b)|\b(?:also|as well|either)\b|\b(?:tambien|tmb|tb|ademas)\b|\bigual (?:me |nos )?(?:sirve|esta|gusta|puede|funciona|vale|va)\b/;

/** Words before one more acceptable place: "Asi sea en Sweetwater", "even downtown", "could be Hialeah". */
const wouldEvenDo =
  /\b(?:asi sea|aunque sea|incluso|inclusive|(?:si|hasta) (?:es )?en ultimo caso|even(?! (?:better|more|though|if))|(?:can|could|might|may) (?:also |even )?be|open to|wouldnt mind|dont mind|(?:puede|podria|pudiera) ser|no me (?:molesta|importa)(?:ria)?)\b/;

/** Words that keep the earlier values: "Don't drop Kendall", "no lo quites", "I said also, not instead". */
const keepsOthers =
  /\b(?:dont|do not|no|sin|without|not) (?:\w+ ){0,2}(?:drop\w*|remov\w*|delet\w*|los(?:e|ing)|forget\w*|take (?:\w+ ){0,3}(?:out|off|away)|quit\w+|saqu\w+|sac\w+|borr\w+|elimin\w+|olvid\w+|descart\w+)\b|\bnot instead\b|\bno en (?:vez|lugar)\b|\b(?:all|todos|todas|both|ambos|los dos|las dos) (?:of (?:them|those) )?(?:stay|still|count|quedan|siguen|cuentan)\b/;

/** Words right before a place that keep it, or keep all: "Keep Doral", "deja también Doral", "keep the others". */
const keeping = /\b(?:keep\w*|leave|d[eé]j\w+|mant[eé]n\w*)\s+(?:\w+\s+)?(?:the |el |la )?$/i;
const keepsThem =
  /\b(?:keep|leave|deja\w*|manten\w*) (?:them|those|both|all|the (?:others?|rest)|l[oa]s|l[oa]s demas)\b/;

const replaces = /\b(?:instead|rather|only|mejor|en vez|en lugar|solo|solamente|nada mas|nomas|ya no|forget)\b/;

/** Words for one more acceptable size: "A studio might be ok if it's big enough", "podría ser un estudio". */
const couldDo =
  /\b(?:(?:might|may|could|would|can) (?:also |even |maybe )?(?:be (?:ok|okay|fine|good|alright|cool|open)|work|do|consider|take|live with)|wouldnt mind|dont mind|(?:open|opened) to|(?:ok|okay|fine|cool) with|consider|maybe even|if (?:its|they|the|theres|it is)|podria (?:ser|servir|funcionar|considerar)|considerari?a|considero|no me (?:molesta|importa)(?:ria)?|incluso|hasta un|si (?:es|esta|tiene|hay|vale|sale|baja|cuesta|no (?:pasa|sube|cuesta))|con tal|siempre que|as long as|provided|aunque sea)\b/;

/** The known value with the given one joined to it. */
export function joined(slot: SlotName, before: Slots, given: Slots): Slots[SlotName] {
  if (slot === "area" && before.area !== undefined) return [...new Set([before.area, given.area ?? []].flat())];
  const [had, has] = [before.bedrooms, given.bedrooms];
  if (slot !== "bedrooms" || typeof had !== "number" || typeof has !== "number") return given[slot];
  return had === has ? has : { min: Math.min(had, has), max: Math.max(had, has) };
}

/** True if the value makes the known one more precise and withdraws nothing: "A husky" after "a pet". */
export function refines(slot: SlotName, before: unknown, value: unknown): boolean {
  if (slot === "area") return Array.isArray(value) && [before].flat().every((place) => value.includes(place));
  if (slot === "bedrooms" && typeof before === "number" && typeof value === "object" && value !== null)
    return [(value as NumberRange).min, (value as NumberRange).max].includes(before);
  if (slot !== "pets") return false;
  const [had, has] = [before as Slots["pets"], value as Slots["pets"]];
  return had?.has === true && had.kind === undefined && has?.has === true;
}
