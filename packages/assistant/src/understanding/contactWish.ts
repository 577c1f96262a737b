import type { ContactWay, IsoDate } from "../types.ts";
import { type CallHours, plainly, readCallHours, saysHoursOnly } from "./callHours.ts";

/** Ways to reach someone, the more specific ones first: "Write me by WhatsApp" means WhatsApp. */
export const contactWays: readonly ContactWay[] = ["whatsapp", "email", "text", "call"];

/** How and when someone wants to be reached. */
export interface ContactWish extends CallHours {
  by?: ContactWay;
  /** Ways that the renter rules out. */
  not?: ContactWay[];
  /** Phrased as a question: "is WhatsApp ok?" */
  asks?: true;
}

/** What a message contains besides the wish. */
export interface BesideWish {
  today: IsoDate;
  /** Calls were ruled out earlier. */
  isCallRuledOut?: boolean;
  /** The message says how to reach the renter, so hours alone are for that. */
  givesContact?: boolean;
}

const words: Record<ContactWay, string> = {
  // "Me llamo Ana" gives a name.
  call: "calls?|calling|phone calls?|ring|llam(?!o\\b)\\w+",
  text: "te?xts?|texting|texte\\w+|sms|mensajes?(?: de texto)?|texto|escrib\\w+",
  // A bare "whats" begins questions, except after "por".
  whatsapp: "whats ?app|watsapp|wasap|wassap|wsp|guasap|(?<=por (?:mi )?)whats",
  email: "e ?mails?|correos?",
};
const any = Object.values(words).join("|");
/** Fails before hours, outside of which the way is fine: "Don't call before ten", "no me llamen en el día". */
const onlyThen =
  "(?! (?:\\w+ )?(?:during|before|after|past|later|pasad[ao]s?|mas tarde|between|until|till|while|when|mornings?|afternoons?|evenings?|nights?|weekdays|weekends|antes|despues|durante|entre|hasta|mientras|cuando|(?:en|por) (?:el|la|las)|de (?:dia|noche|\\d))\\b)";
/** Matches a way that is ruled out: "No calls", "don't call me", "not text", "no me llamen". */
const ruledOut = new RegExp(
  `\\b(?:no|not|dont|do not|never|nunca|sin|instead of|rather than|en vez de)(?: (?:me|please|que me|por|to|a|porfa))* (${any})\\b${onlyThen}`,
  "g",
);
/** Matches a way that is ruled out at certain hours: "Don't call before ten", "no me llamen antes de las 10". */
const notThen = new RegExp(
  `\\b(?:no|not|dont|do not|never|nunca)(?: (?:me|please|que me|to|porfa))* (?:${any})(?: me)? (?:before|after|past|later than|antes|despues|pasad[ao]s?|mas tarde)\\b`,
);
const orThen = /\b(?:or|o) (?:\w+ )?(?:after|before|despues|antes)\b/;
/** Matches words that take an earlier wish back: "I never asked not to be called", "no he dicho que no me llamen". */
const takesBack =
  /\b(?:(?:never|didnt|did not|havent) (?:said|say|asked?|told|tell)|(?:nunca|no) (?:te |le |les )?(?:(?:he|hemos) )?(?:dicho|dije|pedido|pedi|pedimos))\b/;
/** Matches words that allow calls again if they were ruled out: "She can call me", "sí me puede llamar". */
const allowsCall =
  /\b(?:she|he|they|you|u) (?:can|may|could) (?:\w+ )?(?:call|ring|phone)\b|\b(?:me (?:puede|pueden|puedes|podes)|(?:puede|pueden|puedes)) llamar(?:me)?\b/;
const refuses = /\b(?:no|not|never|nunca|cant|dont|tampoco)\b/;
/** Words that may follow "text me" when the renter doesn't want something sent: "text me after 4", not "text me the address". */
const ends =
  "(?=$| (?:please|por ?fa\\w*|pls|plz|instead|not|rather|only|solo|nomas|after|before|between|at|if|when|once|on|in|no|si|cuando|despues|antes|entre|a|al|por|mejor|thanks|gracias|and not|y no|than|que|q|pq|porque|nada mas|nomas|because|cuz|bc|cause|about|sobre|back|i|o|or)\\b)";
/** Matches a wish to be reached in some way: "Text me", "have her email me", "que me llamen", "escríbeme". */
const asked = new RegExp(
  `\\b(?:(${any}) me${ends}|(?:que )?me (${any})${ends}|(llamame|llamenme|escribeme|escribanme|mandame un (?:correo|mensaje|whatsapp|texto))${ends})`,
);
/** A preferred way: "Only WhatsApp", "prefer email", "by text", "text only", "please text", "mejor por correo". */
const preferred = new RegExp(
  `\\b(?:only|just|solo|solamente|nomas|prefer|prefiero|rather|better|mejor|please|por ?fa\\w*|by|via|por)(?: (?:by|via|a|por|un|por un|use|me))* (${any})${ends}|\\b(${any}) (?:only|solo|solamente|nomas|please|por ?fa\\w*|(?:is |works )?(?:better|best|easier)|preferred|(?:es )?mejor)\\b|\\bonly (${any})\\b`,
);
/** Matches a way with its hours but without "me": "Call after 5", "llamar solo en las tardes". */
const withHours = new RegExp(
  `^(?:(?:but|please|pls|just|only|you can|u can|can|i mean|i meant|i said|pero|por ?fa\\w*|solo|se puede|puede|pueden|digo|dije|quise decir|que) )*(${any})(?: only| solo)? (?:after|before|between|from|any ?time|in the|during|antes|despues|entre|a partir|en las?|por las?|pasad[ao]s?)\\b`,
);
/** Asks for a way: "Is WhatsApp ok?", "whatsapp fine", "can she do WhatsApp", "me pueden escribir por WhatsApp". */
const isOk = "(?:ok|okay|fine|cool|good|alright|possible|work|works|bien|vale|sirve|funciona|posible)";
const askedIf = new RegExp(
  `^(?:(?:and|so|is|y|pero|entonces|by|por|via) )*(${any})(?: is| also| tambien| esta| te| les?)? ${isOk}(?: (?:too|tambien|with you|for (?:her|you)|por ?fa\\w*))?$|^(?:(?:and|so|y|pero) )*(?:can|could|does|do|will|is) (?:she|he|they|you|u|yall|it)(?: \\w+)? (?:do|use|on|have|by|over|through|text|write|message)(?: me| us)?(?: \\w+)? ?(${any})(?: (?:me|instead|too|please|pls|ok))*$|^(?:(?:y|pero|entonces|me|nos) )*(?:puede|pueden|podria\\w*|usan?|tienen?|escriben?|es posible|se puede) (?:\\w+ ){0,2}?(?:por )?(${any})$`,
);
/** Matches the renter's own way, which the number is for: "Mi WhatsApp es …" */
const ownWay = /\b(?:my|mi) (whats ?app|wasap|wsp|whats)\b/;
/** Matches a way before another one that is ruled out: "Text, don't call". */
const beforeRuledOut = new RegExp(`\\b(?:${any}) (?:and |y )?(?:dont|do not|not|no|never|nunca)\\b`);
/** A question about the agent's own ways: "can I text you?", "do you have WhatsApp?". */
const ofAgent = /\b(?:you|u|i|we|puedo|podemos|tienes?|tienen|usas?|te|les|le) (?:\w+ )?$/;

/** Matches a way after a verb that can mean several: "Que me escriba al correo". */
const through = /^ (?:por|by|via|on|through|al|a mi|to my) \w+/;

const ways = contactWays.map((way) => ({ way, named: new RegExp(`\\b(?:${words[way]})\\b`) }));

function wayOf(said: string): ContactWay | undefined {
  return ways.find(({ named }) => named.test(said))?.way;
}

/**
 * How the renter wants to be reached, if they say it: not by a call, not by a certain way, or at certain hours.
 * A bare "call me" asks for the agent instead, unless calls were ruled out before.
 */
export function readContactWish(
  message: string,
  { today, isCallRuledOut = false, givesContact = false }: BesideWish,
): ContactWish | null {
  const clauses = message
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/\S+@\S+/g, " ")
    .replace(/\+?\d(?:[ .()-]{0,2}\d){6,}/g, ", ")
    .split(/[.,;!?¿¡\n]+|(?<=\s)(?=(?:but|pero) )/)
    .map((clause) => normal(clause.replace(/[^a-z0-9]+/g, " ").trim()))
    .filter((clause) => clause !== "");
  if (clauses.some((clause) => takesBack.test(clause) && clause.search(ruledOut) >= 0))
    return isCallRuledOut ? { by: "call" } : null;
  let wish: ContactWish = readAllowed(clauses, today, isCallRuledOut);
  for (const [index, clause] of clauses.entries()) {
    const read = readClause(clause, clauses[index + 1] ?? "", today);
    if (read) wish = { ...wish, ...read, not: [...(wish.not ?? []), ...(read.not ?? [])] };
  }
  const alone = givesContact ? clauses.find(saysHoursOnly) : undefined;
  if (alone !== undefined && (wish.earliest ?? wish.latest) === undefined)
    wish = { ...wish, ...readCallHours(alone, today) };
  const { by, not = [], earliest, latest } = wish;
  const isWish =
    (alone !== undefined && (wish.earliest ?? wish.latest) !== undefined) ||
    (by !== undefined && (by !== "call" || isCallRuledOut)) ||
    not.length > 0 ||
    (by && (earliest ?? latest) !== undefined);
  if (!isWish) return null;
  return {
    ...(by && !not.includes(by) && { by }),
    ...(not.length > 0 && { not: [...new Set(not)] }),
    ...(earliest !== undefined && { earliest }),
    ...(latest !== undefined && { latest }),
    ...(wish.asks && { asks: true }),
  };
}

/** Writes out abbreviations: "X WhatsApp", "q me llamen". */
function normal(clause: string): string {
  return plainly(clause.replace(/\bx(?= \w)/g, "por").replace(/\bq\b/g, "que"));
}

/** Reads a wish that allows calls, with its hours: "She can call me, but after four". */
function readAllowed(clauses: readonly string[], today: IsoDate, isCallRuledOut: boolean): ContactWish {
  const at = clauses.findIndex((clause) => allowsCall.test(clause) && !refuses.test(clause));
  if (at < 0) return {};
  const hours = readCallHours(`${clauses[at]} ${clauses[at + 1] ?? ""}`, today);
  return isCallRuledOut || hours ? { by: "call", ...hours } : {};
}

function readClause(clause: string, next: string, today: IsoDate): ContactWish | null {
  const unless = notThen.exec(clause)?.[0];
  if (unless !== undefined) {
    const by = wayOf(unless);
    return { ...(by && { by }), ...readCallHours(clause, today) };
  }
  const [, ...named] = askedIf.exec(clause) ?? [];
  const askedFor = wayOf(named.find((way) => way !== undefined) ?? "");
  if (askedFor && askedFor !== "call") return { by: askedFor, asks: true };
  const not = [...clause.matchAll(ruledOut)].flatMap(([, said = ""]) => wayOf(said) ?? []);
  const rest = clause.replace(ruledOut, " ").replace(/ +/g, " ").trim();
  const own = asked.exec(rest);
  const found = own ?? withHours.exec(rest) ?? preferred.exec(rest) ?? ownWay.exec(rest) ?? beforeRuledOut.exec(clause);
  // "Can you text me?" wants it done; "can I text you?" asks.
  const isOfAgent = !own && found !== null && ofAgent.test(rest.slice(0, found.index));
  const said = found ? `${found[0]}${through.exec(rest.slice(found.index + found[0].length))?.[0] ?? ""}` : "";
  const by = isOfAgent ? undefined : wayOf(said);
  if (by === undefined && not.length === 0) return null;
  // "A text, or after four" gives hours for another way.
  if (orThen.test(clause)) return { ...(by && { by }), ...(not.length > 0 && { not }) };
  // "Que me llamen si sale algo. después de las 5 porfa": the hours may come after.
  const hours =
    readCallHours(clause, today) ??
    readCallHours(/^(?:after|before|despues|antes|between|entre)\b/.test(next) ? next : "", today);
  return { ...(by && { by }), ...(not.length > 0 && { not }), ...hours };
}
