import type { ChangeFirstSteps, FirstSteps } from "@llave/contract/agent/firstSteps";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../data/request.ts";
import { useAction } from "../session/useAction.ts";

/** The call for a new agent's first steps. */
export const firstStepsKey = ["/api/agent/first-steps"] as const;

/** How far the agent is with the first steps; refetched each time the list opens. */
export function useFirstSteps() {
  return useQuery<FirstSteps>({ queryKey: firstStepsKey, staleTime: 0 });
}

/**
 * Stores steps the server can't detect. If this fails nothing is lost: the step just stays open.
 * @returns a function that says whether they were stored
 */
export function useMarkFirstSteps(): (done: ChangeFirstSteps) => Promise<boolean> {
  const client = useQueryClient();
  const { run } = useAction();
  return (done) =>
    run(async () => {
      const answer = await request("PATCH", firstStepsKey[0], done);
      client.setQueryData<FirstSteps>(firstStepsKey, await answer.json());
    });
}
