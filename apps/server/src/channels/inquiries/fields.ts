export type Field = "name" | "firstName" | "lastName" | "email" | "phone" | "message" | "address";

/** What portals and contact forms write in front of each value. */
const labels: Record<Field, string> = {
  firstName: "first name",
  lastName: "last name|apellidos?",
  name: "(?:full |contact |renter(?:'s)? |prospect(?:'s)? |lead |your )?name|nombre(?: completo)?|contact|renter|prospect",
  email: "(?:contact |renter(?:'s)? )?e-?mail(?: address)?|correo(?: electrónico)?",
  phone: "(?:contact |renter(?:'s)? )?(?:phone|mobile|cell)(?: number| phone)?|teléfono|celular|móvil",
  message: "(?:renter(?:'s)? |your )?(?:message|comments?|inquiry|question)s?|mensaje|comentarios?|consulta",
  address: "(?:property|listing|rental|home)(?: address| name)?|address|propiedad|dirección|inmueble",
};

const fieldNames = Object.keys(labels) as Field[];
const labelOf = Object.fromEntries(
  fieldNames.map((field) => [field, new RegExp(`^(?:${labels[field]})\\s*[:：]\\s*(.*)$`, "i")]),
) as Record<Field, RegExp>;
/** Any short text before a colon: where a longer value ends. */
const anyLabel = /^\p{Lu}[\p{L}' /-]{1,30}:(?:\s|$)/u;
const divider = /^[-_=*\s]{3,}$/;
const maxLineLength = 2_000;

/** The labeled values of a mail. A value can follow on the next line, and a message can have several. */
export function fieldsOf(text: string): Partial<Record<Field, string>> {
  const lines = text.split("\n").map((line) =>
    line
      .slice(0, maxLineLength)
      .replace(/^[\s>*•]+/, "")
      .trim(),
  );
  const fields: Partial<Record<Field, string>> = {};
  for (const [at, line] of lines.entries()) {
    const field = fieldNames.find((name) => fields[name] === undefined && labelOf[name].test(line));
    if (!field) continue;
    const first = labelOf[field].exec(line)?.[1]?.trim() ?? "";
    const value = field === "message" ? messageFrom(first, lines.slice(at + 1)) : first || nextLine(lines, at + 1);
    if (value !== "") fields[field] = value;
  }
  return fields;
}

/** The next line with text, unless that is a label too. */
function nextLine(lines: readonly string[], from: number): string {
  const next = lines.slice(from, from + 2).find((line) => line !== "") ?? "";
  return isEnd(next) ? "" : next;
}

/** Everything up to the next label, divider or empty line. */
function messageFrom(first: string, rest: readonly string[]): string {
  const started = first === "" && rest[0] === "" ? rest.slice(1) : rest;
  const end = started.findIndex((line) => line === "" || isEnd(line));
  return [first, ...started.slice(0, end === -1 ? undefined : end)].join("\n").trim();
}

function isEnd(line: string): boolean {
  return anyLabel.test(line) || divider.test(line);
}
