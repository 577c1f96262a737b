import type { Property } from "../types.ts";
import type { Act } from "./act.ts";
import type { DialogueState } from "./state.ts";

/** The most homes to remember; nobody keeps more in mind. */
const mostKept = 6;

/** The homes that replies mentioned, those of the last reply first, in its order. */
export function toldHomes(acts: readonly Act[], before: DialogueState, homes: readonly Property[]): string[] {
  const ids = acts.flatMap((act) => homesOf(act, homes));
  return [...new Set([...ids, ...(before.homesTold ?? [])])].slice(0, mostKept);
}

/** The homes that an act names, by id or by address. */
function homesOf(act: Act, homes: readonly Property[]): string[] {
  const parts = [
    act,
    ...("rows" in act ? act.rows : []),
    ...("listings" in act ? act.listings : []),
    ...("homes" in act ? act.homes : []),
  ];
  return parts.flatMap((part) => {
    if ("propertyId" in part && part.propertyId !== undefined) return [part.propertyId];
    const named = ("addresses" in part ? part.addresses : undefined) ?? [];
    return named.flatMap((address) => homes.find((home) => home.address === address)?.id ?? []);
  });
}

const pair =
  /\b(?:both|(?:of )?(?:those|these|the|them) (?:two|2)|which of (?:the(?:m|se)|those|the two)|l[oa]s (?:dos|2)|es[oa]s (?:dos|2)|est[oa]s (?:dos|2)|amb[oa]s|de l[oa]s (?:dos|2))\b/;

/** The two homes mentioned last: "Which of those two is bigger?", "el tamaño de los dos". */
export function pairInTalk(
  text: string,
  { homesTold: told = [], slots }: DialogueState,
  homes: readonly Property[],
): Property[] {
  if (!pair.test(text)) return [];
  const known = told.flatMap((id) => homes.find((home) => home.id === id) ?? []);
  const wanted = known.filter(({ area }) => [slots.area ?? []].flat().includes(area));
  const two = wanted.length === 2 ? wanted : known.slice(0, 2);
  return two.length === 2 ? two : [];
}
