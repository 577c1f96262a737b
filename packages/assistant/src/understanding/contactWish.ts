import { readVisitWish } from "../showings/visitWish.ts";
import type { IsoDate } from "../types.ts";

/** "Write me by WhatsApp" is WhatsApp: the more specific way comes first. */
export const contactWays = ["whatsapp", "email", "text", "call"] as const;
export type ContactWay = (typeof contactWays)[number];

/** How and when someone wants to be reached. */
export interface ContactWish {
  by?: ContactWay;
  /** Ways that the renter rules out. */
  not?: ContactWay[];
  /** Minutes after midnight. */
  earliest?: number;
  latest?: number;
}

const words: Record<ContactWay, string> = {
  // "Me llamo Ana" gives a name.
  call: "calls?|calling|phone calls?|ring|llam(?!o\\b)\\w+",
  text: "texts?|texting|texte\\w+|sms|mensajes?(?: de texto)?|texto|escrib\\w+",
  // A bare "whats" begins questions, except behind "por".
  whatsapp: "whats ?app|watsapp|wasap|wassap|wsp|guasap|(?<=por (?:mi )?)whats",
  email: "e ?mails?|correos?",
};
const any = Object.values(words).join("|");
/** "Don't call before ten", "no me llamen en el día": at other hours that way is fine. */
const onlyThen =
  "(?! (?:\\w+ )?(?:during|before|after|between|until|till|while|when|mornings?|afternoons?|evenings?|nights?|weekdays|weekends|antes|despues|durante|entre|hasta|mientras|cuando|(?:en|por) (?:el|la|las)|de (?:dia|noche|\\d))\\b)";
/** "No calls", "don't call me", "not text", "no me llamen". */
const ruledOut = new RegExp(
  `\\b(?:no|not|dont|do not|never|nunca|sin|instead of|rather than|en vez de)(?: (?:me|please|que me|por|to|a|porfa))* (${any})\\b${onlyThen}`,
  "g",
);
/** "Don't call before ten", "no me llamen antes de las 10". */
const notThen = new RegExp(
  `\\b(?:no|not|dont|do not|never|nunca)(?: (?:me|please|que me|to|porfa))* (?:${any})(?: me)? (?:before|after|antes|despues)\\b`,
);
const orThen = /\b(?:or|o) (?:\w+ )?(?:after|before|despues|antes)\b/;
/** "I never asked not to be called", "no he dicho que no me llamen": takes an earlier wish back. */
const takesBack =
  /\b(?:(?:never|didnt|did not|havent) (?:said|say|asked?|told|tell)|(?:nunca|no) (?:te |le |les )?(?:(?:he|hemos) )?(?:dicho|dije|pedido|pedi|pedimos))\b/;
/** "She can call me", "sí me puede llamar": allows it, where it was ruled out before. */
const allowsCall =
  /\b(?:she|he|they|you|u|marisol) (?:can|may|could) (?:\w+ )?(?:call|ring|phone)\b|\b(?:me (?:puede|pueden|puedes|podes)|(?:puede|pueden|puedes)) llamar(?:me)?\b/;
const refuses = /\b(?:no|not|never|nunca|cant|dont|tampoco)\b/;
/** Words that may follow "text me" when the renter doesn't want something sent: "text me after 4", not "text me the address". */
const ends =
  "(?=$| (?:please|por ?fa\\w*|pls|plz|instead|not|rather|only|solo|nomas|after|before|between|at|if|when|once|on|in|no|si|cuando|despues|antes|entre|a|al|por|mejor|thanks|gracias|and not|y no|than|que|q|pq|porque|because|cuz|bc|cause|about|sobre|back|i|o|or)\\b)";
/** "Text me", "have her email me", "que me llamen", "escríbeme". */
const asked = new RegExp(
  `\\b(?:(${any}) me${ends}|(?:que )?me (${any})${ends}|(llamame|llamenme|escribeme|escribanme|mandame un (?:correo|mensaje|whatsapp|texto))${ends})`,
);
/** "Only WhatsApp", "prefer email", "by text", "text only", "please text", "mejor por correo". */
const preferred = new RegExp(
  `\\b(?:only|just|solo|solamente|nomas|prefer|prefiero|rather|better|mejor|please|por ?fa\\w*|by|via|por)(?: (?:by|via|a|por|un|por un|use|me))* (${any})${ends}|\\b(${any}) (?:only|solo|solamente|nomas|please|por ?fa\\w*|(?:is |works )?(?:better|best|easier)|preferred|(?:es )?mejor)\\b|\\bonly (${any})\\b`,
);
/** "Text, don't call". */
const beforeRuledOut = new RegExp(`\\b(?:${any}) (?:and |y )?(?:dont|do not|not|no|never|nunca)\\b`);
/** A question about the agent's own ways: "can I text you?", "do you have WhatsApp?". */
const ofAgent = /\b(?:you|u|i|we|puedo|podemos|tienes?|tienen|usas?|te|les|le) (?:\w+ )?$/;

/** "Que me escriba al correo": the way behind a verb that can mean several. */
const through = /^ (?:por|by|via|on|through|al|a mi|to my) \w+/;

const ways = contactWays.map((way) => ({ way, named: new RegExp(`\\b(?:${words[way]})\\b`) }));

function wayOf(said: string): ContactWay | undefined {
  return ways.find(({ named }) => named.test(said))?.way;
}

/**
 * How the renter wants to be reached, if they say it: not by a call, not by a certain way, or at certain hours.
 * A bare "call me" asks for the agent instead, unless calls were ruled out before.
 */
export function readContactWish(message: string, today: IsoDate, isCallRuledOut = false): ContactWish | null {
  const clauses = message
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/\S+@\S+/g, " ")
    .split(/[.,;!?¿¡\n]+/)
    .map((clause) => clause.replace(/[^a-z0-9]+/g, " ").trim());
  if (clauses.some((clause) => takesBack.test(clause) && clause.search(ruledOut) >= 0))
    return isCallRuledOut ? { by: "call" } : null;
  let wish: ContactWish = readAllowed(clauses, today, isCallRuledOut);
  for (const [index, clause] of clauses.entries()) {
    const read = readClause(clause, clauses[index + 1] ?? "", today);
    if (read) wish = { ...wish, ...read, not: [...(wish.not ?? []), ...(read.not ?? [])] };
  }
  const { by, not = [], earliest, latest } = wish;
  const isWish =
    (by !== undefined && (by !== "call" || isCallRuledOut)) ||
    not.length > 0 ||
    (by && (earliest ?? latest) !== undefined);
  if (!isWish) return null;
  return {
    ...(by && !not.includes(by) && { by }),
    ...(not.length > 0 && { not: [...new Set(not)] }),
    ...(earliest !== undefined && { earliest }),
    ...(latest !== undefined && { latest }),
  };
}

/** "She can call me, but after four". */
function readAllowed(clauses: readonly string[], today: IsoDate, isCallRuledOut: boolean): ContactWish {
  const at = clauses.findIndex((clause) => allowsCall.test(clause) && !refuses.test(clause));
  if (at < 0) return {};
  const hours = hoursIn(`${clauses[at]} ${clauses[at + 1] ?? ""}`, today);
  return isCallRuledOut || hours ? { by: "call", ...hours } : {};
}

function readClause(clause: string, next: string, today: IsoDate): ContactWish | null {
  const unless = notThen.exec(clause)?.[0];
  if (unless !== undefined) {
    const { earliest, latest } = hoursIn(clause, today) ?? {};
    const by = wayOf(unless);
    return {
      ...(by && { by }),
      ...(latest !== undefined && { earliest: latest }),
      ...(earliest !== undefined && { latest: earliest }),
    };
  }
  const not = [...clause.matchAll(ruledOut)].flatMap(([, said = ""]) => wayOf(said) ?? []);
  const rest = clause.replace(ruledOut, " ").replace(/ +/g, " ").trim();
  const own = asked.exec(rest);
  const found = own ?? preferred.exec(rest) ?? beforeRuledOut.exec(clause);
  // "Can you text me?" wants it done; "can I text you?" asks.
  const isOfAgent = !own && found !== null && ofAgent.test(rest.slice(0, found.index));
  const said = found ? `${found[0]}${through.exec(rest.slice(found.index + found[0].length))?.[0] ?? ""}` : "";
  const by = isOfAgent ? undefined : wayOf(said);
  if (by === undefined && not.length === 0) return null;
  // "A text, or after four" names the hours of another way.
  if (orThen.test(clause)) return { ...(by && { by }), ...(not.length > 0 && { not }) };
  // "Que me llamen si sale algo. después de las 5 porfa": the hours may come after.
  const hours =
    hoursIn(clause, today) ?? hoursIn(/^(?:after|before|despues|antes|between|entre)\b/.test(next) ? next : "", today);
  return { ...(by && { by }), ...(not.length > 0 && { not }), ...hours };
}

function hoursIn(clause: string, today: IsoDate): Pick<ContactWish, "earliest" | "latest"> | undefined {
  const { earliest, latest } = readVisitWish(clause, { today, hasHour: false, hasDate: true }) ?? {};
  if ((earliest ?? latest) === undefined) return undefined;
  return { ...(earliest !== undefined && { earliest }), ...(latest !== undefined && { latest }) };
}
