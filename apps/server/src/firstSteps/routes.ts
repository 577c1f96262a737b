import { changeFirstSteps, firstSteps } from "@llave/contract/agent/firstSteps";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { markFirstSteps, readFirstSteps } from "./read.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };

/** The list of a new agent's first steps. */
export function firstStepRoutes(instance: FastifyInstance, { db }: Pick<Services, "db">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get("/api/agent/first-steps", { ...guards, schema: { response: { 200: firstSteps } } }, async (request) =>
    stepsOf(agentIdOf(request)),
  );

  app.patch(
    "/api/agent/first-steps",
    { ...guards, schema: { body: changeFirstSteps, response: { 200: firstSteps } } },
    async (request) => {
      await markFirstSteps(db, agentIdOf(request), request.body);
      return stepsOf(agentIdOf(request));
    },
  );

  async function stepsOf(agentId: string) {
    const steps = await readFirstSteps(db, agentId);
    if (!steps) throw new ApiError("onboarding_unfinished");
    return steps;
  }
}
