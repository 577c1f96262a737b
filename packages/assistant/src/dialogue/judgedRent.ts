import { plainPart } from "./asides.ts";

const amount = /\$ ?\d{1,2}[.,]?\d{3}\b|\b\d{1,2}[.,]?\d{3}\b(?![-\d])|\b\d(?:\.\d)?k\b/giu;
const thousand = 1000;

/** The rent that a message calls too high: "3k is kinda a lot", "3280 se me va un poco". */
export function judgedRent(message: string): number | undefined {
  const judged = [...message.matchAll(amount)].find(({ 0: said, index }) => {
    const after = message.slice(index + said.length).split(/[.!?\n]/)[0] ?? "";
    const before = plainPart(
      message
        .slice(0, index)
        .split(/[.!?\n]|\b(?:but|pero)\b/i)
        .at(-1) ?? "",
    );
    if ((offers.test(before) && !cannot.test(before)) || limits.test(before)) return false;
    return judges.test(plainPart(after)) || cannot.test(before) || isJudgedNext(message, index + said.length);
  });
  if (!judged) return undefined;
  const [said] = judged;
  return /k$/i.test(said) ? Number.parseFloat(said) * thousand : Number(said.replace(/\D/g, ""));
}

/** True if the next sentence judges the rent: "A studio for 2150? Nah, that's crazy". */
function isJudgedNext(message: string, from: number): boolean {
  const [, next] = /^[^.!?\n]{0,20}\?+\s*([^.!?\n]*)/.exec(message.slice(from)) ?? [];
  const text = plainPart(next ?? "").replace(/^(?:(?:nah|no|wow|lol|omg|damn|uy|ay|dios|hm+) )*/, "");
  return (
    /^(?:thats?|that is|its|eso|esta|ta|es)\b/.test(text) && judges.test(text.replace(/^(?:thats?|that|its|eso) /, ""))
  );
}

/** What is offered may be a limit. */
const offers =
  /\b(?:max\w*|up to|no more|not more|not over|under|below|less|budget|limit|around|about|afford|pay\w*|spend|do|go|hasta|tope|presupuesto|puedo|podemos|pag\w+|no mas|menos|como)\b/;
const cannot = /\b(?:can ?not|cant|couldnt|wont|no (?:puedo|podemos|llego|llegamos|me alcanza))\b/;
/** Words for a limit, which judges no rent: "I cannot pay more than 1900" says how much they can. */
const limits = /\b(?:more than|over|above|past|beyond|mas de|pasar(?:me)? de|pasarnos de|por encima de)$/;
const judges =
  /^(?:(?:a month|al mes|\w+ing|is|s|are|its|for (?:that|a \w+)|es|son|esta|ta|me|nos|se|ya|un|por (?:eso|un \w+)|que|kinda|kind of|a (?:bit|little)|bit|still|just|way|really|pretty|super|muy|bien|medio|algo|poco) ){0,5}(?:a ?lot|too (?:much|high|rich|steep|pricey|expensive)|much|more than|over|above|steep|pricey|expensive|high|nuts|crazy|wild|insane|mucho|carisim\w+|car[oa]s?|demasiado|(?:me )?(?:va|pasa|sale)|barbaridad|alt[oa]|salad[oa])\b/;
