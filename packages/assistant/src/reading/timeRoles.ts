import type { Span } from "./command.ts";
import type { TimeMention } from "./mentions/time/mention.ts";

/**
 * What a day or hour is to a showing: a time to come, one that is ruled out, one of the renter's own life ("I get off
 * at 4"), one to be called at, or said beside ("it's Thanksgiving").
 */
export type TimeRole =
  | "wanted"
  | "ruledOut"
  /** They are busy then, or up to then where it says "until". */
  | "busy"
  /** They are free from then on: "I get off at 4", "I land on the 6th", "not before 5". */
  | "freeFrom"
  /** "Not after 3". */
  | "freeUntil"
  | "call"
  | "aside";

const accents: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u", ñ: "n", "’": "'" };

/** Lower case without accents, every character in its place. */
function folded(text: string): string {
  return text.replace(/[A-ZÁÉÍÓÚÜÑ]/g, (letter) => letter.toLowerCase()).replace(/[áéíóúüñ’]/g, (c) => accents[c] ?? c);
}

const whose = "(?:i|we|he|she|they|my \\w+|our \\w+)";
const being = "(?:'?m|'?re|'?s|'?ll be|'?d be| am| are| is| will be)?";
/** Words by which people tell when they are taken up. */
const busyWords = `\\b${whose}${being}(?: (?:only|just|still|usually|always|also))* (?:work(?:s|ing)?|sleep(?:s|ing)?|busy|away|gone|out of town|traveling|in (?!town\\b|tomorrow)[a-z]+(?: [a-z]+)? (?=until|till|thru|through)|(?:have|has|got|'?ve got) (?:to )?(?:work|class(?:es)?|school|a meeting|meetings|an? \\w+ (?:appointment|meeting)|an appointment|a shift|an exam|a final|finals))\\b|\\b(?:(?<!\\b(?:del|de|al|el|mi|un) )trabaj(?:o|a|amos|an)|estoy (?:ocupad[oa]|trabajando|de viaje|fuera|en (?:el trabajo|clase|la oficina|[a-z]+(?= hasta)))|duermo|(?:tengo|tiene|tenemos) (?:clase|clases|trabajo|turno|un turno|reunion|una reunion|examen|cita (?:medica|con)|que trabajar))\\b`;
/** Words by which they tell from when on they are free. */
const freeWords = `\\b${whose}${being}(?: (?:only|just|usually|don'?t|won'?t))* (?:(?:get|gets|got|getting|be) (?:off|out|home|back|in|into|to town)|off (?:work|at)|finish(?:es|ing)?|done (?:with )?(?:work|at)|leave(?:s)? work|fly(?:ing)? in|flies in|land(?:s|ing)?|arriv(?:e|es|ing)|drive in|move in)\\b|\\b(?:flight|plane) (?:lands|arrives|gets in)\\b|\\b(?:salgo|sale|salimos|salen|llego|llega|llegamos|termino|termina|terminamos|aterrizo|vuelvo|regreso|regresamos) (?!a ver)`;
const life = new RegExp(`${busyWords}|${freeWords}`, "g");
const isBusy = new RegExp(busyWords);
/** "That Monday I work a double". */
const isBusyBehind = new RegExp(`^,?\\s*(?:yo )?(?:${busyWords})`);
/** "When I get off work, around 5" is a time to come. */
const leadsToWish = /\b(?:when|once|after|cuando|apenas|en cuanto|despues de que|al)\s*$/;

const callWords =
  /\b(?<!video )(?:call|phone|ring|text|e-?mail|message|reach|contact) (?:me|us|him|her|them|back)\b|\b(?:please|pls|to|can|could|should|you|she|he|they|marisol|only|better to|prefer(?:red)?) (?:call|text|phone)\b(?! (?:tour|visit|showing))|\b(?:a|phone|your|the) calls?\b(?! (?:tour|showing))|\b(?:me|nos|que|lo|la) (?:llam\w+|escrib\w+|marqu\w+|contact\w+)|\b(?:llam(?:en|e|a|ame|eme|enme|ar|arme|ada|adas)|escrib(?:anme|eme|ame|irme)|contact(?:arme|enme))\b/;
const byVideo = /\b(?:video|virtual|zoom|facetime)/;

/** Where one thing about a time ends and the next begins; finer than clauses. */
const borders =
  /[!?;\n…]+|(?<!\b[ap])\.(?!\d|m\b)|,(?!\d)|\s[-–—]+\s|\b(?:but|pero|because|cause|cuz|coz|since|porque|although|aunque|so|entonces|ya que|sino)\b/g;

interface Segment extends Span {
  text: string;
  /** Its sentence asks. */
  asks: boolean;
}

function segmentsOf(text: string, mentions: readonly TimeMention[]): Segment[] {
  const cuts = [...text.matchAll(borders)].map((match) => match.index + match[0].length);
  const lives = [...text.matchAll(life)].map(({ index }) => index).filter((at) => !leadsToWish.test(text.slice(0, at)));
  const isInside = (at: number) => mentions.some(({ start, end }) => at > start && at < end);
  const all = [...new Set([0, ...cuts, ...lives, text.length])].filter((at) => !isInside(at)).sort((a, b) => a - b);
  return all.slice(0, -1).map((start, index) => {
    const end = all[index + 1] ?? text.length;
    return { start, end, text: text.slice(start, end), asks: /^[^.!;\n]*\?/.test(text.slice(start)) };
  });
}

const denies =
  /\b(?:no|not|never|cannot|[a-z]+n'?t|cant|wont|doesnt|isnt|tampoco|imposible|impossible|unavailable|too (?:early|late|soon|far)|(?:muy|demasiado) (?:tarde|temprano|pronto|lejos))\b/;
/** A "no" that denies no time. */
const harmless =
  /\b(?:why (?:not|don'?t)|not (?:sure|only|bad|a problem|too bad)|(?:if|si|or|o) (?:no|not)|don'?t (?:care|mind|worry|forget)|no (?:hay )?(?:problem\w*|prob|worries|later|mas tarde|more than|rush|se si)|can'?t wait)\b/;
const deniesBefore =
  /\b(?:not|cannot|(?:can|do|does|did|wo|is|was|could|would)n'?t|cant|dont|doesnt|didnt|wont|isnt|ni|tampoco|no (?:\w+ ){0,3}(?:pued\w+|pod\w+|quier\w+|sirv\w+|qued\w+|dij\w+|digo|eleg\w+|escog\w+|ped\w+|voy|vamos|es|era|est\w+|teng\w+))\b/;

/** Whether the words around a mention in its segment rule it out. */
function isDenied({ text, start, end, asks }: Segment, mention: TimeMention, all: readonly TimeMention[]): boolean {
  const before = text.slice(0, mention.start - start);
  const [last, next] = withNeighbors(text, start, mention, all);
  // "Tuesday, not Monday": the "not" is the other's.
  const after = text
    .slice(last.end - start, (next?.start ?? end) - start)
    .replace(next ? /\b(?:not|no|ni)\s*$/ : /^$/, "");
  // "Saturday at 5, no?"
  const isTag = asks && /\bno\W*$/.test(after);
  if (!isTag && denies.test(after) && !/\b(?:and|y|or|o)\b.*\b(?:no|not)\b/.test(after)) return true;
  return deniesBefore.test(before);
}

const link = /^[\s,]*(?:(?:at|on|in|the|a|las?|de|del|el|en|por|around|como|tipo)\s*){0,3}$/;

/** The last of the mentions that make one with this one, "Saturday at 5", and the next one behind them. */
function withNeighbors(
  text: string,
  start: number,
  mention: TimeMention,
  all: readonly TimeMention[],
): [TimeMention, TimeMention | undefined] {
  let last = mention;
  for (const next of all.filter((other) => other.start >= mention.end)) {
    if (next.start - start > text.length) return [last, undefined];
    if (!link.test(text.slice(last.end - start, next.start - start))) return [last, next];
    last = next;
  }
  return [last, undefined];
}

/** A clause about being called: its hours are no time to come. */
export function isOfCall(text: string): boolean {
  const said = folded(text);
  return callWords.test(said) && !byVideo.test(said);
}

/** "It's Thanksgiving", "hoy es Navidad": a day that is said to be one, by the name of a holiday. */
function isExplained({ text, start }: Segment, mention: TimeMention): boolean {
  if (mention.kind !== "day") return false;
  const named = text.slice(mention.start - start, mention.end - start);
  const isOrdinary =
    /\d|\b(?:mon|tue|wed|thu|fri|sat|sun)|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|\b(?:today|tomorrow|hoy|manana)\b/.test(
      named,
    );
  const isNamed =
    /(?:\b(?:is|es|its|son)|'s)\s+(?:the |el |la )?(?:(?:weekend|fin de semana|day|dia|week|semana) (?:of|de|del) )?$/;
  if (!isOrdinary && isNamed.test(text.slice(0, mention.start - start))) return true;
  // "Hoy es Thanksgiving" says of both what they are.
  return (
    /^(?:\s+is|\s+es|'s)\s+(?:the |el |la )?(?!\d|better|best|good|fine|ok|perfect|mejor|perfect|buen)[a-z]/.test(
      text.slice(mention.end - start),
    ) && /^(?:hoy|today)$/.test(named)
  );
}

function roleIn(segment: Segment, mention: TimeMention, all: readonly TimeMention[], behind: string): TimeRole {
  const { text, start } = segment;
  const before = text.slice(0, mention.start - start);
  if (callWords.test(text) && !byVideo.test(text)) return "call";
  if (isExplained(segment, mention)) return "aside";
  const own = [...text.matchAll(life)].findLast(({ index }) => index < before.length);
  if (own && !leadsToWish.test(text.slice(0, own.index))) return isBusy.test(own[0]) ? "busy" : "freeFrom";
  if (isBusyBehind.test(behind)) return "busy";
  const named = text.slice(mention.start - start, mention.end - start);
  // "I have a game till 4".
  if (
    /^(?:until|till?|thru|hasta)\b/.test(named) &&
    mention.kind !== "soon" &&
    !isFree.test(text) &&
    !deniesBefore.test(before)
  )
    return "busy";
  const isOut = ("excluded" in mention && mention.excluded === true) || isDenied(segment, mention, all);
  if (!isOut || harmless.test(text)) return "wanted";
  if (mention.kind !== "day" && mention.kind !== "time") return "aside";
  // "Not before 5", "I can't until the 5th".
  if (mention.relation === "before" || mention.relation === "by" || mention.relation === "until") return "freeFrom";
  if (/\b(?:until|till|hasta|before|antes)\s+(?:\w+ ){0,2}$/.test(before)) return "freeFrom";
  return mention.relation === "after" || mention.relation === "from" ? "freeUntil" : "ruledOut";
}

const isFree = /\b(?:free|available|open|can|could|puedo|podemos|libre|disponible|around|here|tengo chance|not)\b/;

/** What each day and hour of a message is to a showing. */
export function timeRoles(message: string, mentions: readonly TimeMention[]): ReadonlyMap<TimeMention, TimeRole> {
  const text = folded(message);
  const segments = segmentsOf(text, mentions);
  return new Map(
    mentions.map((mention) => {
      const segment = segments.find(({ start, end }) => mention.start >= start && mention.start < end);
      return [mention, segment ? roleIn(segment, mention, mentions, text.slice(mention.end)) : "wanted"];
    }),
  );
}
