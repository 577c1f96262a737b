import { blanked } from "../understanding/stretches.ts";
import { anyDayBut, weekdaysIn } from "./visitWish.ts";

/**
 * What the clauses of a message say about times for a showing. A clause doesn't take a time if it only tells why ("I
 * drop my daughter off at 9:30"), says which days are out ("Monday and Tuesday don't work") or wonders ("no Sundays,
 * huh?").
 */
export interface VisitTalk {
  /** The message with everything blanked but the clauses that may take a time; offsets stay. */
  takes: string;
  /** Those clauses and the ones that ask about days ("no Saturdays at all?"), without offsets. */
  wishes: string;
  /** Only the clauses that say until when the renter is busy: "I get off at 5". */
  limits: string;
  /** Weekdays on which the renter can't come, 0 = Sunday. */
  ruledOut: number[];
  /** Days near today on which the renter can't come. */
  soonRuledOut: ("today" | "tomorrow")[];
  /** The clauses that may take a time, one by one. */
  parts: string[];
  /**
   * The last of them, if it replaces a day or an hour named before: "5:30 works. Could it be 6?", "today 6. No wait, I work
   * today, Monday".
   */
  instead: string | undefined;
  /** What is left of a replaced clause: the hour if another day replaces it, the day if another hour does. */
  kept?: string;
  /** Weekdays that the renter only wonders about, next to the time they take. */
  wondered: number[];
}

/** `rulesOutHours`: "not mornings", which leaves the rest of the day. */
type VisitClauseRole = "says" | "asks" | "limits" | "tells" | "rulesOut" | "rulesOutHours";

interface Clause {
  start: number;
  end: number;
  text: string;
  kind: VisitClauseRole;
  isAsked: boolean;
}

const dayName =
  "(?:sun|mon|tues|wednes|thurs|fri|satur)days?|sun|mon|tues?|weds?|thurs?|thu|fri|sat|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?";
const nearDay = "today|tonight|tomorrow|tmrw|tmr|tmw|tomorow|hoy|manana|mañana|mñn|mnn";
/** Words that make what follows replace what came before: "No wait", "I mean", "digo". */
const turnsBack =
  "wait|actually|scratch (?:that|it)|nvm|never ?mind|hold on|on second thought|i mean|i meant|espera|esperate|aguanta|perdon|perdón|mentira|digo|mejor dicho|quise decir|me equivoque|me equivoqué";
/** Words after which a reason, a contrast, a proposal or a correction begins, and "530, not 4". */
const opening = `(?:but|though|because|cause|cuz|bc|since|so|while|what about|how about|(?:can|could) (?:we|i|you|u)|pero|aunque|porque|xq|pq|ya que|asi que|así que|mientras|que tal|qué tal|podemos|puede ser)\\b|(?:not|no) (?:at |a las? |on |el )?(?:\\d|(?:${dayName}|${nearDay})\\b)|(?:(?:oh|no|ay|uy|ah) )*(?:${turnsBack})\\b`;
/** Ends of clauses: punctuation that isn't inside an hour, and the words that open the next. */
const boundary = new RegExp(
  `[.!?;\\n]+(?=\\s|$)|\\p{Extended_Pictographic}+|,(?=\\s|$)|\\s-+\\s|\\s(?=${opening})`,
  "giu",
);

const listWord = new RegExp(`^(?:${dayName}|and|or|y|o|ni|the|el|los|next|this|on)$`);

/** True if the days before a comma belong to what follows: "Monday, Tuesday and Wednesday don't work" */
function namesOnlyDays(text: string): boolean {
  return text !== "" && text.split(" ").every((word) => listWord.test(word));
}

const workweek =
  /\b(?:weekdays?|during the week|mon(?:day)? (?:to|thru|through) fri(?:day)?|m f|entre semana|(?:de )?lunes a viernes|dias de semana)\b/;
const weekend = /\b(?:weekends?|fin(?:es)? de semana|findes?)\b/;

/** Words that take the time that the clause names, whatever else it says: "Works", "perfecto", "please". */
const taking =
  /\b(?:works(?! (?:at|in|on|till|until|from))|would work|will work|is (?:good|great|perfect|fine|ok|okay|best|better)|sounds|perfect|please|pls|plz|lets do|let us do|make it|book|ill take|we can do|i can do|see you|perfect[oa]|por ?fa\w*|dale|me (?:sirve|queda|va)|nos (?:sirve|queda|va)|esta bien|puedo (?:ir|el|a)|podemos (?:ir|el|a)|mejor|entonces|then|instead)\b/;

const cannot =
  /\b(?:(?:do|does|did|will|wo|ca)nt|cannot|can not|(?:is|are)nt|(?:is|are) (?:not|out|bad|no good|impossible|a no)|not|no (?:puedo|podemos|puede|me|nos|va|sirven?|quiero)|imposible|tampoco|(?:got|is|se|me) (?:me )?(?:complicat\w+|complico)|fell through|never|nunca|ni|neither|except|excepto|menos|anything but)\b/;
/** Matches a clause that only refuses a day: "Hoy no", "Monday nope". */
const refusedDay = new RegExp(`\\b(?:${dayName}|${nearDay}) (?:no|nop|nope|nah|tampoco)$`);

/** Words for people and what they do at other times. */
const telling = new RegExp(
  [
    "\\b(?:i|we|she|he|they|you|my \\w+|our \\w+|her \\w+|his \\w+|gf|bf|husband|wife|mom|dad|kids?|girlfriend|boyfriend)(?: (?:both|all|also|just|still|only|always|usually|then|do|kinda|really))? (?:have(?! (?:time|it)|to be)|has(?! to be)|had|gotta|got (?:a|to|my|the|work|class|church)|works?|working|worked|teach|teaches|stud(?:y|ies)|drop|drops|pick|picks|gets? (?:off|out|home|done|paid)|finish|finishes|starts?|leaves?|sleeps?|flies|fly|close)\\b",
    "\\b(?:im|ive|were|hes|shes|i am|we are|they just|he is|she is) (?:\\w+ )?(?:at work|working|busy|driving|flying|going|heading|leaving|gone|out of town|away|traveling|booked|off work|put me|teaching|stuck)\\b",
    "^(?:(?:sorry|but|so|well|ok|no|pero|perdon) )*(?:work(?:ing)?(?! (?:for|with)\\b)|busy|at work|in (?:class|a meeting|meetings)|stuck|tied up|trabajando|ocupad[oa])\\b",
    "\\blease (?:ends?|is up|runs|expires)\\b|\\b(?:contrato|lease) se (?:me )?(?:acaba|vence|termina)\\b|\\bse (?:me )?(?:acaba|vence|termina) (?:el |mi )?(?:contrato|lease)\\b",
    "\\b(?:church|meeting|shift|training|class|classes|school bus|flight|doctor|dentist|appointment|birthday|wedding|practice|daycare|my job|gymnastics|recital|anniversary|aniversario|funeral)\\b",
    "\\bmis? \\w+ (?:tiene|tienen|usan?|andan?|llevan?|estan?)\\b",
    "\\b(?:shes|hes|she is|he is|es|im) (?:a|an|una?|enfermer[oa]|maestr[oa])\\b.*\\b(?:works?|starts?|trabaja|entra)\\b",
    "\\b(?:(?<!del )trabaj(?:o|a|amos|an)|salgo|sale|salimos|salen|entro|entra|(?<!\\b(?:el|un|del|al|ese|este|de|otro|tu|su) )estudi(?:o|a|amos)|ten(?:go|emos)(?! (?:tiempo|libre|chance))|tiene (?:que(?! ser)|clase|cita|turno|escuela)|llevo a|recojo|recoge|dejo a|pasa a las?|pasa por|vuelo|iglesia|misa|cita medica|turno|clases?|reunion|cumple\\w*|la guagua|el bus|practica|ocupad[oa]s?|de viaje|fuera de la ciudad|chamb(?:eo|ea|eamos|a)|laburo|labura|camello|curro|jale)\\b",
  ].join("|"),
);
/** Matches a day off, on which the renter can come: "My husband doesn't work Saturday", "el lunes no trabajo". */
const offDuty =
  /\b(?:i|we|he|she|they|my \w+|husband|wife|bf|gf|mom|dad)(?: (?:really|usually))? (?:dont|doesnt|do not|does not) (?:work|have (?:work|class|school))\b|\bno (?:trabaj\w+|(?:tengo |hay )?(?:clases?|trabajo)|class(?:es)?|work|school)\b/;
/** Matches a clause that says what day it is: "Today is Friday", "mañana es sábado 28". */
const nameOfDay = new RegExp(
  `\\b(?:today|tomorrow|tmrw|tmr|hoy|manana) (?:is |es |s )?(?:already |ya )?(?:the |el |a )?(?:${dayName}|\\d{1,2}(?:st|nd|rd|th))\\b|\\b(?:${dayName})(?: the)?(?: \\d{1,2}(?:st|nd|rd|th)?)? (?:is|es) (?:today|tomorrow|hoy|manana)\\b`,
);
/** Words for when a trip is, not for when a showing is wanted: "Me regreso el domingo", "I get back Thursday". */
const travels =
  /\b(?:(?:me |nos )?(?:regreso|regresamos|regresa|vuelvo|volvemos|llego|llegamos|viajo|viajamos)|(?:me|nos) (?:voy|vamos)|(?:fly|flying|head|heading|go|going|get|getting|be|come|coming) (?:back|in from)|(?:arrive|arriving|land|landing|leave|leaving) (?:on|this|next|the))\b/;
const isDay = /\b(?:is|isnt|es|s)\b/;
/** Words for being busy from then on: "I'm in the kitchen from 2", "reparto desde las 2". */
const fromThen =
  /\b(?:from|starting at|desde|a partir de)(?: las?| about| around)? (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?!.*\b(?:to|till?|until|a|hasta|thru)\b)/;
const someoneDoes =
  /\b(?:i|im|we|were|he|she|hes|shes|they|my|our)\b|\b(?!(?:puedo|domingo|sabado|como|solo|cuando|temprano|todo|algo|otro|mismo|unico|luego|claro|bueno|cierto|pero|no|yo|lo|o)\b)\w{3,}(?:o|amos|emos|imos)\b/;
const canCome =
  /\b(?:can|could|free|available|off|open|any ?time|works?(?! from)|good|fine|ok|okay|better|best|come|see|visit|meet|puedo|podemos|podria|libres?|disponibles?|cualquier|sirve|queda|bien|mejor|ver\w*|ir|pasar|llegar|ideal)\b/;

/** Words for a free day, on which the renter can come: "I have Monday off", "el lunes estoy libre". */
const free =
  /\b(?:have|got|tengo|tenemos|im|were|estoy|estamos)\b.*\b(?:off|free|libres?|available|disponibles?|open)\b/;
/** Words for being busy until then: "I teach until 4", "my girlfriend gets off at 5". */
const bound =
  /\b(?:until|till|til|off(?: work)?(?: at)?|out at|done|finish(?:es)?|after|hasta|salgo|sale|salimos|salen|termino|termina|despues)\b|\b\d{1,2} ?(?:am)? ?(?:to|a|till?) (?:las? )?\d/;

const today = /\b(?:today|tonight|hoy)\b/;
const tomorrow = /\b(?:tomorrow|tmrw|tmr|tmw|tomorow|mnn)\b|(?<!\b(?:la|las|de|por) )\bmanana\b/;

/** Words that rule the whole day out: "I work late today". */
const worksLate = /\b(?:work|works|working|stay|staying) late\b/;

/** Words that take up the day: "Monday's my anniversary". */
const anniversary = new RegExp(
  `\\b(?:${dayName}) (?:is |es )?(?:my|our|mi|nuestr[oa]) (?!day off|only|best|free|dia libre)\\w+`,
);
const hour =
  /\d{1,2}(?::\d{2})? ?(?:[ap] ?m|oclock)?\b|\b(?:noon|mediodia|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;
const clockHour = /\b(?:at|till?|until|by|a las?|hasta las?|como a las?) \d{1,2}(?::\d{2})?\b/;
const part =
  /\b(?:mornings?|afternoons?|evenings?|nights?|noon|lunch\w*|mananas?|tardes?|noches?|mediodia|temprano|early|late)\b/;

/** Words for days without showings, not busy days: "No Sundays", "nada el domingo", "you don't do Sundays". */
const noneOf = new RegExp(
  `\\b(?:no(?:thing|ne)?(?: on| for)?|nada|ningun|not even|(?:you|u|yall|ustedes|she) (?:dont|doesnt|no)(?: \\w+){0,2})(?: the| el| los)? (?:${dayName})\\b|\\b(?:${dayName}) (?:no|is not|isnt|are not|arent) (?:abren|hay|trabajan?|atienden?|se puede|ensenan|muestran|open|available|possible|an option)\\b`,
);

/** Matches an excluded day after the one that is meant: "Not Monday", "no el lunes". */
const onlyNotDay = new RegExp(`^(?:not(?: on)?|no (?:el|on)) (?:${dayName}|${nearDay})$`);

/** Lowercase without accents, apostrophes or punctuation, of the same clause. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "")
    .replace(/[^a-z0-9:]+/g, " ")
    .trim();
}

/** The weekdays a clause names, its workweek or weekend. */
function daysOf(text: string): number[] {
  if (workweek.test(text)) return [1, 2, 3, 4, 5];
  if (weekend.test(text)) return [0, 6];
  return weekdaysIn(text);
}

const tooMuch = /\b(?:too|kinda|a bit|a little|muy|demasiado|un poco) (?:early|late|temprano|tarde)\b/;
/** Matches a question that chooses nothing: "Is the 9 am one in rush hour?"; "is 3 ok?" does choose. */
const wondering =
  /^(?:(?:and|so|ok|but|y|pero) )*(?:is|are|does|do|will|why|what(?! about)|how(?! about)|es|cual|como(?! a)|por que)\b/;
const possible =
  /\b(?:ok|okay|open|free|possible|available|good|fine|works?|posible|libre|disponible|bien|there|left|still|any|have|do (?:we|you|it))\b/;

/** Matches a question for the reason, which takes no time: "Why 5?" */
export const asksWhyThen = /\b(?:why|how come|por que|xq|porque) (?:not )?(?:at |las? |a las? )?\d{1,2}\b(?! \d)/;

/** Longest clause in words that only says what day it is. */
const longestDayName = 9;

function kindOf(text: string, isAsked: boolean): VisitClauseRole {
  const hasDays = daysOf(text).length > 0 || today.test(text) || tomorrow.test(text);
  if (asksWhyThen.test(text)) return "tells";
  if (nameOfDay.test(text) && isDay.test(text) && !clockHour.test(text) && text.split(" ").length <= longestDayName)
    return "tells";
  if (offDuty.test(text) || anyDayBut.test(text)) return "says";
  if (!isAsked && travels.test(text) && !clockHour.test(text) && !canCome.test(text)) return "tells";
  if (!isAsked && fromThen.test(text) && someoneDoes.test(text) && !canCome.test(text)) return "limits";
  if (onlyNotDay.test(text) && !isAsked) return "rulesOut";
  if (noneOf.test(text) && !hour.test(text)) return "asks";
  if (tooMuch.test(text)) return "rulesOutHours";
  if (isAsked) return wondering.test(text) && !possible.test(text) && hour.test(text) ? "tells" : "says";
  if (taking.test(text) && !cannot.test(text) && !refusedDay.test(text)) return "says";
  const tells =
    (telling.test(text) || anniversary.test(text)) &&
    !(free.test(text) && hasDays && !hour.test(text) && !cannot.test(text));
  if ((cannot.test(text) || refusedDay.test(text)) && !tells) {
    if (hasDays || hour.test(text)) return "rulesOut";
    return part.test(text) ? "rulesOutHours" : "says";
  }
  if (!tells) return "says";
  if (bound.test(text) && hour.test(text)) return "limits";
  // "En la tarde trabajo" leaves the rest of the day.
  if (!hasDays && part.test(text) && !hour.test(text)) return "rulesOutHours";
  return hasDays ? "rulesOut" : "tells";
}

function clausesIn(message: string): Clause[] {
  const cuts = [...message.matchAll(boundary)].map(({ index, 0: mark }) => ({ at: index, mark }));
  const clauses: Clause[] = [];
  let start = 0;
  for (const { at, mark } of [...cuts, { at: message.length, mark: "" }]) {
    const text = plain(message.slice(start, at));
    // The days of a list share what is said about them.
    if (mark.startsWith(",") && namesOnlyDays(text)) continue;
    const end = at + mark.length;
    if (text !== "") clauses.push(...withReasonApart(message, { start, end, text, isAsked: mark.includes("?") }));
    start = end;
  }
  return clauses;
}

/** Someone's plans as the reason for a time: "wed 5 works i get off at 430", "el jueves 5:30 si salgo temprano". */
const reason =
  /\s(?=(?:(?:i|we|she|he|they|my \w+)(?:['’]?m)? (?:get|gets|work|works|finish|finishes|start|starts|teach|leave|leaves|drop|pick)|(?:si |que )?(?:salgo|sale|salimos|trabaj[oa]|trabajamos|entr[oa]|termin[oa]|recoj[oe]|llevo))\b)/i;

/** A clause, or the time in it and the reason after it. */
function withReasonApart(message: string, { start, end, text, isAsked }: Omit<Clause, "kind">): Clause[] {
  const whole = { start, end, text, kind: kindOf(text, isAsked), isAsked };
  const at = reason.exec(message.slice(start, end))?.index ?? 0;
  const before = plain(message.slice(start, start + at));
  const takesTime = hour.test(before) && (daysOf(before).length > 0 || taking.test(before));
  if (!takesTime || /\b(?:when|cuando|porque|because)$/.test(before)) return [whole];
  const after = plain(message.slice(start + at, end));
  return [
    { start, end: start + at, text: before, kind: kindOf(before, isAsked), isAsked },
    { start: start + at, end, text: after, kind: kindOf(after, isAsked), isAsked },
  ];
}

/** Keeps the clauses on both sides of one that is left out apart: "no puedo | el lunes sí". */
const gap = " x ";

/** The message with the clauses of other kinds blanked, so that offsets stay. */
function onlyOf(message: string, clauses: readonly Clause[], kinds: readonly VisitClauseRole[]): string {
  return blanked(
    message,
    clauses.filter(({ kind }) => !kinds.includes(kind)),
  );
}

/** Matches a clause with nothing but a time and what belongs to it: "9:30 please", "the 3 pm one". */
const onlyTime = new RegExp(
  `^(?:(?:ok|okay|perfect|great|good|then|please|pls|the|at|on|one|el|la|las|a|de|y|media|perfecto|entonces|porfa|works|is|fine|lets|do|\\d{1,2}(?::\\d{2})?(?:am|pm|ish)?|am|pm|${dayName})(?: |$))+$`,
);
/** Fewest words of a clause that tells a story. */
const shortestStory = 5;

const prefers =
  /\b(?:want|need|said|quiero|dije|better|rather|instead|actually|could|can|possible|mejor|puede|podria|podemos|se puede|posible|no wait)\b/;

/**
 * If one clause is nothing but a time, a longer one with another hour only tells about it: "9:30. She's in class at
 * 11".
 */
function withOneTaking(clauses: readonly Clause[]): Clause[] {
  const isTaken = clauses.some(({ kind, text }) => kind === "says" && hour.test(text) && onlyTime.test(text));
  if (!isTaken) return [...clauses];
  return clauses.map((clause) => {
    const { kind, text, isAsked } = clause;
    const isStory =
      !isAsked &&
      !prefers.test(text) &&
      text.split(" ").length >= shortestStory &&
      clockHour.test(text) &&
      !taking.test(text) &&
      !onlyTime.test(text);
    return kind === "says" && isStory ? { ...clause, kind: "tells" as const } : clause;
  });
}

/** The last message read, because understanding and deciding read the same one. */
let lastRead: { message: string; talk: VisitTalk } | null = null;

/** Reads which clauses of a message take a time for a showing, limit it or rule days out. */
export function readVisitTalk(message: string): VisitTalk {
  if (lastRead?.message !== message) lastRead = { message, talk: visitTalkOf(message) };
  return lastRead.talk;
}

function hourInstead(says: readonly Clause[]): string | undefined {
  const named = says.filter(({ text }) => namesHour(text));
  const last = named.at(-1);
  return named.length > 1 && last && prefers.test(last.text) ? last.text : undefined;
}

/** Numbers that aren't hours. */
const counts =
  /\d (?:bed|bath|people|ppl|personas?|cuartos?|min\w*|dogs?|cats?|months?|mes\w*|k\b)|\d{5}|\d{3} \d{3,4}\b/;

function namesHour(text: string): boolean {
  return hour.test(text) && !counts.test(text);
}

/** The days of a clause: weekdays, then today and tomorrow. */
function daysSaid(text: string): (number | "today" | "tomorrow")[] {
  return [
    ...daysOf(text),
    ...(today.test(text) ? (["today"] as const) : []),
    ...(tomorrow.test(text) ? (["tomorrow"] as const) : []),
  ];
}

const turningBack = new RegExp(
  `\\b(?:${turnsBack}|sorry|my bad|oops|rather|instead|make (?:it|that)|mejor|mas bien)\\b`,
);

/** A clause that replaces earlier ones. */
interface Replaced {
  by: Clause;
  earlier: readonly Clause[];
}

/**
 * "Today 6. Actually no, I work late today, Monday": only what the later clause doesn't say is kept from an earlier
 * one, here the hour.
 */
function replacing(clauses: readonly Clause[]): Replaced | undefined {
  const takesAny = ({ kind, text }: Clause): boolean =>
    kind === "says" && (daysSaid(text).length > 0 || namesHour(text));
  const turn = clauses.findLastIndex(
    (clause, at) => at > 0 && (turningBack.test(clause.text) || rulesOutEarlier(clauses.slice(0, at), clause)),
  );
  if (turn < 0) return undefined;
  const by = clauses.slice(turn).findLast(takesAny);
  const earlier = clauses.slice(0, turn).filter(takesAny);
  return by && earlier.length > 0 ? { by, earlier } : undefined;
}

/** The hour of what was replaced by another day, or the day of what was replaced by another hour. */
function keptOf({ by, earlier }: Replaced): string | undefined {
  const namesDay = daysSaid(by.text).length > 0;
  if (namesDay && namesHour(by.text)) return undefined;
  const kept = earlier.findLast(({ text }) => (namesDay ? namesHour(text) : daysSaid(text).length > 0));
  return namesDay ? kept?.text.replace(anyDay, " ").trim() : kept?.text;
}

/** True if a later clause rules out the day that an earlier one took: "Sat 3. Oh wait, I have a wedding Sat" */
function rulesOutEarlier(earlier: readonly Clause[], { kind, text }: Clause): boolean {
  const days = kind === "rulesOut" ? daysSaid(text) : [];
  return earlier.some((clause) => clause.kind === "says" && daysSaid(clause.text).some((day) => days.includes(day)));
}

/** Without the days that a later clause rules out: "today works. Oh wait, today I'm busy". */
function withoutTakenBack(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const isTakenBack = clauses.slice(at + 1).some((later) => rulesOutEarlier([clause], later));
    return isTakenBack && !namesHour(clause.text) ? { ...clause, kind: "tells" as const } : clause;
  });
}

/** Words that ask whether anything is available that day: "Anything on Sunday tho?", "¿el domingo no hay nada?" */
const asksOfDay =
  /\b(?:any|anything|nothing|something|have|got|is there|are there|open|available|possible|algo|nada|hay|tien\w+|se puede|abren|atienden)\b/;

const asksFirst = /^(?:(?:or|and|but|also|o|y|pero|tambien) )*(?:do|does|is|are|any|anything|hay|tien\w+|habra)\b/;
const prefersDay =
  /\b(?:(?:would|will) be (?:better|best|great|ideal|nicer)|prefer\w*|if (?:possible|you have|u have|theres|there is)|si (?:hay|se puede|tienen?|tuvieran?)|seria (?:mejor|ideal)|me gustaria mas)\b/;

/** Makes a question about a day next to a time that is taken only a thought: "2 works. Anything on Sunday tho?" */
function withAsking(clauses: readonly Clause[]): Clause[] {
  const isTaken = clauses.some(
    ({ kind, text, isAsked }) =>
      kind === "says" && !isAsked && namesHour(text) && (onlyTime.test(text) || taking.test(text)),
  );
  if (!isTaken) return [...clauses];
  return clauses.map((clause) => {
    const { kind, text, isAsked } = clause;
    const isQuestion = (isAsked || asksFirst.test(text)) && asksOfDay.test(text);
    const wonders =
      kind === "says" && daysOf(text).length > 0 && !namesHour(text) && (isQuestion || prefersDay.test(text));
    return wonders ? { ...clause, kind: "asks" as const } : clause;
  });
}

/** What a replaced clause leaves open: its hour, without the day. */
const anyDay = new RegExp(`\\b(?:on |el )?(?:${dayName}|${nearDay})\\b`, "g");

function visitTalkOf(message: string): VisitTalk {
  const cut = withoutTakenBack(withAsking(withOneTaking(clausesIn(message))));
  const replaced = replacing(cut);
  const clauses = replaced
    ? cut.map((clause) => (replaced.earlier.includes(clause) ? { ...clause, kind: "tells" as const } : clause))
    : cut;
  const kept = replaced && keptOf(replaced);
  const names = ({ text }: Clause): boolean => daysOf(text).length > 0 || hour.test(text);
  const takes = clauses.some((clause) => clause.kind === "says" && names(clause));
  const wished: VisitClauseRole[] = ["says", "rulesOutHours", ...(takes ? [] : (["asks"] as const))];
  const asked = clauses.filter(({ kind }) => kind === "asks").flatMap(({ text }) => daysOf(text));
  // The whole day is out only if none of its hours is named.
  const out = clauses.filter(
    ({ kind, text }) =>
      kind === "rulesOut" && !hour.test(text) && !part.test(text.replace(tomorrow, " ").replace(worksLate, " ")),
  );
  const says = clauses.filter(({ kind }) => kind === "says");
  return {
    takes: onlyOf(message, clauses, ["says"]),
    wishes: clauses.map(({ kind, start, end }) => (wished.includes(kind) ? message.slice(start, end) : gap)).join(""),
    limits: onlyOf(message, clauses, ["limits"]),
    soonRuledOut: [
      ...(out.some(({ text }) => today.test(text)) ? (["today"] as const) : []),
      ...(out.some(({ text }) => tomorrow.test(text)) ? (["tomorrow"] as const) : []),
    ],
    parts: says.map(({ text }) => text),
    instead: replaced?.by.text ?? hourInstead(says),
    ...(kept && { kept }),
    ruledOut: [...new Set(out.flatMap(({ text }) => daysOf(text)))].sort(),
    wondered: takes ? asked : [],
  };
}
