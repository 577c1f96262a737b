import type { Language } from "../types.ts";
import { plainPart } from "./asides.ts";
import { raise, type Turn } from "./turn.ts";
import { withoutSlots } from "./withoutSlots.ts";

const digits = (phone: string): string => phone.replace(/\D/g, "").slice(-10);

/** The agent's own number, given by mistake: the renter's is still missing. */
export function returnAgentsNumber(turn: Turn): void {
  const { heard, context } = turn;
  const { phone } = heard.slots;
  if (phone === undefined || !context.agent.phone || digits(phone) !== digits(context.agent.phone)) return;
  turn.heard = { ...heard, slots: withoutSlots(heard.slots, ["phone"]) };
  turn.acts.push({ type: "aside", about: "agents_number" });
  turn.retry = "phone";
}

/**
 * Keeps another number for the agent once the renter's own is known, and replaces nothing: "My husband's number is 305
 * …, too", "el de Catalina es 305 …".
 */
export function keepSecondNumber(turn: Turn): void {
  const { heard, state } = turn;
  const { phone } = heard.slots;
  const known = state.slots.phone;
  if (phone !== undefined && passOnNext(turn, phone)) return;
  if (phone === undefined || known === undefined || digits(phone) === digits(known)) return;
  const said = sentenceOfPhone(turn);
  if (ownNumber.test(plainPart(said)) || (!ofOther.test(plainPart(said)) && !ofNamed.test(said))) return;
  turn.heard = { ...heard, slots: withoutSlots(heard.slots, ["phone"]) };
  turn.secondNumber = phone;
}

const relation =
  "(?:daughter|son|mom|mother|dad|father|sister|brother|cousin|aunt|uncle|friend|husband|wife|partner|boyfriend|girlfriend|roommate|niece|nephew|assistant|hij[oa]|mam[aá]|pap[aá]|herman[oa]|prim[oa]|t[ií][oa]|amig[oa]|espos[oa]|marido|novi[oa]|suegr[oa]|cuñad[oa]|sobrin[oa]|asistente|niet[oa])";
/** Someone else's number, with the name if there is one: "My daughter Mayra 305 …, have them call her". */
const ofSomeone = new RegExp(
  `(?<![\\p{L}])(?:my|mi|our|nuestr[oa])\\s+${relation}(?:['’]s)?,?\\s+(?:(?:is|es|se llama)\\s+)?(\\p{Lu}\\p{Ll}+|(?!number|phone|cell|email|at|al|a|on|is|and|y|instead|que|es|please|porfa|the|her|his)\\p{Ll}{3,})?`,
  "iu",
);
const tenDigits = /(?<!\d)\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g;

/** Keeps the second number of a message: "Mine is 305 …, and put my mom's too, 786 …". */
function passOnNext(turn: Turn, phone: string): boolean {
  const others = [...turn.message.matchAll(tenDigits)].filter(([said]) => digits(said) !== digits(phone));
  const next = others.find(({ index }) => ofOther.test(plainPart(sentenceBefore(turn.message, index))));
  if (!next) return false;
  turn.secondNumber = `+1${digits(next[0])}`;
  return true;
}

function sentenceOfPhone({ heard, message }: Turn): string {
  const { start = 0, end = 0 } = heard.evidence.find(({ slot }) => slot === "phone") ?? {};
  return `${sentenceBefore(message, start)}${message.slice(start, end)}${message.slice(end).split(/[.;!?\n](?:\s|$)/)[0]}`;
}

/** What a sentence says before an offset in it. */
function sentenceBefore(message: string, offset: number): string {
  const sentences = message.slice(0, offset).split(/[.;!?\n]\s/);
  return sentences.at(-1) ?? "";
}

/** Words for the renter's own number, which replaces the known one: "My number is 305 …, not the other one". */
const ownNumber =
  /\b(?:my|mi) (?:(?:new|other|real|own|cell|phone|work|nuevo|otro) )?(?:number|phone|cell|numero|cel\w*|telefono)\b|\bmine\b|\b(?:el|es) mio\b|\b(?:call|text|reach) me\b|\b(?:llam\w+|escrib\w+)me\b/;
/** Words for someone else's number, or for one more. */
const ofOther = new RegExp(
  `\\b(?:my|mi|our|her|his|su) ${relation}s?\\b|\\b(?:his|hers?|their) (?:number|phone|cell|one|is)\\b|\\b(?:also|as well|too|tambien|otro|another|second|backup|in case|por si)\\b.*\\b(?:number|phone|cell|numero|telefono|cel\\w*)\\b|\\b(?:number|phone|cell|numero|telefono|cel\\w*)\\b.*\\b(?:also|as well|too|tambien|backup|in case|por si)\\b`,
);
/** Words for the number of someone named: "El de Catalina es", "Catalina's is". */
const ofNamed =
  /(?<!\p{L})(?:[Ee]l|n[uú]mero|tel[eé]fono|cel(?:ular)?) de (?!contacto|tel|cel|whats|casa|trabajo|mi |el |la |ac[aá]|aqu)\p{L}{3,}|\b\p{Lu}\p{Ll}+['’]s (?:number|phone|cell|is|one)\b/u;
const toThem =
  /\b(?:call|text|write|email|contact|talk to|reach|use|write down|save|take)\b|\b(?:llam\w+|hablen|habl[ae]|escrib\w+|contact\w+|comuni\w+|apunt\w+|anot\w+|numero|telefono|cel(?:ular)?|correo|number|phone|cell)\b/;

/** The person whom the agent should contact, if the number is someone else's. */
export function personToContact({ message, heard, contactWish }: Turn): string | undefined {
  if (heard.slots.phone === undefined && heard.slots.email === undefined) return undefined;
  if (!contactWish && !toThem.test(plainPart(message))) return undefined;
  const said = ofSomeone.exec(message);
  const name = said?.[1];
  if (!name || ofCalendar.test(plainPart(name))) return undefined;
  // "Mi esposo maneja uber": without a capital it's a name only after "call my daughter …".
  const isName = /^\p{Lu}/u.test(name) || endsInCall.test(plainPart(message.slice(0, said.index)));
  return isName ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}

const endsInCall =
  /\b(?:call|text|write|email|contact|reach|talk to|llam\w+|escrib\w+|habl\w+|comuni\w+|contact\w+)(?: (?:to|a|con|with|or|o))*$/;

/** Months and days, which aren't names: "Visiting our son December 10". */
const ofCalendar =
  /^(?:jan\w*|feb\w*|mar(?:ch|zo)|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|ener\w*|abril|mayo|juni\w*|juli\w*|agost\w*|dici\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

const wanted: Record<Language, RegExp> = {
  es: /\b(?:que (?:sea|l[oae]s? (?:hablen?|llamen?|escriban?)(?: a (?:el|ella))?|me (?:hable|hablen|llame|llamen|escriba|escriban))|(?:call|write|text|email|speak|talk)\w*(?: to)?(?: me| us)?|mejor|prefer\w*|solo|only|pero|please) (?:\w+ )?(?:en|in) (?:espanol|spanish)\b/,
  en: /\b(?:que (?:sea|l[oae]s? (?:hablen?|llamen?|escriban?)(?: a (?:el|ella))?|me (?:hable|hablen|llame|llamen|escriba|escriban))|(?:call|write|text|email|speak|talk)\w*(?: to)?(?: me| us)?) (?:\w+ )?(?:en|in) (?:ingles|english)\b/,
};

/** The language in which the renter wants to be called or written to; the chat's own is switched elsewhere. */
export function languageOfContact({ message, heard, state }: Turn): Language | undefined {
  const hasContact = (heard.slots.phone ?? heard.slots.email ?? state.slots.phone ?? state.slots.email) !== undefined;
  if (!hasContact) return undefined;
  const plain = plainPart(message);
  if (/\b(?:why|how come|por que|xq|pq)\b/.test(plain)) return undefined;
  return (["es", "en"] as const).find((language) => wanted[language].test(plain));
}

/** Confirms whom to contact and in which language: "Have them call my daughter Mayra", "que sea en español". */
export function notePerson(turn: Turn): void {
  const { secondNumber: phone } = turn;
  if (phone !== undefined) {
    raise(turn, "contact_wish", { detail: `number ${turn.state.turns}` });
    turn.acts.push({ type: "aside", about: "second_number", data: { phone } });
  }
  const person = personToContact(turn);
  if (person) {
    raise(turn, "contact_wish", { detail: `person ${turn.state.turns}` });
    turn.acts = turn.acts.filter((act) => act.type !== "will_ask_agent" || act.subject !== "reach");
    turn.acts.push({ type: "aside", about: "contact_person", data: { person } });
  }
  const language = languageOfContact(turn);
  if (language) {
    raise(turn, "contact_wish", { detail: `language ${language}` });
    // The chat goes on in the language of the message.
    turn.state.language = turn.heard.language;
    turn.acts = turn.acts.filter(({ type }) => type !== "switch_language" && type !== "thanks_reply");
    turn.acts.push({ type: "aside", about: "speaks", data: { language } });
  }
}
