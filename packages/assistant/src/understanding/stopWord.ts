/** Words that ask for no more messages when they are the whole message; FIN is what Spanish campaigns print. */
const STOP =
  /^(?:stop|stopall|unsubscribe|quit|end|revoke|optout|cancel|alto|pare|paren|parar|basta|fin|cancelar|cancela|baja|salir|detener|detente)$/;
/** Polite words that can be next to them. */
const COURTESY = /^(?:please|pls|plz|thanks|thank|you|thx|now|por|favor|porfa|porfavor|gracias|ya)$/;

/** What phones and mail programs add at the end of a message. */
const ADDED = /^(?:--|sent from|sent via|get outlook|enviado desde|enviado con|obtener outlook|descarga outlook)/i;
/** Matches a line of a signature that the phone adds: "Ana Torres", "- Ana", "305-555-0100". */
const SIGNED = /^[-–—~]?\s*(?:\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){0,3}|\+?[\d\s().-]{7,20})$/u;
const longest = 200;

/** A message without its signature: what the phone adds, or a name after an empty line. */
export function withoutSignature(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const added = lines.findIndex((line) => ADDED.test(line));
  const own = added > 0 ? lines.slice(0, added) : lines;
  const gap = own.findIndex((line, at) => at > 0 && (line === "" || /^[-–—~]/.test(line)));
  const below = gap > 0 ? own.slice(gap).filter(Boolean) : [];
  const isSigned = below.length > 0 && below.every((line) => SIGNED.test(line));
  return (isSigned ? own.slice(0, gap) : own).join("\n").trim();
}

/**
 * True if the message is just a stop word, however it is decorated: repeated, polite, next to an emoji or above a
 * signature. A number makes it something else.
 */
export function isStopWord(text: string): boolean {
  if (text.length > longest) return false;
  const own = withoutSignature(text).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  if (/\d/.test(own)) return false;
  const words = own.split(/[^\p{L}]+/u).filter(Boolean);
  return words.some((word) => STOP.test(word)) && words.every((word) => STOP.test(word) || COURTESY.test(word));
}
