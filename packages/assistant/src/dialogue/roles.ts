import type { Market } from "../types.ts";
import { plainWords } from "../understanding/plainWords.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { folded } from "./listings.ts";

/** What a clause's values are of, where they are none of the renter's search. */
type Role = "income" | "paid" | "dear" | "compared" | "elsewhere" | "travel" | "leaving" | "busy" | "whyAsked";

/** How clauses show that their values belong to something else, in both languages. */
const roles: readonly (readonly [Role, RegExp])[] = [
  [
    "income",
    /\b(?:i|we|my|he|she|both|together) (?:\w+ )?(?:make|makes|earn|earns|bring in|gross|net)\b|\b(?:salary|income|wages?|paycheck|savings|saved up)\b|\b(?:gano|gana|ganamos|ganan|cobro|cobramos|sueldo|salario|ingresos?|ahorros|ahorrado)\b/,
  ],
  [
    "paid",
    /\b(?:i|we)(?:m|re)? (?:currently |now |already |used to |was |were |am |are )*(?:pay|paid|paying) (?!up to)|\b(?:my|our) (?:current |old |last )?rent (?:is|was|went|goes)\b|\b(?:pago|pagamos|pagaba|pagabamos|estoy pagando|estamos pagando) (?:ahora |actualmente |alla |ahi )?(?!hasta)|\bmi (?:renta|alquiler) (?:es|era|actual|subio)\b/,
  ],
  [
    "dear",
    /\b(?:too much|too high|too expensive|too pricey|way over|over (?:my|our) budget|out of (?:my|our) (?:budget|range)|rip ?off|overpriced|crazy|insane|steep|a lot for|demasiado|muy car[oa]|carisim[oa]|es mucho|un robo|fuera de (?:mi|nuestro) (?:presupuesto|alcance)|se pasa)\b/,
  ],
  [
    "compared",
    /\b(?:cheaper|more expensive|pricier|bigger|smaller|closer|farther|further|nicer) than\b|\b(?:less|more) than (?:the|that|my|what|brickell|doral)\b|\bmas (?:barat[oa]s?|car[oa]s?|grandes?|pequen\w+|cerca|lejos|nuev\w+) que\b/,
  ],
  [
    "travel",
    /\b(?:i|we|im|were) (?:\w+ )?(?:arrive|arriving|land|landing|fly|flying|get (?:there|in|here|to|back)|getting (?:there|in|here|to|back)|coming (?:back|in|to)|visiting|travel\w*|out of town|away|back in town|in town|on vacation)\b|\b(?:til|till|until)\b.*\bonly\b|\b(?:llego|llegamos|viajo|viajamos|vuelvo|volvemos|regreso|regresamos|estoy de viaje|de vacaciones|estare fuera|aterrizo)\b/,
  ],
  [
    "leaving",
    /\b(?:my|our|the|current) (?:current )?lease (?:ends|is up|expires|runs|finishes|until|ending)|\blease (?:ends|is up|expires)\b|\b(?:leave|leaving|vacate|out of) (?:my|our|this) (?:old |current )?(?:place|apartment|apt|home|house)\b|\b(?:se (?:me |nos )?(?:acaba|vence|termina)|vence|termina) (?:mi|el|nuestro) (?:contrato|lease|alquiler)|\b(?:dejo|dejamos|entrego|entregamos) (?:mi|el|nuestro|este) (?:apartamento|apto|depto|lugar|casa|piso)\b|\bgraduat\w*|\bme graduo\b/,
  ],
  [
    "busy",
    /\b(?:meeting|class|classes|shift|appointment|interview|dentist|doctor|practice|lunch break|reunion|clase|clases|turno|cita con|entrevista|dentista|get off|off work|work until|work til|salgo|sale del trabajo|trabajo hasta|salimos)\b/,
  ],
  [
    "elsewhere",
    /\b(?:works?|working|job|office|school|stud(?:y|ies|ying)|commute|commuting|campus|employer|church|hospital|lives|(?:i|we|they) live|grew up|born|im from|were from|moving from|(?:sister|brother|parents?|mother|mom|father|dad|friends?|family|boss|boyfriend|girlfriend|husband|wife) (?:is|are|stays?)) (?:\w+ ){0,4}(?:in|at|on|near|from|to|around|is)\b|\bmoving from\b|\b(?:trabajo|trabaja|trabajamos|oficina|escuela|estudia|estudiamos|universidad|vivo|vive|viven|vivimos|naci) (?:\w+ ){0,4}(?:en|por|cerca|esta|queda|a|de)\b|\b(?:familia|amig[oa]s?|herman[oa]|papas|padres|jefe|novi[oa]|espos[oa]) (?:\w+ )?(?:esta|estan|vive|viven|trabaja)\b/,
  ],
  ["whyAsked", /\b(?:why|how come|por que|como es que)\b/],
];

/** A wish in the same clause: its values are of the search. */
const wishes =
  /\b(?:like to|love to|want|need|looking|look|search\w*|budget|max|maximum|up to|afford|hoping|prefer|ideally|move in|moving in|rent in|live in brickell|busco|buscamos|buscando|quiero|queremos|necesito|necesitamos|presupuesto|hasta|maximo|prefiero|mudarme|mudarnos|me mudo|close to|near|cerca)\b/;
const denies =
  /\b(?:dont|do not|not|wont|no|ni|never|nunca) (?:\w+ ){0,3}(?:want|need|quiero|queremos|necesito|interesa|like|me gusta)\b/;
const money = /\$ ?\d[\d.,]*k?|\b\d{1,3}[.,]\d{3}\b|\b\d{3,}\b|\b\d+(?:\.\d)?k\b|\b\d+ mil\b/gi;
const times = /\b\d{1,2}(?::\d{2})? ?(?:[ap]\.? ?m\.?)?(?![\d%])/gi;
const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const days =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next week|this week|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[nñ]ana|hoy|la (?:pr[oó]xima )?semana(?: que viene)?";
const dates = new RegExp(
  `\\b(?:${months})\\b(?:\\s+\\d{1,2}(?:st|nd|rd|th)?\\b)?|\\b\\d{1,2}(?:st|nd|rd|th)?(?: de)? (?:of )?(?:${months})\\b|\\b(?:next |this |el |la |on )?(?:${days})\\b|\\b\\d{1,2}\\/\\d{1,2}\\b|\\bthe \\d{1,2}(?:st|nd|rd|th)\\b|\\bel \\d{1,2}\\b`,
  "giu",
);
/** How old somebody is. */
const ages =
  /\b\d{1,2}(?= ?(?:years? old|yrs? old|yo\b|y\/o|year old|months? old|a[nñ]os\b|a[nñitos]+ de edad|meses de edad))|(?<=\b(?:hij[oa]s?|ni[nñ][oa]s?|beb[eé]|nen[ea]s?|(?:my|our|a) son|daughter|kids?|boy|girl|children)(?: are| is)?(?: de| of| aged?)? )\d{1,2}\b(?: (?:y|and|&) \d{1,2}\b)?(?! ?(?:bed|br|ba|cuarto|hab|rec))/giu;
/** A street address: its numbers are no money and its street no day. */
const address =
  /\b\d{1,5} (?:(?:n|s|e|w|ne|nw|se|sw)\.? )?(?:[\p{L}\d]+ ){0,3}?(?:st|street|ave|avenue|dr|drive|blvd|boulevard|rd|road|ct|court|ln|lane|ter|terrace|pl|place|way|pkwy|hwy|calle|avenida)\b\.?/giu;

/** The message with blanks for values that belong to something else than the search; as long as the message. */
export function withoutOtherRoles(message: string, market: Market, asked: string | null): string {
  if (!/\d/.test(message) && !anyRole.test(plainWords(message))) return message;
  let text = message.replace(ages, blank).replace(address, (found) => found.replace(/\d\S*/g, blank));
  const clauses = clausesOf(message);
  for (const clause of clauses) {
    const role = roleOf(clause, clauses);
    if (role !== null) text = replaceIn(text, clause, (part) => strip(part, role, { clause, clauses, market, asked }));
  }
  return text;
}

const anyRole = new RegExp(roles.map(([, pattern]) => pattern.source).join("|"));

function roleOf({ plain }: Clause, clauses: readonly Clause[]): Role | null {
  const role = roles.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  if (role === null) return null;
  // "What could I get for about the same?" makes a budget of what is paid now.
  if (
    role === "paid" &&
    clauses.some((clause) => /\b(?:same|similar|around that|mism[oa]|igual|parecido)\b/.test(clause.plain))
  )
    return null;
  if (role === "dear" || role === "compared" || role === "busy") return role;
  return wishes.test(plain) && !denies.test(plain) ? null : role;
}

interface Beside {
  clause: Clause;
  clauses: readonly Clause[];
  market: Market;
  asked: string | null;
}

function strip(part: string, role: Role, { clause, clauses, market, asked }: Beside): string {
  const isBeside = (pattern: RegExp): boolean =>
    clauses.some((other) => other !== clause && new RegExp(pattern.source, "iu").test(other.text));
  switch (role) {
    case "income":
    case "paid":
    case "dear":
      return part.replace(money, blank);
    case "whyAsked":
      return part
        .replace(money, blank)
        .replace(/\b\d{1,2}(?= ?(?:bed|bath|br\b|ba\b|cuarto|ba[nñ]o|hab|rec))/gi, blank);
    case "compared":
      return withoutPlaces(part.replace(money, blank), market);
    case "travel":
      return asked === "move_in" && !isBeside(dates) && clauses.length === 1 ? part : part.replace(dates, blank);
    case "leaving":
      return isBeside(dates) ? part.replace(dates, blank) : part;
    case "busy":
      return isBeside(/\d/) ? part.replace(times, blank) : part;
    case "elsewhere":
      return withoutPlaces(
        part.replace(/(?<=\b(?:at|a las?|until|hasta las?|from|de) )\d{1,2}(?::\d{2})?/gi, blank),
        market,
      );
  }
}

function withoutPlaces(part: string, { places }: Market): string {
  const lower = folded(part);
  // Accents folded away may change the length: then nothing is found at its place.
  if (lower.length !== part.length) return part;
  let text = part;
  for (const { name, aliases = [] } of places)
    for (const said of [name, ...aliases]) {
      const word = folded(said);
      if (!lower.includes(word)) continue;
      for (const match of lower.matchAll(
        new RegExp(`(?<![a-z])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z])`, "g"),
      ))
        text = text.slice(0, match.index) + blank(match[0]) + text.slice(match.index + match[0].length);
    }
  return text;
}

function replaceIn(text: string, { start, end }: Clause, change: (part: string) => string): string {
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
}

function blank(text: string): string {
  return " ".repeat(text.length);
}
