import { plainText } from "./asides.ts";

/** Words for the first time: "The earliest", "lo más temprano". */
export const earliest =
  /\bthe (?:earli(?:er|est)|soonest)\b|\b(?:earliest|soonest) possible\b|\b(?:earliest|soonest|first) (?:one|time|slot|thing|you (?:have|got))\b|\b(?:which|what) ?ever(?: one)?(?: i?s)? (?:the )?(?:first|earliest|soonest|sooner)\b|\bas (?:early|soon) as (?:possible|you can)\b|\b(?:la|el|lo) (?:de )?(?:mas temprano|mas pronto|primera hora|mas temprana)\b|\b(?:el|la) prim(?:er|era) (?:horario|hora|turno|cita)\b|\bl[ao] primer[ao] (?:despues|antes|a partir|que (?:haya|tengas|puedas))\b/;
export const latest =
  /\bthe (?:late(?:r|st))\b|\blatest (?:one|time|slot|possible|available|you (?:have|got))\b|(?:\bthe |^)last (?:one|time|slot|appointment)\b|\b(?:which|what) ?ever(?: one)?(?: i?s)? (?:the )?(?:last|latest|later)\b|\bas late as (?:possible|you can)\b|\b(?:la|el|lo) (?:de )?mas tarde\b|\b(?:el|la) ultim[oa]\b/;

/** True for "what's the soonest?", "lo más tarde". */
export function namesOutermost(message: string): boolean {
  const text = plainText(message);
  return message.length <= longestOutermost && (earliest.test(text) || latest.test(text));
}

/** A longer message does more than choose the first or the last time. */
const longestOutermost = 60;

/** True for a question, with or without its mark: "What's the latest you do?". */
export function isQuestion(message: string): boolean {
  return (
    message.includes("?") ||
    /^(?:and |so |y |pero )*(?:whats|what|when|how|que|cual|cuando|hasta)\b/.test(plainText(message))
  );
}
