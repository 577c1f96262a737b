import type { Reading } from "./reading.ts";

/** Most words between the verb and the day: "start at the hospital on". */
const reach = 9;
const begins =
  /^(?:start|starts|starting|started|begin|begins|beginning|empiez[ao]|empezamos|empiezan|empezar|comienz[ao]|comenzamos|comenzar|arranc[ao]|arrancamos|entro|entra)$/;
const atWork =
  /^(?:work|working|job|jobs|hospital|office|residency|internship|training|orientation|classes|class|school|college|semester|shift|trabajo|trabajar|trabajos|chamba|pega|oficina|clases|escuela|universidad|residencia|practicas|semestre|curso|maestria)$/;
const ofLease =
  /^(?:lease|contract|contrato|rent|renting|rental|move|moving|moved|mudanza|mudarme|mudarnos|look|looking|search|buscar|rentar|alquilar|tour|tours|showing|showings|visit|visits)$/;
/** Words that begin something other than the job. */
const goesOn = /^(?:so|then|but|pero|and|y|asi|entonces|need|want|wanna|quiero|necesito|before|antes)$/;

/**
 * True for the first day of a job or of classes: "I start at Jackson on January 11". Without a word for either, "we
 * start the 11th" is one only if someone starts it and nothing is said about moving.
 */
export function startsWork(reading: Reading, { start }: { start: number }): boolean {
  let isWork = false;
  for (let i = start - 1; i >= Math.max(0, start - reach); i--) {
    if ((reading.words[i + 1]?.before ?? 0) > 0) return false;
    const word = reading.written(i);
    if (ofLease.test(word) || goesOn.test(word)) return false;
    if (atWork.test(word) || reading.group(i, "landmark") > 0) isWork = true;
    if (begins.test(word)) return isWork || atWork.test(reading.written(i - 1)) || isOwn(reading, i);
  }
  return false;
}

/** True if a person is the one who starts: "I start", "we both start"; "empiezo". */
function isOwn(reading: Reading, at: number): boolean {
  if (/^(?:empiezo|empezamos|comienzo|comenzamos|arranco|arrancamos)$/.test(reading.written(at))) return true;
  return /^start$/.test(reading.written(at)) && /^(?:i|we|both|he|she|husband|wife)$/.test(reading.written(at - 1));
}
