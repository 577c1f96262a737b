import { onTestFinished } from "vitest";
import { startChat } from "../testApp.ts";
import { type AskedModel, type Behavior, startModelServer } from "./modelServer.ts";

/** A model from each provider. */
export const testModels = {
  openai: "gpt-4.1-mini",
  anthropic: "claude-haiku-4-5",
  "openai-compatible": "local",
} as const;

/** A chat whose server has a language model that does what the test asks. */
export async function startModelChat(
  behave: (asked: AskedModel) => Behavior,
  {
    provider = "openai-compatible",
    env = {},
  }: { provider?: keyof typeof testModels; env?: Record<string, string> } = {},
) {
  const model = await startModelServer(behave);
  onTestFinished(() => model.stop());
  const chat = await startChat({
    env: {
      LLM_PROVIDER: provider,
      LLM_MODEL: testModels[provider],
      LLM_API_KEY: "a key that opens nothing",
      LLM_BASE_URL: model.url,
      LLM_BUDGET_MS: "20000",
      ...env,
    },
  });
  return { ...chat, model };
}
