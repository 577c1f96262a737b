import { namesDays } from "../showings/visitWish.ts";
import { opensQuestion } from "./askCommands.ts";
import { cancellationOf, speaksOfCanceling } from "./cancellation.ts";
import type { Command, ShowingQuestion, TimeSaid } from "./command.ts";
import { plainText } from "./plainText.ts";
import type { PointingClause } from "./slotCommands.ts";
import { hasCue } from "./talkCommands.ts";

/** Longer clauses with an hour in them may be about anything. */
const maxHourWords = 8;

/** A wish to see a home, however it is put: "ok I want to see it", "¿la puedo ver?". */
export const seeing =
  /\b(?:(?:book|reserve) (?:it|this|that|the (?:first|second|third|last|other|\w+ one))|(?:reserva|reservame|aparta|apartame|agenda|agendame)(?:la|lo|mela|melo)?|(?:want|like|love|need|can i|could i|may i|can we|could we|able) (?:to )?(?:go )?(?:and )?(?:see|visit|view|tour|check (?:it )?out|swing by|stop by|come by|drop by|come see|take a look|look at)|(?:swing|stop|drop|come) by|show (?:me |us )?(?:it|that one|this one)|m(?:ue|o)str\w*l[ao]s?|ensen\w*l[ao]s?|(?:love|want|like|have|get|do|take|schedule) a (?:tour|look|viewing|showing|walk ?through)|(?:book|schedule|set up|arrange) (?:a |an )?(?:visit|tour|viewing|showing|appointment)|(?:look at|visit|tour|view) (?:it|them|the|that|this|one|your|both|any|some)|(?:qu[ie]\w*[oa]\w*|quer\w+|puedo|puede|podem\w+|podr\w+|gustaria|cuando puedo|ir a|ir|pasar a|vamos a) (?:ver|visitar|conocer)(?:l[ao]s?|me|nos)?|(?:la|lo|las|los) (?:puedo|podria|podemos|quiero|quisiera) (?:ver|visitar|conocer)|verl[ao]s?|in person|en persona|(?:agendar|programar|coordinar|hacer|cuadrar) (?:una )?(?:visita|cita))\b/;
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

const ofCall = /\b(?:call(?:s|ing)?|phone|llam\w+|telefono|ring)\b/;

/** In a question about a home only a sure reading is about a showing. */
const sureShowing = 0.6;

function surestOfShowing({ sure }: PointingClause): number {
  return Math.max(sure.book_showing, sure.change_showing, sure.cancel_showing, sure.ask_showing);
}

/** What a clause says about a showing. */
export function readShowing(
  clause: PointingClause,
  when: TimeSaid,
  facts: {
    spoken: string;
    isArranged: boolean;
    choosesTime: boolean;
    hasHomes: boolean;
    readsVisit: boolean;
    asksMove: boolean;
    isOfMove: boolean;
    /** The clause asks for a fact of a home: "is a dog okay on weekends?", "which is free on the 15th?". */
    asksFact: boolean;
  },
): Command[] {
  const { acts, start, end } = clause;
  const text = plainText(clause.text);
  const refs = [...clause.refs];
  const commands: Command[] = [];
  const isTimed = Object.keys(when).length > 0;
  if ((facts.choosesTime || facts.isArranged) && dropsShowing.test(text))
    return [{ type: "cancelShowing", start, end }];
  // "I'll think about it" asks for no time.
  if (!isTimed && hasCue(text, "think")) return [];
  if (facts.asksFact && !seeing.test(text) && !booking.test(text) && surestOfShowing(clause) < sureShowing) return [];
  const said = sameDay.test(text) && !namesTime(when) ? { ...when, same: { ...when.same, day: true as const } } : when;
  for (const act of acts) {
    if (act === "cancel_showing") commands.push(canceled(clause, facts.spoken));
    else if (act === "change_showing") commands.push({ type: "changeShowing", refs, when: said, start, end });
    else if (act === "book_showing" && facts.asksMove && when.time === undefined && !seeing.test(text)) continue;
    else if (act === "book_showing") {
      const isChange = facts.isArranged && isTimed;
      commands.push({ type: isChange ? "changeShowing" : "requestShowing", refs, when: said, start, end });
    } else if (act === "ask_showing") commands.push(...asked(clause, text, said));
    else if (act === "showing_note") commands.push({ type: "noteShowing", about: noteOf(text), start, end });
  }
  if (facts.choosesTime || facts.isArranged) {
    const beside = besideShowing(clause, text, facts.isArranged);
    // "My flight is delayed, what about Saturday morning?" asks for another time.
    if (commands.length === 0 && !namesTime(when)) commands.push(...beside);
    // "She could come see it the same day" names no other time.
    else if (beside.some(({ type }) => type === "noteShowing") && !namesTime(when)) return beside;
  }
  if (facts.isArranged && commands.length === 0 && !isTimed && cantCome.test(text))
    commands.push(canceled(clause, facts.spoken));
  if (facts.isArranged && commands.length === 0 && sameDay.test(text) && refs.some(({ by }) => by !== "this"))
    commands.push({ type: "requestShowing", refs, when: said, start, end });
  // "Can I see 1420 Brickell Bay on Monday?" says which home or when, whatever else it looks like.
  const isSeeing =
    (seeing.test(text) || booking.test(text)) &&
    !inPictures.test(text) &&
    (isTimed || refs.length > 0 || booking.test(text));
  // "My flight is late, what about Saturday morning?" tells a story and asks for another time.
  const asksTime = facts.isArranged && clause.isMarked && namesTime(when) && clause.sure.search < 0.4;
  const closes =
    clause.sure.thanks >= 0.3 || clause.sure.goodbye >= 0.3 || (clause.sure.story >= 0.6 && !asksTime);
  const answersMove = facts.asksMove && when.time === undefined && !asksTime;
  // "Do you have anything on Sunday?" beside homes asks for a time.
  const asksSlot = facts.hasHomes && namesTime(when) && clause.words <= maxHourWords && slotAsked.test(text);
  const isVisit =
    !facts.isOfMove && (facts.readsVisit || asksSlot) && isTimed && clause.sure.search < 0.6 && !closes && !answersMove;
  if (hasCue(text, "video") && !commands.some(({ type }) => type === "askShowing"))
    commands.push({ type: "askShowing", about: "video", start, end });
  // "Schedule a visit" calls none off, however alike the two sound to the classifier.
  const isBooking = booking.test(text) && !speaksOfCanceling(facts.spoken);
  const isOpen = isBooking || commands.every(({ type }) => type === "askShowing");
  if (isOpen && (isSeeing || isVisit)) commands.splice(0, commands.length);
  if (isOpen && (isSeeing || isVisit))
    commands.push({
      type: facts.isArranged && isTimed ? "changeShowing" : "requestShowing",
      refs,
      when: said,
      start,
      end,
    });
  // "4pm" or "the second one" beside a choice of times says when, whatever else it looks like.
  const isHandled = commands.some(
    ({ type }) => type === "requestShowing" || type === "changeShowing" || type === "cancelShowing",
  );
  if (closes || answersMove || isHandled) return commands;
  const isShort = clause.words <= maxHourWords && clause.sure.story < 0.6;
  // An hour beside homes is one to come at: nobody moves in at 11. While a showing stands it is another one for it.
  const isHour = when.time !== undefined && isShort && (facts.hasHomes || facts.isArranged);
  const isDay =
    isTimed &&
    facts.isArranged &&
    (isShort || asksTime) &&
    clause.sure.search < 0.4 &&
    (asksTime ||
      when.wish === undefined || facts.choosesTime || clause.sure.change_showing >= 0.2);
  // "Could she call me Thursday at 4?" is no time to come.
  if (ofCall.test(text)) return commands;
  const isOther = otherTime.test(text) && (facts.choosesTime || facts.isArranged || facts.readsVisit);
  const wanted = isTimed && (facts.choosesTime || isHour || isDay) ? when : isOther ? { other: true as const } : null;
  if (!wanted) return commands;
  const type = facts.isArranged || wanted.other ? "changeShowing" : "requestShowing";
  // "Earlier than that?" asks for a time and nothing else.
  const others = commands.filter((command) => command.type !== "askShowing" || !isGeneral(command.about));
  return [...others, { type, refs, when: wanted, start, end }];
}

function isGeneral(about: ShowingQuestion): boolean {
  return about === "other" || about === "times";
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
    case "status":
      return { type: "askShowing", about: "status", start, end };
  }
}

const keeps =
  /\b(?:keep|leave) (?:it|that|(?:my|the|our) (?:visit|tour|showing|appointment|time|slot)|(?:at |the )?\d{1,2})\b|\bno need to cancel\b|\bun ?cancel\b|\bundo\b|\b(?:dejal[oa]|dejemosl[oa]|mantenl[oa]|mantenerl[oa]|como estaba|me arrepenti)\b/;
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
  return !isMarked && (keeps.test(said) || (comes.test(said) && Object.keys(when).length === 0));
}
