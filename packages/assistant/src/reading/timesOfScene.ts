import type { DialogueState } from "../dialogue/state.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, TimeSaid } from "./command.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import { overlaps } from "./spans.ts";
import type { TimeRole } from "./timeRoles.ts";
import { isOrdinal } from "./timeSaid.ts";
import { besideWish } from "./timesBeside.ts";

/** The times of a message with what each is to a showing, and the conversation they stand in. */
interface TimedScene {
  times: readonly TimeMention[];
  roles: ReadonlyMap<TimeMention, TimeRole>;
  state: DialogueState;
  choosesTime: boolean;
}

/** Days of calls and holidays are no move-in, nor are those of the renter's own life unless it was asked for. */
export function timesOfMove({ roles, state, choosesTime }: TimedScene, times: readonly TimeMention[]): TimeMention[] {
  const isAsked = state.asked === "move_in" && !choosesTime;
  return times.filter((mention) => {
    const role = roles.get(mention);
    if (role === "call" || role === "aside") return mention.kind !== "day" && mention.kind !== "time";
    return isAsked || (role !== "busy" && role !== "freeFrom");
  });
}

/** "I'd like to see it but I work till 5": what the renter tells of their hours narrows the wish, wherever it stands. */
export function withOwnHours(commands: Command[], { times, roles }: TimedScene): void {
  const { not, free } = besideWish(times, roles);
  const at = commands.findIndex(({ type }) => type === "requestShowing" || type === "changeShowing");
  const command = commands[at];
  if (!command || !("when" in command) || !command.when || command.when.none) return;
  const when = { ...command.when, ...(not && { not }), ...(free && { free }) };
  commands[at] = { ...command, when } as Command;
}

/** When somebody works or flies is about a showing only where times are being chosen. */
export function withoutLife(said: TimeSaid): TimeSaid {
  return Object.keys(said).every((key) => key === "free" || key === "not") ? {} : said;
}

/** A choice of times was offered, or it was asked which time would suit. */
export function choosesTimeIn(state: DialogueState): boolean {
  return (state.offeredTimes?.length ?? 0) > 0 || state.offer?.type === "time";
}

/** The times without "the first" in "let's do the first" to "which home is it for?", which is no day of the month. */
export function withoutHomesCounted(
  { times, state, text }: { times: readonly TimeMention[]; state: Pick<DialogueState, "offer">; text: string },
  clauses: readonly PointingClause[],
): readonly TimeMention[] {
  if (state.offer?.type !== "whichHome") return times;
  const pointing = clauses.filter(({ refs }) => refs.some(({ by }) => by === "place"));
  return times.filter(
    (time) => !isOrdinal(text.slice(time.start, time.end)) || !pointing.some((clause) => overlaps(clause, time)),
  );
}
