/** A text without its accents: "Díaz" as "Diaz". */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A text in the form that searches compare: without accents, in lower case. */
export function foldText(text: string): string {
  return withoutAccents(text).toLowerCase();
}
