import { asides as en } from "../languages/en/asides.ts";
import { asides as es } from "../languages/es/asides.ts";
import type { Understanding } from "../types.ts";
import { type Aside, asides } from "./aside.ts";

/** Longer messages tell a story, in which a matching phrase is seldom the point. */
const longest = 240;

const patterns: readonly (readonly [Aside, RegExp])[] = asides.map((aside) => [
  aside,
  new RegExp(`(?:^|\\s)(?:${en[aside]}|${es[aside]})(?=\\s|$)`),
]);

/** Matches if one of the patterns does: most messages contain no aside. */
const anyAside = new RegExp(`(?:^|\\s)(?:${asides.map((aside) => `${en[aside]}|${es[aside]}`).join("|")})(?=\\s|$)`);

/** Words that only acknowledge a message. */
const acknowledgement =
  /^(ok|okay|okey|k|kk|oka|cool|nice|great|good|perfect|awesome|wow|alright|all right|right|understood|gotcha|got it|sounds good|sure thing|makes sense|i see|fair enough|interesting|vale|dale|listo|genial|perfecto|bien|bueno|chevere|excelente|super|entiendo|entendido|claro|ya|ya veo|aja|que bien|que bueno|buenisimo|de una|mmm+|hmm+|ah|oh|uh huh|mhm|very|muy|so|bet|say less|word|aight|ight|for sure|fs|yup|va|va pues|sale|okis|ta bien|esta bien|ill wait|i will wait|ill be waiting|espero|quedo pendiente|quedo atent[oa])( (ok|okay|cool|nice|great|good|perfect|awesome|then|got it|sounds good|thats fine|fine|bien|bueno|genial|perfecto|entonces|claro|dale|listo|pues|ya|for it|for her|espero|el mensaje|la llamada|su llamada|su mensaje|noticias))*$/;

interface Read {
  text: string;
  found?: readonly Aside[];
}

/** The texts read last, because several steps of a turn look at a message and at each of its clauses. */
const recent = new Map<string, Read>();
/** The most texts to remember; older ones belong to earlier messages. */
const mostRecent = 16;

function readOf(message: string): Read {
  const known = recent.get(message);
  if (known) return known;
  if (recent.size >= mostRecent) recent.clear();
  const read: Read = { text: plainPart(message) };
  recent.set(message, read);
  return read;
}

/** Characters that have no accent to remove. */
const beyondAscii = /[\u0080-\uffff]/;

/** Lowercase words and figures without accents, apostrophes or punctuation, separated by single spaces. */
export function plainText(message: string): string {
  return readOf(message).text;
}

/** The same, not remembered: for text that only one step looks at. */
export function plainPart(message: string): string {
  const lower = message.toLowerCase();
  return (beyondAscii.test(lower) ? lower.normalize("NFD").replace(/[\p{M}’]/gu, "") : lower)
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A wish to see a home, however it is put: "ok I want to see it", "¿la puedo ver?". */
const seeing =
  /\b((book|reserve) (it|this|that|the (first|second|third|last|other|\w+ one))|(reserva|reservame|aparta|apartame|agenda|agendame)(la|lo|mela|melo)?( (la|el|esa|ese)\b)?|(want|like|love|need|can (?:i|we)|could (?:i|we)|may (?:i|we)|able) (to )?(go )?(and )?(see|visit|view|tour)|(lets|let me|lemme|let us) (go )?(and )?(see|visit|tour|check out|look at) (it|that|the|this)|vamos a ver(l[oa]s?|( el| la| ese| esa))|see (it|the (place|apartment|unit|first|second|third|one|condo|house))|(book|schedule|set up|arrange) (a |an )?(visit|tour|viewing|showing|appointment)|(quiero|quisiera|puedo|podria|me gustaria|podemos|cuando puedo|ir a|pasar a) (ver|visitar|conocer)(la|lo|las|los)?|(la|lo|las|los) (puedo|podria|podemos|quiero|quisiera) (ver|visitar|conocer)|verl[ao]s?|in person|en persona|(can|could|may) (i|we) (come|stop|swing|drop) (by|over|tonight|today|tomorrow)|(agendar|programar|coordinar|hacer|cuadrar) (una )?(visita|cita))\b/;

/** Words for pictures, which "¿Se puede ver en fotos?" asks for. */
export const inPictures = /\b(?:fotos?|photos?|pics?|pictures?)\b/;
/** Words for looking at the offer, not for a visit: "I want to see what there is", "quiero ver qué hay". */
const seeingOffer = /\b(?:see|ver) (?:what|whats|which|if|que|cuales|si)\b/;

/** Words that leave a visit undecided: "I'll let you know if we want to see it". */
const undecided =
  /\b(?:if|whether|when|once|b4|before) (?:i|we|she|he|they) (?:(?:wanna|want to|decide to|d like to|would like to|can) )?(?:go )?(?:see|visit|tour|come)(?: \w+)?|\b(?:si|cuando) (?:l[oa] )?(?:quiero|queremos|quiere|vamos a|voy a|decid\w+|podemos|puedo) (?:ir a )?(?:ver|visitar|conocer)(?:l[oa]s?)?\b(?=.*\b(?:te|le|les) (?:aviso|digo|confirmo|escribo)\b)|(?<=\b(?:te|le|les) (?:aviso|digo|confirmo|escribo) )(?:si|cuando) .*/g;

/** True if the message asks to see a home. */
export function asksToSee(message: string): boolean {
  const text = plainText(message);
  return (
    message.length <= longest &&
    seeing.test(text.replace(undecided, " ")) &&
    !inPictures.test(text) &&
    !seeingOffer.test(text)
  );
}

/** The message's asides, in the order of {@link asides}. */
export function findAsides(message: string): readonly Aside[] {
  if (message.length > longest) return [];
  const read = readOf(message);
  const { text } = read;
  // "???": is anybody there?
  if (text === "" && message.includes("?")) return ["there"];
  read.found ??= anyAside.test(text) ? patterns.flatMap(([aside, pattern]) => (pattern.test(text) ? [aside] : [])) : [];
  return read.found;
}

/** True for how to reach the agent, not a fact about a home: "What's her number?", "how can I contact Marisol?". */
export function asksForNumber(plain: string): boolean {
  return plain.length <= longest && numberAsked.test(plain);
}

const numberAsked = new RegExp(`(?:^|\\s)(?:${en.number}|${es.number})(?=\\s|$)`);

/** True for "What else is there?" and, once listings were proposed, "another one"; "none" counts only right after. */
export function seeksOthers({ message, asides, listingsOffered, refusedHomes, state }: Proposed): boolean {
  if (asides.includes("best") && ((state.shown?.length ?? 0) > 1 || state.focus !== null)) return false;
  if (asides.includes("alternatives")) return true;
  if (!asides.includes("rejects") || asides.some((aside) => waitsNow.has(aside))) return false;
  return (
    refusedHomes.length > 0 ||
    listingsOffered.length > 0 ||
    (Boolean(state.shown?.length) && /\b(?:otr[ao]s?|an?other|others)\b/.test(plainText(message)))
  );
}

/** Asides of a renter who isn't looking at other homes now. */
const waitsNow: ReadonlySet<Aside> = new Set<Aside>(["leaves", "farewell", "think", "notify", "found"]);

const cheaper = /\b(?:cheaper|less expensive|more affordable|mas (?:barat|economic|comod)\w*|menos car[oa]s?)\b/;

/** True if the message asks for less than the homes in question: "Something cheaper". */
export function asksCheaper(message: string): boolean {
  return cheaper.test(plainText(message));
}

/** What a turn knows about the proposed listings. */
interface Proposed {
  message: string;
  asides: readonly Aside[];
  /** The homes that the message turns down. */
  refusedHomes: readonly string[];
  /** By the previous reply. */
  listingsOffered: readonly string[];
  state: { shown?: string[]; focus: string | null };
}

/** True for a yes to an offer, unless the message asks something else or needs time. */
export function agrees({ heard, message }: { heard: Understanding; message: string }): boolean {
  return heard.answer === "yes" && !message.includes("?") && findAsides(message).length === 0;
}

/** True for "ok", "genial" or a thumb up: a sign that the message before was read. */
export function isAcknowledgement(message: string): boolean {
  if (message.length > 40) return false;
  const text = plainText(message);
  return text === ""
    ? /^[\p{Extended_Pictographic}\p{Emoji_Component}\s!.]+$/u.test(message)
    : acknowledgement.test(text);
}
