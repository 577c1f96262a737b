import { z } from "zod";

/** `GET /api/agent/profile`. */
export const agentProfile = z.object({
  id: z.string(),
  name: z.string(),
  licenseNumber: z.string(),
  /** The state that issued it, such as "FL"; empty for an account without a license. */
  licenseState: z.string(),
  /** How the license was checked: the agent's own word, a photo of the wall license, or the state's record. */
  licenseStatus: z.enum(["attested", "provisional", "verified", "rejected"]),
  /** Address of the photo; empty if initials replace it. */
  profileImage: z.string(),
  brokerage: z.string(),
});
export type AgentProfile = z.infer<typeof agentProfile>;

/** `GET /api/agent/dashboard`: the guard's call; 200 means approved, 403 not approved. */
export const agentDashboard = z.object({
  approved: z.literal(true),
  /** False leads an agent to setup, and an administrator to the administration. */
  onboarded: z.boolean(),
  /** True for an administrator, who may also be an agent. */
  admin: z.boolean(),
  leads: z.number().int(),
  smartLinks: z.number().int(),
  properties: z.number().int(),
});
export type AgentDashboard = z.infer<typeof agentDashboard>;

/** Events of `GET /api/events`: they only say that something changed, and the page fetches it. */
export const liveEvent = z.object({ leadId: z.string().nullable(), conversationId: z.string() });
export type LiveEvent = z.infer<typeof liveEvent>;
