import { z } from "zod";

/** A showing as its agent sees it. */
export const showing = z.object({
  id: z.string(),
  /** ISO moments, UTC. */
  at: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** `held` while the renter has not said how to be reached, `requested` until the agent agrees. */
  status: z.enum(["held", "requested", "confirmed", "cancelled"]),
  address: z.string().nullable(),
  propertyId: z.string().nullable(),
  conversationId: z.string().nullable(),
  leadId: z.string().nullable(),
  leadName: z.string().nullable(),
});
export type Showing = z.infer<typeof showing>;

/** `GET /api/showings`: by time, from now on unless `from` says otherwise; the next page is named in `Link`. */
export const showingsQuery = z.object({
  from: z.iso.datetime().optional().catch(undefined),
  /** Those of one lead only. */
  leadId: z.uuid().optional().catch(undefined),
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});

/** `GET /api/showings/:id/times`: the agent's free times to move it to, by time; ISO moments, UTC. */
export const showingTimes = z.object({ times: z.array(z.iso.datetime()) });
export type ShowingTimes = z.infer<typeof showingTimes>;

/** `POST /api/showings/:id/move`. */
export const showingMove = z.object({ at: z.iso.datetime() });

const minuteOfDay = z.int().min(0).max(1440);

/** Hours of a weekday (0 = Sunday), in minutes after midnight by the market's clocks. */
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
});
export type AvailabilitySettings = z.infer<typeof availabilitySettings>;

/** True where no two windows of a day touch the same minute. */
function areApart(windows: readonly { weekday: number; from: number; to: number }[]): boolean {
  const sorted = windows.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);
  return sorted.every((window, at) => {
    const before = sorted[at - 1];
    return !before || before.weekday !== window.weekday || before.to <= window.from;
  });
}
