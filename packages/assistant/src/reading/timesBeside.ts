import type { VisitWish } from "../showings/visitWish.ts";
import { minutesOfDay } from "../showings/zonedTime.ts";
import type { TimeSaid, TimesRuledOut } from "./command.ts";
import type { TimeMention } from "./mentions/time/mention.ts";
import type { TimeRole } from "./timeRoles.ts";

/** What a clause rules out, and when it says that the renter is free. */
export function besideWish(
  mentions: readonly TimeMention[],
  roles: ReadonlyMap<TimeMention, TimeRole>,
): Pick<TimeSaid, "not" | "free"> {
  const not = ruledOut(mentions.filter((mention) => isOut(mention, roles.get(mention))));
  const free: VisitWish = {};
  for (const mention of mentions) Object.assign(free, freeAt(mention, roles.get(mention)));
  return { ...(not && { not }), ...(Object.keys(free).length > 0 && { free }) };
}

/** "Not Saturday", "I work Mondays". */
function isOut(mention: TimeMention, role: TimeRole | undefined): boolean {
  if (role === "ruledOut") return true;
  return role === "busy" && mention.kind === "day" && mention.relation === "on";
}

function ruledOut(mentions: readonly TimeMention[]): TimesRuledOut | null {
  const days = mentions.filter((mention) => mention.kind === "day");
  const clocks = mentions.filter((mention) => mention.kind === "time" && mention.to === undefined && !mention.part);
  const recurring = days.flatMap(({ weekdays = [] }) => weekdays);
  const spans = days.filter(({ weekdays }) => !weekdays).map(({ from, to }) => ({ from, to }));
  const times = clocks.flatMap((mention) => (mention.kind === "time" ? mention.from : []));
  // "Saturday at 2 doesn't work" leaves other hours of that Saturday open.
  const isMoment = spans.length === 1 && times.length === 1;
  const not: TimesRuledOut = {
    ...(spans.length > 0 && !isMoment && { days: spans }),
    ...(recurring.length > 0 && { weekdays: recurring }),
    ...(times.length > 0 && { times }),
  };
  return Object.keys(not).length > 0 ? not : null;
}

/** "I get off at 4", "I work till 4", "I land on the 6th", "not after 3". */
function freeAt(mention: TimeMention, role: TimeRole | undefined): VisitWish {
  if (mention.kind === "day") {
    if (role === "freeFrom")
      return { from: mention.relation === "until" ? mention.to : (mention.anchor ?? mention).from };
    return role === "busy" && mention.relation !== "on" ? { from: mention.to } : {};
  }
  if (mention.kind !== "time" || mention.part) return {};
  const minutes = minutesOfDay(mention.from);
  if (role === "freeUntil") return { latest: minutes };
  if (role === "freeFrom") return { earliest: minutes };
  if (role !== "busy") return {};
  if (mention.to) return { earliest: minutesOfDay(mention.to) };
  return mention.relation === "before" || mention.relation === "by" ? { earliest: minutes } : { latest: minutes };
}
