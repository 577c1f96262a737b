import type { Property } from "../types.ts";
import type { Command, HomeAt, ListingRef, Span, TimeSaid } from "./command.ts";

const joints = /,|;|\s(?:and|then|y|e|luego|despues|después|after that|followed by|&|\+)\s/gi;
/** "Edgewater at 1030" is an hour, and no rent. */
const hourInOne = /\b(at|a las?)\s+(\d{1,2})([0-5]\d)\b/gi;

/**
 * "9 AM for Brickell, then Edgewater at 10:30": each home with its hour, where a clause names several.
 *
 * @param refsIn the homes a stretch of the message points at
 * @param timeIn the hour that a stretch names
 * @param areas where the homes lie
 */
export function homesAt(
  clause: Span & { text: string },
  refsIn: (span: Span) => ListingRef[],
  timeIn: (part: Span & { text: string }) => TimeSaid,
  areas: readonly string[],
): HomeAt[] {
  const pairs: HomeAt[] = [];
  let start = 0;
  for (const end of [...[...clause.text.matchAll(joints)].map(({ index }) => index), clause.text.length]) {
    const text = clause.text.slice(start, end);
    const span = { start: clause.start + start, end: clause.start + end };
    start = end + 1;
    const pointed = refsIn(span).filter(({ by }) => by !== "this" && by !== "every" && by !== "shown");
    const area = areas.find((name) => text.toLowerCase().includes(name.toLowerCase()));
    const refs = pointed.length > 0 || !area ? pointed : [{ by: "area" as const, area }];
    const { time } = timeIn({ ...span, text: text.replace(hourInOne, "$1 $2:$3") });
    if (refs.length > 0 && time) pairs.push({ refs, time });
  }
  return pairs.length > 1 ? pairs : [];
}

const sees = /\b(?:see|visit|tour|view|ver|verlo|verla|visitar|conocer)\b/i;
const seeksSome =
  /\b(?:any\w*|some\w*|places?|homes?|apartments?|listings?|options?|algo|algun\w*|apartamentos?|casas?|opciones|otr[oa]s?|more|mas|más|what|que|qué)\b/i;

/** "I'd see Doral", where one home lies there: that one. */
export function withAreaSeen(
  commands: readonly Command[],
  { text }: { text: string },
  properties: readonly Property[],
): Command[] {
  const named = properties.filter(({ area }) => text.toLowerCase().includes(area.toLowerCase()));
  const [only, ...others] = named;
  if (!only || others.length > 0 || !sees.test(text) || seeksSome.test(text)) return [...commands];
  return commands.map((command) => {
    if (command.type !== "requestShowing" && command.type !== "changeShowing") return command;
    const points = command.refs.some(({ by }) => by !== "this");
    return points ? command : { ...command, refs: [{ by: "area", area: only.area }] };
  });
}

/** The commands with a showing to several homes, each at its own hour. */
export function withHomesAt(commands: readonly Command[], pairs: readonly HomeAt[], isArranged: boolean): Command[] {
  const [first, ...also] = pairs;
  const [request] = commands.filter(({ type }) => type === "requestShowing" || type === "changeShowing");
  if (!first || !request) return [...commands];
  const { start, end } = request;
  const when = "when" in request ? request.when : {};
  const others = commands.filter(({ type }) => type !== "requestShowing" && type !== "changeShowing");
  const type = isArranged ? ("changeShowing" as const) : ("requestShowing" as const);
  return [...others, { type, refs: first.refs, when: { ...when, time: first.time }, also, start, end }];
}
