import type {
  FollowUpChoices,
  FollowUpPreview,
  FollowUpSettings,
  FollowUpStep,
  FollowUpTexts,
} from "@llave/contract/followUps/followUps";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../../data/request.ts";
import { useAction } from "../../../session/useAction.ts";
import { useAutosave } from "../useAutosave.ts";

const path = "/api/agent/follow-up-settings";

/** What is on, and the texts. */
export function useFollowUpSettings() {
  return useQuery<FollowUpSettings>({ queryKey: [path], staleTime: 0 });
}

/** The part of the settings that is on or off. */
export function choicesOf({ enabled, offStages, offSources, steps }: FollowUpSettings): FollowUpChoices {
  return { enabled, offStages, offSources, offSteps: steps.filter(({ on }) => !on).map(({ step }) => step) };
}

/** Autosave of what is on. */
export function useChoices(stored: FollowUpChoices) {
  return useAutosave<FollowUpChoices, FollowUpSettings>({ method: "PUT", path, stored, read: choicesOf });
}

/** Saves a step's texts; `errors` has why they were refused, by language and as a whole. */
export function useTextsSave(step: FollowUpStep) {
  const client = useQueryClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, runOnce } = useAction(({ error = "", fields = {} }) => setErrors({ "": error, ...fields }));
  const save = (texts: FollowUpTexts) => {
    setErrors({});
    return runOnce(async () => {
      const saved = await (await request("PUT", `${path}/texts/${step}`, texts)).json();
      client.setQueryData([path], saved);
    });
  };
  return { busy, errors, save };
}

/** The texts with facts filled in; the last ones that could be filled stay while others are typed. */
export function usePreview(step: FollowUpStep, { en, es }: FollowUpTexts) {
  return useQuery<FollowUpPreview>({
    queryKey: [`${path}/preview`, step, en, es],
    queryFn: async () => (await request("POST", `${path}/preview`, { step, en, es })).json(),
    placeholderData: (last) => last,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
