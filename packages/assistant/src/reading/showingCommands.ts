import { namesDays } from "../showings/visitWish.ts";
import { opensQuestion } from "./askCommands.ts";
import { cancellationOf, speaksOfCanceling } from "./cancellation.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, ShowingQuestion, TimeSaid } from "./command.ts";
import { plainText } from "./plainText.ts";
import { asksStatus } from "./showingStatus.ts";
import { hasCue, isSmallTalk } from "./talkCommands.ts";
import { isOfCall } from "./timeRoles.ts";

/** Longer clauses with an hour in them may be about anything. */
const maxHourWords = 8;

/** A wish to see a home, however it is put: "ok I want to see it", "¿la puedo ver?". */
export const seeing =
  /\b(?:(?:book|reserve) (?:it|this|that|the (?:first|second|third|last|other|\w+ one))|(?:reserva|reservame|aparta|apartame|agenda|agendame)(?:la|lo|mela|melo)?|i ?d (?:go |maybe |rather |still |only )?(?:see|visit|tour)|(?:want|like|love|need|can i|could i|may i|can we|could we|able) (?:to )?(?:go )?(?:and )?(?:see|visit|view|tour|check (?:it )?out|swing by|stop by|come by|drop by|come see|take a look|look at)|(?:swing|stop|drop|come) by|show (?:me |us )?(?:it|that one|this one)|m(?:ue|o)str\w*l[ao]s?|ensen\w*l[ao]s?|(?:love|want|like|have|get|do|take|schedule) a (?:tour|look|viewing|showing|walk ?through)|(?:book|schedule|set up|arrange) (?:a |an )?(?:visit|tour|viewing|showing|appointment)|(?:look at|visit|tour|view) (?:it|them|the|that|this|one|your|both|any|some)|(?:qu[ie]\w*[oa]\w*|quer\w+|puedo|puede|podem\w+|podr\w+|gustaria|cuando puedo|ir a|ir|pasar a|vamos a) (?:ver|visitar|conocer)(?:l[ao]s?|me|nos)?|(?:la|lo|las|los) (?:puedo|podria|podemos|quiero|quisiera) (?:ver|visitar|conocer)|verl[ao]s?|in person|en persona|(?:agendar|programar|coordinar|hacer|cuadrar) (?:una )?(?:visita|cita))\b/;
/** A showing is asked for in so many words: "schedule a viewing", "agendar visita". */
const booking =
  /\b(?:book|schedule|set up|arrange|agend\w+|program\w+|coordin\w+|reserv\w+|apart\w+|cuadr\w+) (?:me )?(?:a |an |the |my |una |la |mi )?(?:visit|tour|viewing|showing|appointment|visita|cita|recorrido)\b|\b(?:see|view|tour|visit|ver|visitar|conocer) (?:any|one|some|either|alguno|alguna|uno|una)(?: of (?:them|those|these)| de (?:ell[oa]s|es[oa]s))?$/;
/** "No voy a poder ir" of a showing that stands. */
const cantCome =
  /\b(?:no (?:voy|vamos) a poder|no podre(?:mos)?|no (?:puedo|podemos) (?:ir|llegar|asistir)|(?:cant|cannot|wont|wont be able to|not going to|not gonna) (?:make it|come|attend|be there|show up))\b/;
/** "Can I see pictures?" asks for pictures. */
const inPictures = /\b(?:fotos?|photos?|pics?|pictures?|videos?|floor ?plans?|planos?)\b/;

const slotAsked =
  /\b(?:anything|something|free|open|slots?|times?|openings?) (?:open |free |available )?(?:on|for|this|next|tomorrow|today|at|in the)\b|\b(?:algo|hueco|espacio|libres?|turnos?|campo) (?:libre )?(?:el|para|este|esta|manana|hoy|por la)\b/;
const otherTime =
  /\b(?:another|other|different) (?:day|time|slot|hour)s?\b|\botr[ao]s? (?:dia|hora|momento|fecha|horario)s?\b/;
const sameDay =
  /\b(?:same (?:day|visit|trip)|too|as well|also|both|tambien|mism[oa] (?:dia|visita)|de (?:una vez|paso|una)|amb[ao]s)\b/;

/** "Forget the tour", "no quiero visita", "not a tour, just a call": no time is looked for any more. */
const dropsShowing =
  /\b(?:forget|skip|never ?mind|scratch|olvid\w+|deja|dejemos)(?: about)?(?: de)? (?:the |that |la |el |lo de la |lo del )?(?:tour|showing|visit|viewing|visita|cita|recorrido)\b|\b(?:not|dont (?:want|need)|no (?:quiero|necesito|hace falta)) (?:a |any |the |una |la |ninguna |ningun )?(?:tour|showing|visit|viewing|visita|cita|recorrido)\b/;

/** In a question about a home only a sure reading is about a showing. */
const sureShowing = 0.6;

function surestOfShowing({ sure }: PointingClause): number {
  return Math.max(sure.book_showing, sure.change_showing, sure.cancel_showing, sure.ask_showing);
}

/** The conversation a clause about a showing stands in. */
interface ShowingFacts {
  spoken: string;
  isArranged: boolean;
  choosesTime: boolean;
  hasHomes: boolean;
  readsVisit: boolean;
  asksMove: boolean;
  /** An hour stands in the clause. */
  namesClock: boolean;
  /** One was canceled a moment ago. */
  isCanceled: boolean;
  isOfMove: boolean;
  /** The clause asks for a fact of a home: "is a dog okay on weekends?", "which is free on the 15th?". */
  asksFact: boolean;
}

/** A clause with the time it names. */
interface TimedClause {
  clause: PointingClause;
  text: string;
  /** What is said in words. */
  when: TimeSaid;
  /** The same with the day in question where the words lean on it: "the same day". */
  said: TimeSaid;
  isTimed: boolean;
  facts: ShowingFacts;
}

/** What a clause says about a showing. */
export function readShowing(clause: PointingClause, when: TimeSaid, facts: ShowingFacts): Command[] {
  const { start, end } = clause;
  const text = plainText(clause.text);
  const isOpen = facts.choosesTime || facts.isArranged;
  if (isOpen && dropsShowing.test(text)) return [{ type: "cancelShowing", start, end }];
  // "Move it to the morning or cancel it" asks for the morning first.
  if ((isOpen || facts.isCanceled) && speaksOfCanceling(clause.text) && !(isTimed(when) && orCancel.test(text)))
    return [canceled(clause, facts.spoken), ...timeInstead(clause, when)];
  if (facts.choosesTime && !namesTime(when) && refusesAll.test(text))
    return [
      { type: facts.isArranged ? "changeShowing" : "requestShowing", refs: [], when: { none: true }, start, end },
    ];
  const asks = clause.isMarked || opensQuestion.test(clause.text) || endsAsking.test(text);
  if (isOpen && asksStatus(text, { asks, isTimed: facts.namesClock || namesTime(when) }))
    return [{ type: "askShowing", about: "status", ...(isTimed(when) && { when }), start, end }];
  // "Could she call me Thursday at 4?" is no time to come.
  if (isOfCall(clause.text) && !namesTime(when) && !seeing.test(text) && !booking.test(text)) return [];
  if (hasCue(text, "video") && !namesTime(when)) return [{ type: "askShowing", about: "video", start, end }];
  // "It's so hot outside today" asks for no showing.
  if (isSmallTalk(clause) && !seeing.test(text) && !booking.test(text)) return [];
  // "I'll think about it" asks for no time.
  if (!isTimed(when) && hasCue(text, "think")) return [];
  if (facts.asksFact && !seeing.test(text) && !booking.test(text) && surestOfShowing(clause) < sureShowing) return [];
  const said = sameDay.test(text) && !namesDay(when) ? { ...when, same: { ...when.same, day: true as const } } : when;
  const timed = { clause, text, when, said, isTimed: isTimed(when), facts };
  const commands = showingActs(timed);
  if (facts.choosesTime || facts.isArranged) {
    const beside = besideShowing(clause, text, facts.isArranged);
    // "My flight is delayed, what about Saturday morning?" asks for another time.
    if (commands.length === 0 && !namesTime(when)) commands.push(...beside);
    // "She could come see it the same day" names no other time.
    else if (beside.some(({ type }) => type === "noteShowing") && !namesTime(when)) return beside;
  }
  if (facts.isArranged && commands.length === 0) commands.push(...ofArranged(timed));
  if (hasCue(text, "video") && !commands.some(({ type }) => type === "askShowing"))
    commands.push({ type: "askShowing", about: "video", start, end });
  return withWish(commands, timed);
}

/** What the classifier takes the clause for. */
function showingActs({ clause, text, when, said, isTimed, facts }: TimedClause): Command[] {
  const { start, end } = clause;
  const wish = { refs: [...clause.refs], when: said, start, end };
  return clause.acts.flatMap((act): Command[] => {
    switch (act) {
      case "cancel_showing":
        return [canceled(clause, facts.spoken)];
      case "change_showing":
        return [{ type: "changeShowing", ...wish }];
      case "book_showing":
        if (facts.asksMove && when.time === undefined && !seeing.test(text)) return [];
        return [{ type: facts.isArranged && isTimed ? "changeShowing" : "requestShowing", ...wish }];
      case "ask_showing":
        return asked(clause, text, said);
      case "showing_note":
        return [{ type: "noteShowing", about: noteOf(text), start, end }];
      default:
        return [];
    }
  });
}

/** What set phrases say beside a showing that stands: it is given up, or takes in another home. */
function ofArranged({ clause, text, said, isTimed, facts }: TimedClause): Command[] {
  const { start, end } = clause;
  if (!isTimed && cantCome.test(text)) return [canceled(clause, facts.spoken)];
  if (!sameDay.test(text) || clause.refs.every(({ by }) => by === "this")) return [];
  return [{ type: "requestShowing", refs: [...clause.refs], when: said, start, end }];
}

/** The commands with the wish to see a home, and the time for it, that the classifier may have missed. */
function withWish(commands: readonly Command[], timed: TimedClause): Command[] {
  const { clause, text, when, said, isTimed, facts } = timed;
  const { start, end, sure } = clause;
  const refs = [...clause.refs];
  // "Can I see 1420 Brickell Bay on Monday?" says which home or when, whatever else it looks like.
  const isSeeing =
    (seeing.test(text) || booking.test(text)) &&
    !inPictures.test(text) &&
    (isTimed || refs.length > 0 || booking.test(text));
  // "My flight is late, what about Saturday morning?" tells a story and asks for another time.
  const asksTime = facts.isArranged && clause.isMarked && namesTime(when) && sure.search < 0.4;
  const closes = sure.thanks >= 0.3 || sure.goodbye >= 0.3 || (sure.story >= 0.6 && !asksTime);
  const answersMove = facts.asksMove && when.time === undefined && when.not === undefined && !asksTime;
  // "Do you have anything on Sunday?" beside homes asks for a time.
  const asksSlot = facts.hasHomes && namesTime(when) && clause.words <= maxHourWords && slotAsked.test(text);
  const isVisit =
    !facts.isOfMove && (facts.readsVisit || asksSlot) && isTimed && sure.search < 0.6 && !closes && !answersMove;
  // "Schedule a visit" calls none off, however alike the two sound to the classifier.
  const isBooking = booking.test(text) && !speaksOfCanceling(facts.spoken);
  const isOpen = isBooking || commands.every(({ type }) => type === "askShowing");
  if (isOpen && (isSeeing || isVisit))
    return [
      facts.isArranged && isTimed
        ? { type: "changeShowing", refs, when: said, ...(seesOther.test(text) && { sees: true as const }), start, end }
        : { type: "requestShowing", refs, when: said, start, end },
    ];
  const isHandled = commands.some(({ type }) => handlesTime.has(type));
  if (closes || answersMove || isHandled) return [...commands];
  const wanted = timeWanted(timed, asksTime);
  if (!wanted) return [...commands];
  // "Earlier than that?" asks for a time and nothing else.
  const others = commands.filter((command) => command.type !== "askShowing" || !isGeneral(command.about));
  const type = facts.isArranged || wanted.other ? "changeShowing" : "requestShowing";
  return [...others, { type, refs, when: wanted, start, end }];
}

const handlesTime: ReadonlySet<Command["type"]> = new Set<Command["type"]>([
  "requestShowing",
  "changeShowing",
  "cancelShowing",
]);

/** "4pm" or "the second one" beside a choice of times says when, whatever else it looks like. */
function timeWanted({ clause, text, when, isTimed, facts }: TimedClause, asksTime: boolean): TimeSaid | null {
  const { sure, words } = clause;
  const isShort = words <= maxHourWords && sure.story < 0.6;
  // An hour beside homes is one to come at: nobody moves in at 11. While a showing stands it is another one for it.
  const isHour = when.time !== undefined && isShort && (facts.hasHomes || facts.isArranged);
  const isDay =
    facts.isArranged &&
    (isShort || asksTime) &&
    sure.search < 0.4 &&
    (asksTime || when.wish === undefined || facts.choosesTime || sure.change_showing >= 0.2);
  if (isTimed && (facts.choosesTime || isHour || isDay)) return when;
  const isOther = otherTime.test(text) && (facts.choosesTime || facts.isArranged || facts.readsVisit);
  return isOther ? { other: true } : null;
}

const thenTime = /(?:cancel|scrap|scratch|anul|call (?:it|that) off)[^,;]*(?:[,;]|\b(?:and|then|y|instead|mejor)\b)/i;

/** "Scrap that, weekday after 5": the time behind a cancellation is another one. */
function timeInstead({ text, start, end }: PointingClause, when: TimeSaid): Command[] {
  const isHours = when.wish?.earliest !== undefined || when.wish?.latest !== undefined;
  if (!(namesTime(when) || isHours) || !thenTime.test(text)) return [];
  return [{ type: "changeShowing", refs: [], when, start, end }];
}

/** Something about when is said. */
function isTimed(when: TimeSaid): boolean {
  return Object.keys(when).length > 0;
}

const orCancel = /\b(?:or|o|otherwise|if not|si no) (?:just |else |mejor |then )?(?:cancel|scrap|anul|call it off)/;
/** A wish to see a home in so many words may be about another one than the showing is to. */
const seesOther = /\b(?:see|view|tour|visit|look at|ver|visitar|conocer)\b/;
const endsAsking = /\b(?:right|correct|yes or no|or not|verdad|cierto|si o no|o no)$/;
/** None of the times that were offered will do. */
const refusesAll =
  /^(?:no )?(?:none|neither|nothing|ningun[oa]?s?|nada)$|\b(?:none|neither|ningun[oa]s?|nada) (?:of |de )?(?:those|these|them|the above|es[oa]s|est[oa]s|ell[oa]s)?(?: \w+){0,2} ?(?:works?|is good|are good|is possible|fits?|suits?|sirven?|me va|me van|quedan?|puedo|can)?\b(?! (?:home|apartment|place|listing))|\b(?:those|these|es[oa]s)\b(?: \w+){0,2} (?:dont|wont|do not|no) (?:\w+ )?(?:work|sirven|quedan|van)\b|\b(?:cant|cannot|can not) (?:do|make) (?:any|either)\b|\bno puedo (?:en )?ningun[oa]?\b/;

function isGeneral(about: ShowingQuestion): boolean {
  return about === "other" || about === "times";
}

function namesDay({ date, wish }: TimeSaid): boolean {
  return date !== undefined || (wish !== undefined && namesDays(wish));
}

/** "The 3rd works too" names a day of its own. */
function namesTime({ date, time, wish }: TimeSaid): boolean {
  return date !== undefined || time !== undefined || (wish !== undefined && namesDays(wish));
}

/** While a showing is in question its set phrases say enough: "can my girlfriend come too", "I'm running late". */
function besideShowing({ isMarked, start, end }: PointingClause, text: string, isArranged: boolean): Command[] {
  const span = { start, end };
  if (hasCue(text, "late")) return [{ type: "noteShowing", about: "late", ...span }];
  if (hasCue(text, "company"))
    return [{ type: "noteShowing", about: hasCue(text, "instead") ? "company_instead" : "company", ...span }];
  if (hasCue(text, "bring")) return [{ type: "askShowing", about: "bring", ...span }];
  const asksOfIt =
    isArranged && (hasCue(text, "status") || (ofVisit.test(text) && (isMarked || opensQuestion.test(text))));
  return asksOfIt ? [{ type: "askShowing", about: "status", ...span }] : [];
}

const ofVisit = /\b(?:my|our|the|mi|nuestra|la) (?:visit|tour|showing|viewing|appointment|visita|cita)\b/;

function asked(clause: PointingClause, text: string, when: TimeSaid): Command[] {
  const { start, end } = clause;
  const about = questionOf(text);
  // "Do you have anything on Sunday?" asks for that day.
  if ((about === "times" || about === "other") && namesTime(when))
    return [{ type: "requestShowing", refs: [...clause.refs], when, start, end }];
  return [{ type: "askShowing", about, start, end }];
}

const whereItIs =
  /\b(?:address|where (?:is it|is that|do i go|exactly|am i going)|direccion|donde (?:es|queda|esta|voy))\b/;

function questionOf(text: string): ShowingQuestion {
  if (whereItIs.test(text)) return "status";
  if (hasCue(text, "instead")) return "company";
  const kinds = ["video", "status", "company", "bring", "times"] as const;
  return kinds.find((kind) => hasCue(text, kind)) ?? "other";
}

function noteOf(text: string): "late" | "company" | "company_instead" | "other" {
  if (hasCue(text, "late")) return "late";
  if (hasCue(text, "instead")) return "company_instead";
  return hasCue(text, "company") ? "company" : "other";
}

/** What a clause that seems to give the showing up does to it. */
function canceled({ isMarked, start, end }: PointingClause, spoken: string): Command {
  switch (cancellationOf(spoken, isMarked)) {
    case "cancel":
      return { type: "cancelShowing", start, end };
    case "unsure":
      return { type: "cancelShowing", unsure: true, start, end };
    case "keep":
      return { type: "keepShowing", start, end };
    case "supposed":
      return { type: "askShowing", about: "mayCancel", start, end };
    case "status":
      return { type: "askShowing", about: "status", start, end };
  }
}

const keeps =
  /\b(?:keep|leave|stick (?:with|to)|stay with) (?:it|that|(?:my|the|our) (?:visit|tour|showing|appointment|time|slot)|(?:at |the )?\d{1,2})\b|\bno need to cancel\b|\bun ?cancel\b|\bundo\b|\b(?:dejal[oa]|dejel[oa]|dejen?l[oa]|dejemosl[oa]|mantenl[oa]|mantenerl[oa]|mantengal[oa]|como estaba|me arrepenti)\b/;
/** "Keep Saturday at 5", "deja el sábado": what is to stay is a time. */
const keepsTime =
  /\b(?:keep|leave|stick (?:with|to)|stay with|lets keep|deja|deje|dejame|dejemos|dejen|manten|mantenme|mantenga|mantengamos|me quedo con|nos quedamos con|sigamos con)\b/;
const comes =
  /\b(?:can|could|will|ill|i can|we can) (?:still )?(?:make it|come|go)\b(?! (?:an)?other)|\bi(?:ll| will) be there\b|\b(?:si (?:puedo|voy|vamos|podemos)|ahi estare|alla estare)\b/;

/**
 * "Actually keep it", "do not cancel, just checking", "I'll come as planned".
 *
 * @param spoken the clause in its sentence, as it was written
 * @param when what else the clause says of a time: "I can come at 4" names another one
 */
export function keepsShowing({ text, isMarked }: PointingClause, spoken: string, when: TimeSaid): boolean {
  if (speaksOfCanceling(text)) return cancellationOf(spoken, isMarked) === "keep";
  const said = plainText(text);
  if (namesTime(when)) return keepsTime.test(said) || keeps.test(said);
  return !isMarked && (keeps.test(said) || (comes.test(said) && Object.keys(when).length === 0));
}
