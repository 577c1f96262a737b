import { folded } from "../listings/namedListing.ts";
import type { ListingTopic } from "../types.ts";
import { cuesOf } from "./labels.ts";

/** "Ask", "depends", "negotiable": neither yes nor no. */
const open =
  /\b(?:ask|call|depends?|depending|negotiable|tbd|to be (?:determined|confirmed)|upon (?:request|approval)|on request|case by case|not sure|unknown|varies|maybe|consultar?|preguntar?|depende|negociable|por (?:definir|confirmar)|a convenir|segun|caso por caso|quizas?)\b/;

/** "No extra charge" gives rather than denies. */
const free =
  /\b(?:no|without|sin) (?:(?:any|extra|additional|ningun) )?(?:charges?|cost|fees?|costo|cargos?|recargo)(?: (?:extra|adicional(?:es)?))?\b|\bnot only\b|\bno solo\b/g;

const negation =
  /\b(?:no|not|none|never|without|isn't|aren't|doesn't|don't|sin|ningun[ao]?|nada|nunca|tampoco|prohibid[ao]s?|prohibited|forbidden|excluded)\b/;

/** Negations that deny by themselves: "none in the building". */
const whole = /^(?:none|nada|nunca|never|ningun[ao]|prohibid[ao]s?|prohibited|forbidden|excluded)$/;

/** What a negation denies where it names no field: "not included", "no se permite", "no hay". */
const denied =
  /\b(?:included?|includes|available|allowed|permitted|provided|offered|there|has|have|hay|incluid[ao]s?|incluye|tiene|cuenta|permite[n]?|permitid[ao]s?|acepta[n]?|disponible|ofrece)\b/;

/** Words that say a topic is lacking without a negation. */
const lacking: Partial<Record<ListingTopic, RegExp>> = {
  parking:
    /\bstreet(?: parking)? only\b|\bonly (?:on the )?street\b|\b(?:solo|unicamente) en la calle\b|\ben la calle solamente\b/,
  furnished: /\bunfurnished\b/,
  elevator: /\bwalk-?up\b|\bstairs only\b|\bsolo escaleras\b/,
  laundry: /\blaundromat\b|\bhook-?ups? only\b|\bsolo conexiones\b|\blavanderia cercana\b/,
  outdoor: /\bindoor only\b/,
  noise: /\b(?:noisy|loud|ruidos[ao]|mucho ruido|bulla)\b/,
  smoking: /\b(?:smoke|tobacco)-?free\b|\blibre de humo\b|\bsmoking (?:outside|outdoors) only\b/,
  application: /\bfree\b|\bgratis\b/,
};

const cuePatterns = new Map<ListingTopic, RegExp>();

/** The words that name a topic, in both languages: an agent's words may be in either. */
function namesTopic(topic: ListingTopic): RegExp {
  let pattern = cuePatterns.get(topic);
  if (!pattern) {
    const cues = [...cuesOf(topic, "en"), ...cuesOf(topic, "es")].map((cue) =>
      folded(cue)
        .replace(/[.+?^${}()|[\]\\/]/g, "\\$&")
        .replace(/\*/g, "\\w*"),
    );
    pattern = new RegExp(`\\b(?:${cues.join("|")})(?!\\w)`);
    cuePatterns.set(topic, pattern);
  }
  return pattern;
}

/** The parts of a text of which each says one thing. */
export function clausesOf(text: string): string[] {
  return folded(text)
    .replace(/[’‘]/g, "'")
    .split(/[.;,()\n]|\s[–—-]\s|\b(?:but|pero|however|although|aunque)\b/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

/**
 * Whether an agent's words about a topic say that the listing has it: true, false, or undefined where they leave it
 * open or deny something else ("Pool, no lifeguard" has one; "No dogs at the pool" says nothing of whether it has one).
 */
export function polarityOf(text: string, topic: ListingTopic): boolean | undefined {
  const clauses = clausesOf(text);
  const own = clauses.find((clause) => namesTopic(topic).test(clause)) ?? clauses[0];
  if (own === undefined) return undefined;
  return clausePolarity(own, topic, own === clauses[0]);
}

/** What one clause says; `opens`: it is the first, so that "none" or "not included" is about the topic itself. */
export function clausePolarity(clause: string, topic: ListingTopic, opens = true): boolean | undefined {
  if (open.test(clause)) return undefined;
  if (lacking[topic]?.test(clause)) return false;
  const rest = clause.replace(free, " ");
  const found = negation.exec(rest);
  if (!found) return true;
  // A noun right behind the negation is what is denied.
  const behind = rest.slice(found.index + found[0].length).trim();
  const next = behind.split(/\s+/).slice(0, 3).join(" ");
  if (behind === "" || whole.test(found[0])) return opens ? false : undefined;
  return namesTopic(topic).test(next) || denied.test(next) ? false : undefined;
}
