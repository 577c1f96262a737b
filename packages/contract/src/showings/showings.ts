import { z } from "zod";
import { dayMs } from "../calendar.ts";
import { language } from "../language.ts";

/** A showing as its agent sees it. */
export const showing = z.object({
  id: z.string(),
  /** ISO times, UTC. */
  at: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** `held` until the renter gives contact details, `requested` until the agent agrees. */
  status: z.enum(["held", "requested", "confirmed", "canceled"]),
  /** True if it is canceled because the agent declined the request: it never was an appointment. */
  declined: z.literal(true).optional(),
  address: z.string().nullable(),
  /** The middle of the home's area (latitude, longitude), for estimating drives; null if unknown. */
  point: z.tuple([z.number(), z.number()]).nullable(),
  propertyId: z.string().nullable(),
  conversationId: z.string().nullable(),
  leadId: z.string().nullable(),
  leadName: z.string().nullable(),
  /** The renter's number in E.164, if they gave one. */
  leadPhone: z.string().nullable(),
  /** True if the renter learns of a change away from the chat page: by email, or where they write. */
  told: z.boolean(),
  /** The renter's language. */
  language,
});
export type Showing = z.infer<typeof showing>;

/** `GET /api/showings`: by time, from now on unless `from` says otherwise; `Link` names the next page. */
export const showingsQuery = z.object({
  from: z.iso.datetime().optional().catch(undefined),
  /** Those that start before this time. */
  to: z.iso.datetime().optional().catch(undefined),
  /** `true` leaves out canceled ones. */
  withoutCanceled: z.literal("true").optional().catch(undefined),
  /** Only this lead's showings. */
  leadId: z.uuid().optional().catch(undefined),
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});

/** `POST /api/showings`: a showing that the agent arranged with the renter; it is confirmed immediately. */
export const newShowing = z.object({ leadId: z.uuid(), propertyId: z.uuid(), at: z.iso.datetime() });

/** `GET /api/showing-times`: the agent's free times. `GET /api/showings/:id/times`: the agent's free times to move it to, by time; ISO times, UTC. */
export const showingTimes = z.object({ times: z.array(z.iso.datetime()) });
export type ShowingTimes = z.infer<typeof showingTimes>;

/** `POST /api/showings/:id/move`. */
export const showingMove = z.object({ at: z.iso.datetime() });

/** `POST /api/showings/:id/swap`: exchanges its time with another showing's; the answer is both, by time. */
export const showingSwap = z.object({ withId: z.uuid() });

/** A period in which an agent shows no homes. */
export const blockedTime = z.object({
  id: z.string(),
  /** ISO times, UTC. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The agent's own note; renters never see it. */
  note: z.string(),
  /** The same for all weeks of a repeated one; null for one that isn't repeated. */
  seriesId: z.string().nullable(),
});
export type BlockedTime = z.infer<typeof blockedTime>;

/** `GET /api/blocked-times`: those that overlap a period of at most 100 days. */
export const blockedTimesQuery = z
  .object({ from: z.iso.datetime(), to: z.iso.datetime() })
  .refine(({ from, to }) => isSpan(from, to, 100), { error: "hours_not_valid", path: ["to"] });

/** A period; with `weeklyUntil` also in every later week until that day, apart from those that begin on a day of `except`. */
const repeatedPeriod = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  note: z.string().trim().max(120).default(""),
  weeklyUntil: z.iso.date().optional(),
  except: z.array(z.iso.date()).max(53).default([]),
});

/** `POST /api/blocked-times`: a repetition lasts a year at most. The answer is the first period. */
export const newBlockedTime = repeatedPeriod
  .refine(({ from, to, weeklyUntil }) => isSpan(from, to, weeklyUntil === undefined ? 31 : 7), {
    error: "hours_not_valid",
    path: ["to"],
  })
  .refine(({ from, weeklyUntil }) => weeklyUntil === undefined || isWithinYear(from, weeklyUntil), {
    error: "repeats_not_valid",
    path: ["weeklyUntil"],
  });
export type NewBlockedTime = z.input<typeof newBlockedTime>;

/** `DELETE /api/blocked-times/:id`: with `andLater=true`, also the later weeks of a repeated one. */
export const blockedTimeRemoval = z.object({ andLater: z.literal("true").optional().catch(undefined) });

/** What was removed: as a {@link newBlockedTime} it blocks exactly the same again. */
export const freedTime = repeatedPeriod;
export type FreedTime = z.infer<typeof freedTime>;

/** Maximum number of upcoming blocked periods per agent. */
export const maxBlockedTimes = 500;

/** `GET /api/calendar-feed`: the secret address a calendar app subscribes to; null while there is none. */
export const calendarFeed = z.object({ address: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** `POST /api/calendar-feed`: the language the entries are written in. */
export const newCalendarFeed = z.object({ language });

/** True if a day isn't before a time, nor more than a year after it. */
function isWithinYear(from: string, day: string): boolean {
  const days = (Date.parse(day) - Date.parse(from)) / dayMs;
  return days > -2 && days <= 366;
}

function isSpan(from: string, to: string, maxDays: number): boolean {
  const lengthMs = Date.parse(to) - Date.parse(from);
  return lengthMs > 0 && lengthMs <= maxDays * dayMs;
}

const minuteOfDay = z.int().min(0).max(1440);

/** Hours of a weekday (0 = Sunday), in minutes after midnight in the market's time. */
export const weeklyWindow = z
  .object({ weekday: z.int().min(0).max(6), from: minuteOfDay, to: minuteOfDay })
  .refine(({ from, to }) => from < to, { error: "hours_not_valid" });

/** `GET` and `PUT /api/agent/availability`: when the agent shows homes. */
export const availabilitySettings = z.object({
  weekly: z.array(weeklyWindow).max(28).refine(areApart, { error: "hours_overlap" }),
  lengthMinutes: z.int().min(15).max(240),
  bufferMinutes: z.int().min(0).max(240),
  noticeMinutes: z.int().min(0).max(20_160),
  horizonDays: z.int().min(1).max(60),
  daysOff: z.array(z.iso.date()).max(200),
  /** True to also keep the estimated drive between two homes free. */
  useDriveTime: z.boolean().default(false),
});
export type AvailabilitySettings = z.infer<typeof availabilitySettings>;

/** True if no two windows of a day overlap. */
function areApart(windows: readonly { weekday: number; from: number; to: number }[]): boolean {
  const sorted = windows.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);
  return sorted.every((window, at) => {
    const before = sorted[at - 1];
    return !before || before.weekday !== window.weekday || before.to <= window.from;
  });
}
