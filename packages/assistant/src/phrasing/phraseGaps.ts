import type { Act } from "../dialogue/act.ts";
import { agentSubjects } from "../understanding/agentSubject.ts";
import { visitSubjects } from "../understanding/visitQuestion.ts";
import { isSameListing } from "./phraseFacts.ts";
import type { Around, PhraseContext, Say } from "./say.ts";
import { valuesOf } from "./valuesOf.ts";

/** A question passed on to the agent. */
export type Gap = Extract<Act, { type: "will_ask_agent" }>;

export function isGap(act: Act): act is Gap {
  return act.type === "will_ask_agent";
}

/** What the agent is asked and told, in the renter's own words where a model copied them. */
export function phraseGaps(gaps: readonly Gap[], context: PhraseContext, say: Say, around: Around): string {
  const { all } = valuesOf(context.language);
  const quoted = (some: readonly Gap[]) => all(some.map(({ quote }) => `“${quote}”`));
  const named = gaps.filter(({ quote }) => quote === undefined);
  const plain = named.filter((gap) => !gap.tells && !isClause(gap));
  const clauses = named.filter((gap) => !gap.tells && isClause(gap));
  const toldThat = named.flatMap(({ tells, about }) => (tells && about) || []);
  const told = named.filter(({ tells, about }) => tells && about === undefined);
  const about = told.flatMap((gap) => nameOf(gap, context) ?? []);
  const asked = gaps.filter(({ quote, tells }) => quote !== undefined && !tells);
  const toldWords = gaps.filter(({ quote, tells }) => quote !== undefined && tells);
  return [
    ...(plain.length > 0 ? [phrasePlain(plain, context, say, around)] : []),
    ...(clauses.length > 0 ? [phrasePlain(clauses, context, say, around)] : []),
    ...(asked.length > 0 ? [say(askedKey(asked), { quotes: quoted(asked) })] : []),
    ...(about.length > 0 ? [say("will_tell_about", { what: all([...new Set(about)]) })] : []),
    ...(told.length > about.length && plain.length === 0 ? [say("will_tell_other")] : []),
    ...(toldThat.length > 0 ? [say("will_tell_that", { what: all(toldThat) })] : []),
    ...(toldWords.length > 0 ? [say("will_tell_quoted", { quotes: quoted(toldWords) })] : []),
  ].join(" ");
}

/** What a question is about: as a model retold it, else by its subject or topic; undefined if nothing names it. */
function nameOf(gap: Gap, { language }: PhraseContext): string | undefined {
  return gap.about ?? valuesOf(language).gap(gap);
}

/** "Whether pets are fine", "cuánto tarda": asked as it is, not asked about. */
const questionWord =
  /^(?:whether|if|how|what|when|where|who|which|why|si|cómo|cuánt[oa]s?|qué|cuándo|dónde|quién(?:es)?|cuál(?:es)?|por qué|a qué|con qué|hasta qué)(?= )/i;

function isClause({ about }: Gap): boolean {
  return about !== undefined && questionWord.test(about);
}

/** "The listing doesn't say" only fits questions about a home. */
function askedKey(asked: readonly Gap[]): "will_ask_quoted" | "will_ask_quoted_home" {
  return asked.every(({ propertyId }) => propertyId !== undefined) ? "will_ask_quoted_home" : "will_ask_quoted";
}

/** One sentence for everything the agent is asked: what about which home, and whether there is more. */
function phrasePlain(gaps: readonly Gap[], context: PhraseContext, say: Say, { previous }: Around): string {
  const { all, at } = valuesOf(context.language);
  const name = (gap: Gap) => nameOf(gap, context);
  const [first, ...others] = gaps;
  if (first?.topic === "photos" && others.length === 0) return say("will_ask_photos");
  const known = previous && !isGap(previous) ? previous : undefined;
  const byHome = new Map<string, string[]>();
  for (const gap of gaps) {
    const what = name(gap);
    if (what === undefined) continue;
    const home = isSameListing(gap, known) ? "" : (gap.address ?? "");
    byHome.set(home, [...new Set([...(byHome.get(home) ?? []), what])]);
  }
  const hasOther = gaps.some((gap) => name(gap) === undefined);
  if (gaps.every(({ again }) => again)) return say("asked_already");
  if (byHome.size === 0) return say(gaps.length > 1 ? "will_ask_others" : "will_ask_other");
  const homesBySubjects = Map.groupBy(byHome.keys(), (address) => all(byHome.get(address) ?? []));
  const what = all(
    [...homesBySubjects].map(([subjects, homes]) => {
      const addresses = homes.filter((address) => address !== "");
      return addresses.length > 0 ? at(subjects, addresses) : subjects;
    }),
  );
  if (gaps.every(isClause)) return say("will_ask_whether", { what });
  if (!hasOther && gaps.every(isUnstored))
    return say(gaps.some(({ propertyId }) => propertyId) ? "will_ask_unstored" : "will_ask_unstored_homes", { what });
  const isUnlisted = gaps.some(
    ({ subject, months, about }) =>
      months !== undefined || about !== undefined || (subject !== undefined && unlisted.has(subject)),
  );
  if (!hasOther && gaps.every(({ subject }) => subject !== undefined && unknown.has(subject)))
    return say("will_ask_unknown", { what });
  return say(hasOther ? "will_ask_rest" : isUnlisted ? "will_ask_about" : "will_ask_agent", { what });
}

/** "The listing doesn't say" doesn't fit what is asked about a showing, or what no listing would say. */
const unlisted: ReadonlySet<NonNullable<Gap["subject"]>> = new Set([...visitSubjects, ...agentSubjects]);

/** What is about no home at all: the reply says that it doesn't know. */
const unknown: ReadonlySet<NonNullable<Gap["subject"]>> = new Set(["rent_trend", "transit"]);

/** A rule about pets that was looked for and isn't there: the reply says so, or its silence would read as a yes. */
function isUnstored({ subject }: Gap): boolean {
  return subject === "weight_limit" || (subject?.startsWith("pet_") ?? false);
}
