import { z } from "zod";

/** `GET /api/agent/profile`. */
export const agentProfile = z.object({
  id: z.string(),
  name: z.string(),
  licenseNumber: z.string(),
  /** The state that gave it, as "FL"; empty for an account without a licence. */
  licenseState: z.string(),
  /** What the verified badge rests on: the agent's own word, a photo of the wall licence, or the state's record. */
  licenseStatus: z.enum(["attested", "provisional", "verified", "rejected"]),
  /** Address of the photo; empty where initials stand in. */
  profileImage: z.string(),
  brokerage: z.string(),
});
export type AgentProfile = z.infer<typeof agentProfile>;

/** `GET /api/agent/dashboard`: the guard's call; 200 means approved, 403 not approved. */
export const agentDashboard = z.object({
  approved: z.literal(true),
  /** False sends an agent to onboarding, and an administrator to the administration. */
  onboarded: z.boolean(),
  /** True for an administrator, who may be an agent too. */
  admin: z.boolean(),
  leads: z.number().int(),
  smartLinks: z.number().int(),
  properties: z.number().int(),
});
export type AgentDashboard = z.infer<typeof agentDashboard>;

/** Events of `GET /api/events`: they only say that something changed, the page fetches it. */
export const liveEvent = z.object({ leadId: z.string().nullable(), conversationId: z.string() });
export type LiveEvent = z.infer<typeof liveEvent>;
