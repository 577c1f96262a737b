import type { Draft } from "./draft.ts";
import { isAsked } from "./questions.ts";
import type { SignalHit } from "./reading.ts";

/** Fewest words of a question that needs a question mark: "kids ok" doesn't. */
const shortestQuestion = 5;

/** Classes of words for children who would live there. */
const kids = ["kid", "kids"] as const;

/**
 * Where a message asks if children are accepted, or only says that there are some. "I pick up my kids at three" and
 * "cuando los niños están en la escuela" just mention them.
 */
export function childrenMeant(draft: Draft): Pick<SignalHit, "start" | "end">[] {
  const { reading } = draft;
  const asked = reading
    .all("topic:children")
    .filter((hit) => isAsked(draft, hit.start, hit.end) || reading.words.length <= shortestQuestion);
  if (asked.length > 0) return asked;
  const fine = reading.all("asksIfFine").find((hit) => isAsked(draft, hit.start, hit.end));
  const at = fine === undefined ? undefined : childBefore(draft, fine);
  if (at !== undefined) return [{ start: at, end: at + 1 }];
  if (asksOnly(draft)) return [{ start: 0, end: reading.words.length }];
  return statesOnly(draft) ? reading.all("ownChildren").slice(0, 1) : [];
}

/** Words for what else a question can be about: "My boy Andres would split it, my credit is 640, is that a problem?" */
const ofElse: ReadonlySet<string> = new Set(
  "credit credito score income ingresos salary sueldo budget split roommate roomie itin ssn eviction poodle frenchie bulldog labrador golden chihuahua yorkie schnauzer beagle perrita perrito gatita gatito".split(
    " ",
  ),
);

/** The last child named before a question, unless a pet comes after it: "It's me and my two boys, is that ok?" */
function childBefore({ reading }: Draft, { start: end }: SignalHit): number | undefined {
  for (let i = end; i >= 0; i--) {
    const isPet = i < end && reading.group(i, "pet") > 0 && reading.group(i, "kid") === 0;
    // "Una poodle chiquita, ¿la aceptan?"
    if (isPet || [i, i - 1].some((at) => ofElse.has(reading.words[at]?.norm ?? ""))) return undefined;
    const isChild = kids.some((name) => reading.group(i, name) > 0) || reading.within("ownChildren", i, i + 1);
    const isOther = ["doesElse", "comesToSee", "ownSchool", "toldByOthers"].some((name) =>
      reading.within(name, i, i + 1),
    );
    if (isChild && !isOther) return i;
  }
  return undefined;
}

/** True for a message with so few words that it can only ask if children are accepted: "¿Y con niños?", "kids?" */
function asksOnly({ reading }: Draft): boolean {
  const { words, text } = reading;
  if (words.length === 0 || words.length >= shortestQuestion || !text.includes("?")) return false;
  return (
    words.some((_, i) => reading.group(i, "kids") > 0) && !["pet", "bedroom"].some((name) => reading.mentions(name))
  );
}

/** True if most words state children, and nothing else: "Tenemos tres hijos", "I'm a single mom with one kid". */
function statesOnly({ reading, slots, questions }: Draft): boolean {
  const others = Object.keys(slots).filter((slot) => slot !== "occupants");
  if (others.length > 0 || questions.asked.includes(1)) return false;
  const told = reading.words.filter((_, i) => reading.within("ownChildren", i, i + 1)).length;
  return told * 2 >= reading.words.length;
}
