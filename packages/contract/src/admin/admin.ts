import { z } from "zod";
import { waitlistStatus } from "../site/waitlist.ts";

/** A filter in the address: an invalid value counts as missing and doesn't filter. */
const filter = z.string().max(50).optional().catch(undefined);

/**
 * `GET /api/admin/waitlist`. A `page` out of range returns the nearest page. `limit` is 20 unless 1 to 100 is
 * requested.
 */
export const waitlistQuery = z.object({
  page: filter,
  limit: filter,
  status: filter,
  isAgent: filter,
  /** Part of a name or address, over all pages. */
  q: z.string().max(200).optional().catch(undefined),
  /** Only these entries, separated by commas; those that don't exist are missing. */
  ids: z.string().max(4_000).optional().catch(undefined),
});

/** The delivery of the newest invitation's mail; `opened`: someone followed its link. `at` is when. */
export const mailDelivery = z.object({
  state: z.enum(["queued", "sent", "failed", "unsubscribed", "opened"]),
  at: z.iso.datetime(),
});
export type MailDelivery = z.infer<typeof mailDelivery>;

/**
 * `position`: the place in the whole list, even in a filtered one: everyone who waits in line first, then everyone
 * else.
 */
export const waitlistEntry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isAgent: z.boolean(),
  status: waitlistStatus,
  position: z.number().int().min(1),
  utmSource: z.string().optional(),
  createdAt: z.iso.datetime(),
  referrals: z.number().int(),
  invitedAt: z.iso.datetime().nullable(),
  /** Null before the first invitation. */
  mail: mailDelivery.nullable(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

/** `pages` is at least 1, even for an empty list. */
export const pagination = z.object({
  page: z.number().int().min(1),
  limit: z.number().int().min(1),
  total: z.number().int().min(0),
  pages: z.number().int().min(1),
});
export type Pagination = z.infer<typeof pagination>;

export const waitlistPage = z.object({ entries: z.array(waitlistEntry), pagination });
export type WaitlistPage = z.infer<typeof waitlistPage>;

/** `POST /api/admin/waitlist/bulk-invite {count}`: anything but a positive number invites no one. */
export const bulkInviteRequest = z.object({ count: z.unknown().optional() }).nullish().catch(undefined);
export const bulkInviteResponse = z.object({ invited: z.number().int() });
export type BulkInviteResponse = z.infer<typeof bulkInviteResponse>;

/**
 * `POST /api/admin/waitlist/invite {ids}`: chosen entries, in any status. `invited` were pending; `resent` get a new
 * mail; `skipped` are onboarded, unknown, or got a mail within the last minute.
 */
export const inviteRequest = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });
export const inviteResponse = z.object({
  invited: z.number().int(),
  resent: z.number().int(),
  skipped: z.number().int(),
});
export type InviteResponse = z.infer<typeof inviteResponse>;

/** `GET /api/admin/waitlist/export.csv?status=&isAgent=&q=` returns the file itself. */
export const exportQuery = waitlistQuery.pick({ status: true, isAgent: true, q: true });

/** `GET /api/admin/audit?page=`: the administrators' actions, newest first. */
export const auditQuery = z.object({ page: filter });
export const auditAct = z.object({
  id: z.string(),
  act: z.enum(["bulk_invite", "invite", "export_csv", "license_verified", "license_rejected", "license_photo_viewed"]),
  /** Who did it; null once that account is gone. */
  adminEmail: z.string().nullable(),
  /** Numbers for the action, such as `{asked: 10, invited: 7}`. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
});
export const auditPage = z.object({ acts: z.array(auditAct), pagination });
export type AuditPage = z.infer<typeof auditPage>;

/** `POST /api/admin/track-license-verification-click`, any signed-in user. The account comes from the session. */
const clickDetail = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional()
  .catch(undefined);
export const licenseClickRequest = z
  .object({
    agentId: clickDetail,
    agentEmail: clickDetail,
    licenseState: clickDetail,
    licenseNumber: clickDetail,
  })
  .nullish()
  .catch(undefined);
