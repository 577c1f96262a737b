import { type AgentProfile, agentDashboard, agentProfile } from "@llave/contract/agent/agent";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent, type SignedIn, sessionOf } from "../auth/session.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { countOwned, findAgent, isOnboarded } from "./repository.ts";

/** The signed-in agent's own profile, and the call that tells the dashboard's guard about access. */
export function agentRoutes(instance: FastifyInstance, services: Pick<Services, "db">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/agent/dashboard",
    { onRequest: [limitByAddress, requireAgent], schema: { response: { 200: agentDashboard } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const [owned, onboarded] = await Promise.all([
        countOwned(services.db, agentId),
        isOnboarded(services.db, agentId),
      ]);
      return { approved: true as const, onboarded, admin: sessionOf(request).role === "admin", ...owned };
    },
  );

  app.get(
    "/api/agent/profile",
    { onRequest: [limitByAddress, requireAgent], schema: { response: { 200: agentProfile } } },
    async (request) => {
      const agent = await findAgent(services.db, agentIdOf(request));
      if (!agent) return namedOnly(sessionOf(request));
      return {
        id: agent.agent_id,
        name: agent.name,
        licenseNumber: agent.license_number,
        licenseState: agent.license_state,
        licenseStatus: agent.license_status,
        profileImage: agent.photo ?? "",
        brokerage: agent.brokerage,
      };
    },
  );
}

/** The profile of an account with access but without a license, such as an administrator's. */
function namedOnly({ accountId, name }: SignedIn): AgentProfile {
  return {
    id: accountId,
    name,
    licenseNumber: "",
    licenseState: "",
    licenseStatus: "attested",
    profileImage: "",
    brokerage: "",
  };
}
