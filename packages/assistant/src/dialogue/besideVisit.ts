import type { TurnContext } from "../turn.ts";
import { plainPart } from "./asides.ts";
import type { BesideVisitAsked } from "./besideVisitAsked.ts";
import { homesNamed } from "./references.ts";
import type { DialogueState } from "./state.ts";
import { raise, type Turn } from "./turn.ts";

/** Words for a condition, which moves nothing yet: "If I get a shift, can I change it?". */
const condition =
  /\b(?:if|in case|incase|what if|when|si|por si|en caso|cuando)\b(?! (?:i|me) (?:can|could|puedo|podria)\b)/;
const moves =
  /\b(?:can|could|may|is it ok to|possible to|able to) (?:(?:i|we|you|u) )?(?:still |just |always )?(?:change|move|reschedule|cancel|switch|push|redo)\b|\b(?:has|have|need|needs|had) to (?:change|move|reschedule|cancel)\b|\b(?:l[oa] (?:puedo|podria|podemos|pudiera) (?:cambiar|mover|reagendar|cancelar|correr|pasar)|(?:puedo|podria|podemos|se puede|pudiera) (?:cambiar|mover|reagendar|cancelar|correr|pasar)(?:l[oa])?)\b/;

const family =
  "(?:daughter|son|mom|mother|dad|father|sister|brother|cousin|aunt|uncle|friend|husband|wife|partner|boyfriend|girlfriend|bf|gf|roommate|roomate|niece|nephew|assistant|coworker|fiancee?|hij[oa]|mama|papa|hermanit[oa]|herman[oa]|prim[oa]|ti[oa]|amig[oa]|espos[oa]|marido|mujer|novi[oa]|suegr[oa]|cunad[oa]|sobrin[oa]|asistente|companer[oa])";
const looks =
  "(?:(?:go|come|swing|stop|drop|pass) (?:\\w+ ){0,2}?(?:look|see|check|view|tour|visit|by|over|instead)|look at|see|check|view|tour|visit|go for me|come for me|come instead|go instead|ir|vaya|venir|pasar|pase|ver|verl[oa]s?|verl[oa]|visitar\\w*|mirar\\w*|chequear\\w*)";
/** Asks if someone else may come: "Could my daughter go look for me?", "¿mi esposo puede ir a verlo por mí?". */
const standsIn = new RegExp(
  `\\b(?:can|could|may|would it be ok if|is it ok if|ok if|cool if) (?:my|our) ${family}(?: \\w+)? (?:could |can )?${looks}\\b|\\b(?:mi|nuestr[oa]) ${family}(?: \\w+)? (?:me )?(?:puede|podria|pudiera|pueden) ${looks}\\b|\\b(?:puede|podria|pudiera|puedo mandar a|mando a|mandar a) (?:a )?(?:mi|nuestr[oa]) ${family}(?: \\w+)? (?:a )?${looks}\\b|\\b(?:puede|podria) (?:ir|venir|pasar) (?:a verl[oa] )?(?:mi|nuestr[oa]) ${family}\\b`,
);
/** Words for coming along, so that nobody takes the renter's place. */
const along = /\b(?:with me|with us|along|conmigo|con nosotros|tambien|too|as well|me acompan\w+|and i|y yo)\b/;
const day =
  /\d|\b(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?\b|\b(?:today|tomorrow|tmrw|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|mornings?|afternoon|tarde|noche)\b/;

const sentenceEnd =
  /[.!?;\n]+\s*|,\s+(?=(?:y |and |but |pero |also |tambien )?(?:si|if|what if|por si|in case|can|could|puede|mi |my )\b)|\s+(?=(?:y si|and if|but if|pero si) )/giu;

/** The clauses that ask such a question. A clause that also names a day is still read for it. */
export function besideVisitIn(before: DialogueState, message: string, context: TurnContext): BesideVisitAsked[] {
  const hasShowing = context.showing !== undefined;
  const isVisit = hasShowing || before.slots.showing_request !== undefined || (before.offeredTimes ?? []).length > 0;
  const asked: BesideVisitAsked[] = [];
  let start = 0;
  const ends = [...message.matchAll(sentenceEnd)].map(({ index, 0: mark }) => ({ at: index, mark }));
  for (const { at, mark } of [...ends, { at: message.length, mark: "" }]) {
    const plain = plainPart(message.slice(start, at));
    const about =
      isVisit && condition.test(plain) && moves.test(plain)
        ? "movable"
        : standsIn.test(plain) && !along.test(plain)
          ? "stands_in"
          : undefined;
    const end = at + mark.trimEnd().length;
    if (about) asked.push({ about, start, end: about === "stands_in" && isReadOn(plain, context) ? start : end });
    start = at + mark.length;
  }
  if (!asked.some(({ about }) => about === "stands_in")) return asked;
  // "I'm up north until after Christmas. Could my daughter go?": she can come sooner.
  const absences = [...message.matchAll(absence)].map(({ index, 0: said }) => ({
    about: "stands_in" as const,
    start: index,
    end: index + said.length,
  }));
  return [...asked, ...absences];
}

/** True if a clause also names a day or a home, and is read for it. */
function isReadOn(plain: string, { properties }: TurnContext): boolean {
  return day.test(plain) || homesNamed(plain, properties).length > 0;
}

const absence =
  /(?:\b(?:i|we)(?:['’]?m|['’]?re| am| are| live)?|\b(?:estoy|estamos|vivo|sigo|ando)) (?:[^.!?\n]*?)(?:\b(?:until|till?|hasta|rn|right now|ahora|away|abroad|up north|out of town|fuera)\b)[^.!?\n]*/giu;

/** Says yes to both questions, before the rest of the reply. */
export function answerBesideVisit(turn: Turn): void {
  for (const about of new Set(turn.besideVisit.map((one) => one.about))) {
    if (about === "stands_in") {
      raise(turn, "showing", { detail: "company" });
      turn.acts.push({ type: "aside", about: "company", data: { instead: "" } });
    } else turn.acts.push({ type: "aside", about });
  }
}
