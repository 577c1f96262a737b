import type { ModelConfig } from "../settings/modelConfig.ts";
import type { ModelPort } from "./port.ts";

/** Opens the configured model. The SDKs are loaded only here, so that a server without a model never loads them. */
export async function openModel(config: ModelConfig): Promise<ModelPort> {
  const { sdkModel } = await import("./sdkModel.ts");
  const { apiKey, baseUrl, model } = config;
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  switch (config.provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      const openai = createOpenAI({ apiKey: apiKey ?? "", ...address });
      // A response would otherwise be stored for thirty days. Long reasoning wouldn't fit a turn; models that don't
      // reason ignore it.
      return sdkModel(openai.responses(model), { openai: { store: false, reasoningEffort: "low" } });
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      const anthropic = createAnthropic({ apiKey: apiKey ?? "", ...address });
      return sdkModel(anthropic(model), {});
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const compatible = createOpenAICompatible({
        name: "compatible",
        baseURL: baseUrl ?? "",
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey !== undefined && { apiKey }),
      });
      return sdkModel(compatible(model), {});
    }
  }
}
