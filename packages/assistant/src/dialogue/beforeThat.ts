import type { IsoDate, Understanding } from "../types.ts";
import { plusDays } from "../understanding/calendar.ts";

const before =
  /(?<![\p{L}\d])(a few|few|a couple(?: of)?|couple(?: of)?|an?|one|two|three|[1-6]|unos|unas|un par de|una?|dos|tres)\s+(days?|weeks?|d[ií]as?|semanas?)\s+(?:before|prior|earlier|antes)(?:\s+(?:that|then|it|de eso|de es[ea] (?:d[ií]a|fecha)))?\s*(?=$|[.,;!?])/iu;

const counts: Record<string, number> = { two: 2, dos: 2, three: 3, tres: 3 };

const othersUntil =
  /(?<![\p{L}])(?:she|he|they|my \p{L}+|the kids?|ella|[eé]l|ellos|mi \p{L}+|los ni[nñ]os)(?:['’]?s|['’]?re)?\s[^.!?,;\n]*?\b(?:until|till?|hasta)\b[^.!?,;\n]*/giu;
const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\b/i;

/** Blanks out other people's plans next to the month of the move: "Maybe Jan. She's in school till December". */
export function withoutPlansOfOthers(message: string): string {
  const rest = message.replace(othersUntil, (said) => " ".repeat(said.length));
  return rest !== message && month.test(rest) ? rest : message;
}

/** Words for the week before a day: "The week before", "la semana anterior". */
const weekBefore =
  /(?<![\p{L}\d])(?:the|that|la|una?)\s+(?:week|weekend|semana)\s+(?:before|prior|antes|anterior|previa)(?![\p{L}\d])|(?<![\p{L}\d])(?:week|semana) (?:before|antes) (?:that|de eso)/iu;
/** Words for any time before a day: "Need to be in before that", "quiero mudarme antes". */
const anyTimeBefore =
  /(?<![\p{L}\d])(?:before (?:that|then|it)|antes(?: de (?:eso|es[ea] (?:d[ií]a|fecha)))?)\s*(?=$|[.,;!?])/iu;
/** Someone who wants to be in before a day moves in at most this many days ahead of it. */
const daysAhead = 14;

/** Reads the days before the one just named as the move-in: "I start on January 4, so a few days before that". */
export function withDaysBefore(heard: Understanding, message: string): Understanding {
  const day = heard.slots.move_in;
  if (typeof day !== "string" || !/^\d/.test(day)) return heard;
  const span = weekBefore.exec(message) ?? anyTimeBefore.exec(message);
  if (span && heard.evidence.some(({ slot, end }) => slot === "move_in" && end <= span.index)) {
    const days = weekBefore.test(message) ? 7 : daysAhead;
    const item = { slot: "move_in" as const, start: span.index, end: span.index + span[0].length, text: span[0] };
    return {
      ...heard,
      slots: { ...heard.slots, move_in: { from: plusDays(day, -days), to: plusDays(day, -1) } },
      evidence: [...heard.evidence.filter(({ slot }) => slot !== "move_in"), item],
    };
  }
  const said = before.exec(message);
  if (!said) return heard;
  const dated = heard.evidence.filter(({ slot }) => slot === "move_in");
  // "A week before January 4" is a day already.
  if (!dated.some(({ end }) => end <= said.index)) return heard;
  const [, count = "", unit = ""] = said;
  const move = /^(?:w|s)/i.test(unit) ? weeksBefore(day, count) : window(day, count.toLowerCase());
  return { ...heard, slots: { ...heard.slots, move_in: move } };
}

function weeksBefore(day: IsoDate, count: string): IsoDate {
  return plusDays(day, -7 * (Number(count) || counts[count.toLowerCase()] || (/couple|par/i.test(count) ? 2 : 1)));
}

/** The days before a day: "A few" is up to five days, "a couple" up to three. */
function window(day: IsoDate, count: string): { from: IsoDate; to: IsoDate } {
  const most = Number(count) || counts[count] || (/few|unos|unas/.test(count) ? 5 : /couple|par/.test(count) ? 3 : 1);
  return { from: plusDays(day, -most), to: plusDays(day, -1) };
}
