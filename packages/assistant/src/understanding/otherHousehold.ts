import type { Reading } from "./reading.ts";

/** Words for what people have, which say nothing about who moves in: "my bf's credit", "mi mamá gana". */
const possessed =
  /^(?:credit|score|income|salary|job|work|pay|paycheck|pension|ssi|retirement|car|dad|mom|father|mother|parents|house|place|apartment|credito|puntaje|ingreso|sueldo|trabajo|retiro)$/;

/** True for a person named only for what is theirs: "My bf credit is 580", "my roommate's dad". */
export function namesTheirs(reading: Reading, end: number): boolean {
  const at = reading.norm(end) === "s" ? end + 1 : end;
  return (reading.words[end]?.before ?? 1) === 0 && possessed.test(reading.norm(at));
}

const alone =
  /(?<![\p{L}])(?:(?:lives|(?:she|he)(?:['’]?ll| will| would) live|(?:she|he)(?:['’]?s| is|['’]?ll be| will be) living|vive|viva|vivir[aá]|viviendo) (?:\p{L}+ )?(?:alone|by (?:her|him)self|on (?:her|his) own|sol(?:a|o|ita|ito))|(?:just|only|s[oó]lo|nada m[aá]s|nom[aá]s|solamente) (?:for|para|pa) (?:her|him|ella|[eé]l))(?![\p{L}])/iu;
/** Nobody says so of themselves with these before it. */
const mayBeAlone = /sol[aoi]|alone|self|own|only|just|m[aá]s/iu;

/** The words saying that one person other than the renter will live there: "It's just for her, she lives alone" */
export function oneOther({ text, words }: Reading): { start: number; end: number } | undefined {
  const said = mayBeAlone.test(text) ? alone.exec(text) : null;
  if (!said) return undefined;
  const [from, to] = [said.index, said.index + said[0].length];
  const start = words.findIndex((word) => word.end > from);
  const end = words.findLastIndex((word) => word.start < to) + 1;
  return start < 0 || end <= start ? undefined : { start, end };
}

const helping =
  /(?<![\p{L}])(?:(?:i|we)(?:['’]?ll)? (?:\p{L}+ )?(?:help|cover|pay)(?:ing)? (?:\p{L}+ )?(?:her|him|them|part|some|half|a part)|(?:yo |nosotros )?(?:le|les) (?:ayud\p{L}+|doy|pago|pagamos|damos|estoy ayudando|completo))(?![\p{L}])/iu;
const together =
  /(?<![\p{L}])(?:with me|with us|together|conmigo|con nosotros|junt[oa]s|we live|vivimos|move in with)(?![\p{L}])/iu;

/** True if the renter pays for someone's home without moving in: "My mom lives on her pension and I help her" */
export function helpsOther({ text }: Reading): boolean {
  return helping.test(text) && !together.test(text);
}
