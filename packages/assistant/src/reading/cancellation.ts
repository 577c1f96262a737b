/**
 * What a clause that speaks of giving a showing up comes to: it gives it up, keeps it, wants to know about it, or
 * leaves that open.
 */
export type Cancellation = "cancel" | "keep" | "status" | "supposed" | "unsure";

const verb =
  "(?:cancel(?!led|ed|ado|ada|aste|aron|o la\\b)\\w*|call(?:ing)? (?:it |this |that |everything )?off|scrap\\w*|scratch\\w*|anul(?:ar|a|en|e|es)\\w*)";
/** Doings beside which a "no" is about coming, not about giving up: "I can't make it, cancel". */
const coming =
  "(?:come|coming|make|making|go|going(?! to (?:cancel|call|scrap))|attend|get|work|works|need it|puedo|podemos|podre|voy|vamos|llego|ir|venir|asistir|sirve|longer|more|mas)";
const upTo = `(?:(?!\\b${coming}\\b)[^,.;:!?\\n]){0,60}?`;

const mentions = new RegExp(`\\b(?:${verb}|cancel(?:led|ed)|cancel(?:ad[oa]s?|aste|aron|o))\\b`);
const directive = new RegExp(`\\b${verb}\\b`);
/** "Don't cancel", "no need to cancel", "instead of canceling". */
const negated = new RegExp(
  `\\b(?:dont|do not|doesnt|didnt|did not|wont|will not|wouldnt|shouldnt|isnt|arent|not|never|nobody|no one|without|instead of|rather than|nor|no|ni|nunca|jamas|sin|tampoco|en vez de|en lugar de|nadie)\\b${upTo}\\b${verb}`,
);
/** "I can't cancel", "no puedo cancelar". */
const unable = new RegExp(
  `\\b(?:cant|cannot|can not|no (?:puedo|podemos|quiero|queremos|hace falta)|hate to|refuse to)\\b (?:(?:to|it|la|lo|me|just) )?${verb}`,
);
/** "Don't, whatever you do, cancel". */
const negatedAside = new RegExp(`\\b(?:dont|do not|never|no vayas a|nunca)\\s*,[^,]*,[^,]*\\b${verb}`);
/** "Canceling isn't what I want", "cancel? no", "cancel it by mistake". */
const negatedBehind = new RegExp(
  `\\b${verb}(?: \\w+){0,4}? (?:isnt|is not|wasnt|was not|wont be|no es|no era|no fue)\\b|\\b${verb}(?: \\w+){0,3}?\\s*[,?-]*\\s*(?:no|nope|nah|never|jamas|nunca|not)\\s*[.!]*$|\\b${verb}[^.;!?\\n]*\\b(?:by (?:mistake|accident)|sin querer|por error)\\b`,
);
/** "I didn't say I can't come": whatever it denies. */
const denied =
  /\b(?:didnt|did not|never|not|wasnt|no|nunca)\b (?:\w+ )?(?:say|said|saying|mean|meant|ask|asked|asking|want|wanted|dije|digo|pedi|quise|es que|estoy diciendo)\b/;
const supposed =
  /\b(?:if|unless|in case|suppose|what happens|si|por si|en caso|a menos|que pasa)\b(?! (?:possible|you can|u can|you could|thats ok|thats fine|you dont mind|puedes|puede|es posible|no es molestia|no le molesta))/;
const asked =
  /\b(?:can|could|would|will) (?:you|u|we|somebody|someone)\b|\bplease\b|\bplz\b|\bpls\b|\bpor favor\b|\b(?:puedes|puede|podrias|podria|pueden|podemos|podriamos|me (?:la |lo )?cancelas?|l[ao] cancelas?|cancelas|cancelamos)\b/;
const wavering =
  /\b(?:might|may have|maybe|perhaps|thinking (?:of|about)|considering|not sure|should i|do i|tal vez|quizas?|a lo mejor|pensando|no se si|deberia)\b/;
const wantsDone =
  /\b(?:want|need|have|get|consider|would like|id like|please|quiero|queremos|necesito|considera\w*|dal[ao] por|dame por|dejal[ao])\b[^,.;!?]{0,30}\bcancel(?:led|ed|ad[oa])\b/;

/** Lower-case words without accents and apostrophes; signs stay, since a comma ends what a "no" denies. */
function spoken(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "")
    .replace(/[¿¡]/g, "")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** True where a clause speaks of giving a showing up in so many words. */
export function speaksOfCanceling(text: string): boolean {
  return mentions.test(spoken(text));
}

/**
 * What a clause comes to that speaks of canceling or seems to give a showing up. A refusal never cancels, nor does a
 * question about it, a supposition or somebody else's cancellation.
 *
 * @param isMarked it stands in a question
 */
export function cancellationOf(raw: string, isMarked: boolean): Cancellation {
  const text = spoken(raw);
  const isRefused = [negated, unable, negatedAside, negatedBehind].some((pattern) => pattern.test(text));
  if (isRefused) return "keep";
  if (supposed.test(text)) return "supposed";
  if (wavering.test(text) || denied.test(text)) return "unsure";
  if (directive.test(text)) return !isMarked || asked.test(text) ? "cancel" : "unsure";
  if (!mentions.test(text)) return isMarked ? "unsure" : "cancel";
  if (wantsDone.test(text)) return "cancel";
  return "status";
}
