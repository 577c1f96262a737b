import type { IsoDate } from "../types.ts";
import type { ContactWay, ContactWish } from "./command.ts";
import { readTimes } from "./mentions/time/readTimes.ts";

/** "Write me by WhatsApp" is WhatsApp: the closer way first. */
const contactWays: readonly ContactWay[] = ["whatsapp", "email", "text", "call"];

const words: Record<ContactWay, string> = {
  call: "calls?|calling|phone calls?|ring|llam\\w+",
  text: "texts?|texting|sms|mensajes?(?: de texto)?|texto|escrib\\w+",
  whatsapp: "whats ?app|wha?ts?(?= ?$| (?:me|only|please|and|or|is|por|solo|mejor|y|o)\\b)|wasap|wsp|guasap",
  email: "e ?mails?|correos?",
};
const any = Object.values(words).join("|");
/** "No calls", "don't call me", "not text", "no me llamen". */
const ruledOut = new RegExp(
  `\\b(?:no|not|dont|do not|never|nunca|sin|instead of|rather than|en vez de)(?: (?:me|please|que me|por|to|a|porfa))* (${any})\\b`,
  "g",
);
/** What may follow "text me" where nothing is to be sent: "text me after 4", not "text me the address". */
const ends =
  "(?=$| (?:please|por ?fa\\w*|instead|not|rather|only|solo|nomas|after|before|between|at|if|when|once|on|in|no|si|cuando|despues|antes|entre|a|al|por|mejor|thanks|gracias|and not|y no|than|que|back)\\b)";
/** "Text me", "have her email me", "que me llamen", "escríbeme". */
const asked = new RegExp(
  `\\b(?:(${any}) me${ends}|(?:que )?me (${any})${ends}|(llamame|llamenme|escribeme|escribanme|mandame un (?:correo|mensaje|whatsapp|texto))${ends})`,
);
/** "Only WhatsApp", "prefer email", "by text", "text only", "please text", "mejor por correo". */
const preferred = new RegExp(
  `\\b(?:only|just|solo|solamente|nomas|prefer|prefiero|rather|better|mejor|please|por ?fa\\w*|by|via|por)(?: (?:by|via|a|por|un|por un|use|me))* (${any})${ends}|\\b(${any}) (?:only|solo|solamente|nomas|please|por ?fa\\w*|is (?:better|best|easier)|works (?:better|best)|preferred|mejor|es mejor)\\b|\\bonly (${any})\\b`,
);
/** "Text, don't call". */
const beforeRuledOut = new RegExp(`\\b(?:${any}) (?:and |y )?(?:dont|do not|not|no|never|nunca)\\b`);
/** A question about the agent's own ways: "can I text you?", "do you have WhatsApp?". */
const ofAgent = /\b(?:you|u|i|we|puedo|podemos|tienes?|tienen|usas?|te|les|le) (?:\w+ )?$/;

const ways = contactWays.map((way) => ({ way, named: new RegExp(`\\b(?:${words[way]})\\b`) }));

function wayOf(said: string): ContactWay | undefined {
  return ways.find(({ named }) => named.test(said))?.way;
}

/**
 * How the renter wants to be reached, where they say it: by another way than a call, not by some way, or at certain hours.
 * A bare "call me" asks for the agent and is no such wish.
 */
export function readContactWish(message: string, today: IsoDate): ContactWish | null {
  const clauses = message
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/\S+@\S+/g, " ")
    .split(/[.,;!?¿¡\n]+/)
    .map((clause) => clause.replace(/[^a-z0-9]+/g, " ").trim());
  let wish: ContactWish = {};
  for (const [index, clause] of clauses.entries()) {
    const read = readClause(clause, clauses[index + 1] ?? "", today);
    if (read) wish = { ...wish, ...read, not: [...(wish.not ?? []), ...(read.not ?? [])] };
  }
  const { by, not = [], earliest, latest } = wish;
  const isWish = (by !== undefined && by !== "call") || not.length > 0 || (by && (earliest ?? latest) !== undefined);
  if (!isWish) return null;
  return {
    ...(by && !not.includes(by) && { by }),
    ...(not.length > 0 && { not: [...new Set(not)] }),
    ...(earliest !== undefined && { earliest }),
    ...(latest !== undefined && { latest }),
  };
}

function readClause(clause: string, next: string, today: IsoDate): ContactWish | null {
  const not = [...clause.matchAll(ruledOut)].flatMap(([, said = ""]) => wayOf(said) ?? []);
  const rest = clause.replace(ruledOut, " ").replace(/ +/g, " ").trim();
  const found = asked.exec(rest) ?? preferred.exec(rest) ?? beforeRuledOut.exec(clause);
  const isOfAgent = found !== null && ofAgent.test(rest.slice(0, found.index));
  const said = found
    ? `${found[0]}${/^ (?:por|by|via|on|through) \w+/.exec(rest.slice(found.index + found[0].length))?.[0] ?? ""}`
    : "";
  const by = isOfAgent ? undefined : wayOf(said);
  if (by === undefined && not.length === 0) return null;
  // "Que me llamen si sale algo. después de las 5 porfa": the hours may stand behind.
  const hours =
    hoursIn(clause, today) ?? hoursIn(/^(?:after|before|despues|antes|between|entre)\b/.test(next) ? next : "", today);
  return { ...(by && { by }), ...(not.length > 0 && { not }), ...hours };
}

/** "After 4", "between 2 and 5", "in the evening". */
function hoursIn(clause: string, today: IsoDate): Pick<ContactWish, "earliest" | "latest"> | undefined {
  const time = readTimes(clause, today).find((mention) => mention.kind === "time" && !mention.excluded);
  if (time?.kind !== "time") return undefined;
  const [from, to] = [minutesOf(time.from), time.to === undefined ? undefined : minutesOf(time.to)];
  if (to !== undefined) return { earliest: from, latest: to };
  if (time.relation === "before" || time.relation === "by") return { latest: from };
  return { earliest: from };
}

/** Minutes after midnight of `HH:MM`. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
