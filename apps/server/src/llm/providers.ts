import type { ModelConfig } from "./modelConfig.ts";
import type { ModelPort } from "./port.ts";

/** Opens the model of the settings. The SDKs are loaded here and nowhere else, so that a server without a model never does. */
export async function openModel(config: ModelConfig): Promise<ModelPort> {
  const { sdkModel } = await import("./sdkModel.ts");
  const { apiKey, baseUrl, model } = config;
  const address = baseUrl === undefined ? {} : { baseURL: baseUrl };
  switch (config.provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      const openai = createOpenAI({ apiKey: apiKey ?? "", ...address });
      // A response would otherwise be kept for thirty days.
      // Long thoughts would not fit a turn; models that do not reason ignore it.
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
