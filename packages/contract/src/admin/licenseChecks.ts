import { z } from "zod";
import { pagination } from "./admin.ts";

const filter = z.string().max(50).optional().catch(undefined);

export const licenseStatus = z.enum(["attested", "provisional", "verified", "rejected"]);
export type LicenseStatus = z.infer<typeof licenseStatus>;

/** What the state's imported file says; null if that state's file was never imported. */
const licenseFinding = z.enum(["match", "name_differs", "not_active", "not_in_file"]).nullable();

/** `GET /api/admin/licenses?status=&page=`: by default those that wait for a check, the longest-waiting first. */
export const licensesQuery = z.object({ status: filter, page: filter });

/** A license as administrators check it. `holder` and `fileStatus` are the state's own text for that number. */
export const licenseCheck = z.object({
  agentId: z.string(),
  name: z.string(),
  email: z.string(),
  brokerage: z.string(),
  number: z.string(),
  state: z.string(),
  status: licenseStatus,
  finding: licenseFinding,
  holder: z.string().nullable(),
  fileStatus: z.string().nullable(),
  /** A photo of the wall license, at `GET /api/admin/licenses/:agentId/photo`. */
  hasPhoto: z.boolean(),
  attestedAt: z.iso.datetime(),
});
export type LicenseCheck = z.infer<typeof licenseCheck>;

export const licensesPage = z.object({ licenses: z.array(licenseCheck), pagination });
export type LicensesPage = z.infer<typeof licensesPage>;

/** `POST /api/admin/licenses/:agentId`: an administrator's decision; the last one counts. */
export const licenseDecision = z.object({ status: z.enum(["verified", "rejected"]) });
export const licenseParams = z.object({ agentId: z.uuid() });
export const licenseDecisionResponse = z.object({ status: licenseStatus });

/**
 * `POST /api/agent/license-photo`, with the picture itself as the body: only the agent and administrators can see it.
 */
export const licensePhotoResponse = z.object({ hasLicensePhoto: z.boolean() });
