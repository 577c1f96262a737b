/** Whose models can be used. */
export const modelProviders = ["openai", "anthropic", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model of a server, from its settings. */
export interface ModelConfig {
  provider: ModelProvider;
  model: string;
  /** A server of one's own may want none. */
  apiKey: string | undefined;
  /** The provider's own address where it is not set. */
  baseUrl: string | undefined;
  /** US dollars for a million tokens; null where the settings do not tell. */
  prices: { input: number; output: number } | null;
  /** Time for all calls of a turn together. Milliseconds. */
  budget: number;
}
