import { weekdaysIn } from "./visitWish.ts";

/**
 * What the clauses of a message say about times for a showing. A clause that only tells why ("I drop my daughter off at
 * 9:30"), which days are out ("Monday and Tuesday don't work") or that wonders ("no Sundays, huh?") takes no time.
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
  /** Weekdays that the renter only wonders about, next to the time they take. */
  wondered: number[];
}

/** `rulesOutHours`: "not mornings", which leaves the rest of the day. */
type ClauseKind = "says" | "asks" | "limits" | "tells" | "rulesOut" | "rulesOutHours";

interface Clause {
  start: number;
  end: number;
  text: string;
  kind: ClauseKind;
}

const dayName =
  "(?:sun|mon|tues|wednes|thurs|fri|satur)days?|sun|mon|tues?|weds?|thurs?|thu|fri|sat|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?";
/** Words behind which a reason, a contrast or a proposal begins, and "530, not 4". */
const opening = `(?:but|though|because|cause|cuz|bc|since|so|while|what about|how about|(?:can|could) (?:we|i|you|u)|pero|aunque|porque|xq|pq|ya que|asi que|así que|mientras|que tal|qué tal|podemos|puede ser)\\b|(?:not|no) (?:at |a las? |on |el )?(?:\\d|(?:${dayName})\\b)`;
/** Ends of clauses: punctuation that isn't inside an hour, and the words that open the next. */
const boundary = new RegExp(`[.!?;\\n]+(?=\\s|$)|,(?=\\s|$)|\\s-+\\s|\\s(?=${opening})`, "giu");

const listWord = new RegExp(`^(?:${dayName}|and|or|y|o|ni|the|el|los|next|this|on)$`);

/** "Monday, Tuesday and Wednesday don't work": the days before the comma belong to what follows. */
function namesOnlyDays(text: string): boolean {
  return text !== "" && text.split(" ").every((word) => listWord.test(word));
}

const workweek =
  /\b(?:weekdays?|during the week|mon(?:day)? (?:to|thru|through) fri(?:day)?|m f|entre semana|(?:de )?lunes a viernes|dias de semana)\b/;
const weekend = /\b(?:weekends?|fin(?:es)? de semana|findes?)\b/;

/** "Works", "perfecto", "please": the clause takes what it names, whatever else it tells. */
const taking =
  /\b(?:works(?! (?:at|in|on|till|until|from))|would work|will work|is (?:good|great|perfect|fine|ok|okay|best|better)|sounds|perfect|please|pls|plz|lets do|let us do|make it|book|ill take|we can do|i can do|see you|perfect[oa]|por ?fa\w*|dale|me (?:sirve|queda|va)|nos (?:sirve|queda|va)|esta bien|puedo (?:ir|el|a)|podemos (?:ir|el|a)|mejor|entonces|then|instead)\b/;

const cannot =
  /\b(?:(?:do|does|did|will|wo|ca)nt|cannot|can not|(?:is|are)nt|(?:is|are) (?:not|out|bad|no good|impossible|a no)|not|no (?:puedo|podemos|puede|me|nos|va|sirven?|quiero)|imposible|tampoco|(?:got|is|se|me) (?:me )?(?:complicat\w+|complico)|fell through|never|nunca|ni|neither|except|excepto|menos|anything but)\b/;

/** People and what they do at other times. */
const telling = new RegExp(
  [
    "\\b(?:i|we|she|he|they|you|my \\w+|our \\w+|her \\w+|his \\w+|gf|bf|husband|wife|mom|dad|kids?|girlfriend|boyfriend)(?: (?:both|all|also|just|still|only|always|usually|then|do|kinda|really))? (?:have(?! (?:time|it)|to be)|has(?! to be)|had|gotta|got (?:a|to|my|the|work|class|church)|works?|working|worked|teach|teaches|stud(?:y|ies)|drop|drops|pick|picks|gets? (?:off|out|home|done|paid)|finish|finishes|starts?|leaves?|sleeps?|flies|fly|close)\\b",
    "\\b(?:im|ive|were|hes|shes|i am|we are|they just|he is|she is) (?:\\w+ )?(?:at work|working|busy|driving|flying|going|heading|leaving|gone|out of town|away|traveling|booked|off work|put me|teaching|stuck)\\b",
    "\\blease (?:ends?|is up|runs|expires)\\b|\\b(?:contrato|lease) se (?:me )?(?:acaba|vence|termina)\\b|\\bse (?:me )?(?:acaba|vence|termina) (?:el |mi )?(?:contrato|lease)\\b",
    "\\b(?:church|meeting|shift|training|class|classes|school bus|flight|doctor|dentist|appointment|birthday|wedding|practice|daycare|my job|gymnastics|recital|anniversary|aniversario|funeral)\\b",
    "\\b(?:shes|hes|she is|he is|es|im) (?:a|an|una?|enfermer[oa]|maestr[oa])\\b.*\\b(?:works?|starts?|trabaja|entra)\\b",
    "\\b(?:(?<!del )trabaj(?:o|a|amos|an)|salgo|sale|salimos|salen|entro|entra|estudi(?:o|a|amos)|ten(?:go|emos)(?! (?:tiempo|libre|chance))|tiene (?:que(?! ser)|clase|cita|turno|escuela)|llevo a|recojo|recoge|dejo a|pasa a las?|pasa por|vuelo|iglesia|misa|cita medica|turno|clases?|reunion|cumple\\w*|la guagua|el bus|practica|ocupad[oa]s?|de viaje|fuera de la ciudad)\\b",
  ].join("|"),
);
/** "I have Monday off", "el lunes estoy libre": a day on which the renter can come. */
const free =
  /\b(?:have|got|tengo|tenemos|im|were|estoy|estamos)\b.*\b(?:off|free|libres?|available|disponibles?|open)\b/;
/** "I teach until 4", "my girlfriend gets off at 5": not before then. */
const bound =
  /\b(?:until|till|til|off(?: work)?(?: at)?|out at|done|after|hasta|salgo|sale|salimos|salen|termino|termina|despues)\b|\b\d{1,2} ?(?:am)? ?(?:to|a|till?) (?:las? )?\d/;

const today = /\b(?:today|tonight|hoy)\b/;
const tomorrow = /\btomorrow\b|(?<!\b(?:la|las|de|por) )\bmanana\b/;

/** "Monday's my anniversary": the day is taken. */
const anniversary = new RegExp(
  `\\b(?:${dayName}) (?:is |es )?(?:my|our|mi|nuestr[oa]) (?!day off|only|best|free|dia libre)\\w+`,
);
const hour =
  /\d{1,2}(?::\d{2})? ?(?:[ap] ?m|oclock)?\b|\b(?:noon|mediodia|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;
const clockHour = /\b(?:at|till?|until|by|a las?|hasta las?|como a las?) \d{1,2}(?::\d{2})?\b/;
const part =
  /\b(?:mornings?|afternoons?|evenings?|nights?|noon|lunch\w*|mananas?|tardes?|noches?|mediodia|temprano|early|late)\b/;

/** "No Sundays", "nada el domingo", "you don't do Sundays": what there isn't, not when the renter can't. */
const noneOf = new RegExp(
  `\\b(?:no(?:thing|ne)?(?: on| for)?|nada|ningun|not even|(?:you|u|yall|ustedes|she|marisol) (?:dont|doesnt|no)(?: \\w+){0,2})(?: the| el| los)? (?:${dayName})\\b|\\b(?:${dayName}) (?:no|is not|isnt|are not|arent) (?:abren|hay|trabajan?|atienden?|se puede|ensenan|muestran|open|available|possible|an option)\\b`,
);

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
/** "Is the 9 am one in rush hour?" chooses nothing; "is 3 ok?" does. */
const wondering =
  /^(?:(?:and|so|ok|but|y|pero) )*(?:is|are|does|do|will|why|what(?! about)|how(?! about)|es|cual|como(?! a)|por que)\b/;
const possible =
  /\b(?:ok|okay|open|free|possible|available|good|fine|works?|posible|libre|disponible|bien|there|left|still|any|have|do (?:we|you|it))\b/;

function kindOf(text: string, isAsked: boolean): ClauseKind {
  const hasDays = daysOf(text).length > 0 || today.test(text) || tomorrow.test(text);
  if (noneOf.test(text) && !hour.test(text)) return "asks";
  if (tooMuch.test(text)) return "rulesOutHours";
  if (isAsked) return wondering.test(text) && !possible.test(text) && hour.test(text) ? "tells" : "says";
  if (taking.test(text) && !cannot.test(text)) return "says";
  const tells =
    (telling.test(text) || anniversary.test(text)) &&
    !(free.test(text) && hasDays && !hour.test(text) && !cannot.test(text));
  if (cannot.test(text) && !tells) {
    if (hasDays || hour.test(text)) return "rulesOut";
    return part.test(text) ? "rulesOutHours" : "says";
  }
  if (!tells) return "says";
  if (bound.test(text) && hour.test(text)) return "limits";
  return hasDays ? "rulesOut" : "tells";
}

function clausesIn(message: string): Clause[] {
  const cuts = [...message.matchAll(boundary)].map(({ index, 0: mark }) => ({ at: index, mark }));
  const clauses: Clause[] = [];
  let start = 0;
  for (const { at, mark } of [...cuts, { at: message.length, mark: "" }]) {
    const text = plain(message.slice(start, at));
    // The days of a list go with what is said of them.
    if (mark.startsWith(",") && namesOnlyDays(text)) continue;
    const end = at + mark.length;
    if (text !== "") clauses.push({ start, end, text, kind: kindOf(text, mark.includes("?")) });
    start = end;
  }
  return clauses;
}

/** Keeps the clauses beside one that is left out apart: "no puedo | el lunes sí". */
const gap = " x ";

/** The message with the clauses of other kinds blanked, so that offsets stay. */
function onlyOf(message: string, clauses: readonly Clause[], kinds: readonly ClauseKind[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, kind } of clauses) {
    if (kinds.includes(kind)) continue;
    pieces.push(message.slice(done, start), " ".repeat(end - start));
    done = end;
  }
  return pieces.join("") + message.slice(done);
}

/** "9:30 please", "the 3 pm one": nothing but a time and what goes with it. */
const onlyTime = new RegExp(
  `^(?:(?:ok|okay|perfect|great|good|then|please|pls|the|at|on|one|el|la|las|a|de|y|media|perfecto|entonces|porfa|works|is|fine|lets|do|\\d{1,2}(?::\\d{2})?(?:am|pm|ish)?|am|pm|${dayName})(?: |$))+$`,
);
/** Fewer words tell no story. */
const shortestStory = 5;

/** Where one clause is nothing but a time, a longer one with another hour only tells of it: "9:30. She's in class at 11". */
function withOneTaking(clauses: readonly Clause[]): Clause[] {
  const isTaken = clauses.some(({ kind, text }) => kind === "says" && hour.test(text) && onlyTime.test(text));
  if (!isTaken) return [...clauses];
  return clauses.map((clause) => {
    const { kind, text } = clause;
    const isStory =
      text.split(" ").length >= shortestStory && clockHour.test(text) && !taking.test(text) && !onlyTime.test(text);
    return kind === "says" && isStory ? { ...clause, kind: "tells" as const } : clause;
  });
}

/** Understanding and deciding read the same message one after the other. */
let lastRead: { message: string; talk: VisitTalk } | null = null;

/** Reads which clauses of a message take a time for a showing, limit it or rule days out. */
export function readVisitTalk(message: string): VisitTalk {
  if (lastRead?.message !== message) lastRead = { message, talk: visitTalkOf(message) };
  return lastRead.talk;
}

function visitTalkOf(message: string): VisitTalk {
  const clauses = withOneTaking(clausesIn(message));
  const names = ({ text }: Clause): boolean => daysOf(text).length > 0 || hour.test(text);
  const takes = clauses.some((clause) => clause.kind === "says" && names(clause));
  const wished: ClauseKind[] = ["says", "rulesOutHours", ...(takes ? [] : (["asks"] as const))];
  const asked = clauses.filter(({ kind }) => kind === "asks").flatMap(({ text }) => daysOf(text));
  // The whole day is out only where no hour of it is named.
  const out = clauses.filter(
    ({ kind, text }) => kind === "rulesOut" && !hour.test(text) && !part.test(text.replace(tomorrow, " ")),
  );
  return {
    takes: onlyOf(message, clauses, ["says"]),
    wishes: clauses.map(({ kind, start, end }) => (wished.includes(kind) ? message.slice(start, end) : gap)).join(""),
    limits: onlyOf(message, clauses, ["limits"]),
    soonRuledOut: [
      ...(out.some(({ text }) => today.test(text)) ? (["today"] as const) : []),
      ...(out.some(({ text }) => tomorrow.test(text)) ? (["tomorrow"] as const) : []),
    ],
    parts: clauses.flatMap(({ kind, text }) => (kind === "says" ? [text] : [])),
    ruledOut: [...new Set(out.flatMap(({ text }) => daysOf(text)))].sort(),
    wondered: takes ? asked : [],
  };
}
