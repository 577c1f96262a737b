import type { Evidence } from "../types.ts";

/** Words right before a value by which it belongs to a comparison, or to where somebody comes from or works. */
const ofOther =
  /\b(?:than|unlike|versus|vs|(?:arriv\w*|land\w*|fly\w*) (?:in|into|to)|moving from|coming from|from|i'?m (?:from|in)|we'?re (?:from|in)|(?:over |right )?here in|work(?:s|ing)? (?:in|at)|office (?:is )?(?:in|on|at)|(?<!to |wanna )live in|lives in|living in|vivo en|vivimos en|vive en|trabaj\w+ en|llego a|llegamos a|vengo de|soy de|somos de|estoy en|ac[aá] en|m[aá]s barat[oa] que(?: en)?|m[aá]s car[oa] que(?: en)?)\s+(?:the\s+|el\s+|la\s+)?$/i;
/** Words right before a place by which somebody lives or lived there, or a home of theirs is there. */
const ofDwelling =
  /\b(?:(?:sold|selling|left|leaving|leave) (?:my |our |the )?(?:\w+ )?(?:in|from)?|(?:house|home|place|apartment|condo|job|office|family|sister|brother|mom|mother|dad|parents|son|daughter|cousin|friend|boyfriend|girlfriend|husband|wife|prim[oa]|herman[oa]|mam[aá]|pap[aá]|t[ií][oa]|hij[oa]|amig[oa]|suegr[oa]|espos[oa]) (?:is |are |lives? |est[aá] |vive )?(?:in|over in|en|por)|donde (?:mi|una?) \w+ (?:en|por))\s+$/i;
/** Words right behind a place by which the renter is there now or goes away from it. */
const leftBehind =
  /^[\s,]*(?:is |es |it'?s )?(?:where (?:i|we)(?:'?m| am|'?re| are)? (?:leaving|from|now|living|at|moving from|live)|(?:right )?now\b|estoy|estamos|vivo|vivimos|donde (?:estoy|vivo|trabajo))/i;
/** "Doral is a hike for me", "Kendall queda lejísimos": too far to be a wish. */
const tooFar =
  /^[\s,]*(?:is|es|queda|me queda|est[aá])\s+(?:\w+\s+){0,2}(?:a (?:hike|trek|drive|stretch)|(?:too )?far\b|lejos|lej[ií]simos|retirado)/i;

/** "Not 2 bedrooms, I never said that": the value is denied. */
const denied =
  /\b(?:not|isn'?t|aren'?t|no|never (?:said|asked for|wanted)|didn'?t say|sin|ni|tampoco)\s+(?:a |an |the |de )?$/i;
/** "The other 2 didn't say": homes are counted, and no rooms. */
const counted = /\b(?:other|these|those|the|both|first|last|otr[oa]s|l[oa]s|es[oa]s|est[oa]s|primer[oa]s)\s+$/i;
/** "Apart from Doral": a place that is ruled out. */
const ruledOut =
  /\b(?:apart from|except(?: for)?|besides|other than|anything but|but not|outside(?: of)?|aparte de|menos|excepto|fuera de|que no sea(?: en)?)\s+$/i;

/** "El studio de 2150", "the one for 2600": the rent says which home. */
const ofHome =
  /\b(?:the|that|this|el|la|es[ea]|est[ea])\s+(?:(?:one|place|unit|studio|apartment|apt|condo|home|\d ?(?:br|bed\w*)|estudio|apartamento|apto|de \d cuartos?)\s+)?(?:at|for|de)\s+(?:los\s+)?\$?\s*$/i;

export type Fate = "stands" | "other" | "denied" | "excluded";

/** "We have two children" to "what's your budget?" counts children, not thousands. */
const countsThing =
  /^\W*(?:\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\s+(?:small |little |young )?(?:child|kids?\b|hij|ni[nñ]|bab|beb|sons?\b|daughter|dogs?\b|cats?\b|perr|gat|people|person|adult|roommate|friend|amig|cars?\b|carro|beds?\b|bedroom|cuarto|habitaci)/i;

/** "Sin contrato de un año", "not a year's lease". */
const without = /\b(?:without|sin|no|not)\s+(?:(?:a|an|any|the|un|una|el)\s+)?$/i;

/** What the words right before a value make of it. */
export function fateOf(text: string, { slot, start, text: said }: Evidence): Fate {
  const before = text.slice(Math.max(0, start - 40), start);
  const behind = text.slice(start + said.length, start + said.length + 40);
  if (slot === "area" && (ruledOut.test(before) || tooFar.test(behind))) return "excluded";
  if (slot === "area" && (ofDwelling.test(before) || leftBehind.test(behind))) return "other";
  if (slot === "lease_months" && without.test(before)) return "denied";
  if (slot !== "area" && slot !== "budget_max" && slot !== "bedrooms") return "stands";
  if (slot !== "area" && denied.test(before)) return "denied";
  if (slot === "budget_max" && (countsThing.test(said + behind) || ofHome.test(before))) return "other";
  if (slot === "bedrooms" && /^\W*(?:\d|one|two|three|dos|tres)\W*$/i.test(said) && counted.test(before))
    return "other";
  return ofOther.test(before) ? "other" : "stands";
}
