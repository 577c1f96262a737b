import type { Predicate } from "../../answering/answerWords.ts";

/** What agrees in number with several homes. */
const adjective = /^( )(disponible|amueblado|remodelado|tranquilo|accesible)(?!\p{L})/u;

/** A predicate with its plural: "tiene piscina", "tienen piscina"; "no está disponible", "no están disponibles". */
export function predicate(one: string): Predicate {
  const [, no = "", verb = "", rest = ""] = /^(no )?(\S+)(.*)$/.exec(one) ?? [];
  const many = verb === "es" ? "son" : `${verb}n`;
  return { one, many: no + many + rest.replace(adjective, "$1$2s") };
}
