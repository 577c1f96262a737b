import type { FastifyBaseLogger } from "fastify";
import type { readPrompts } from "./prompts/prompts.ts";
import type { ModelPort, Tokens } from "./providers/port.ts";
import type { ModelConfig } from "./settings/modelConfig.ts";
import type { Outcome, Stage } from "./stages.ts";

/** An open model with its prompts. */
export interface Opened {
  port: ModelPort;
  prompts: ReturnType<typeof readPrompts>;
}

/** The model as a turn sees it: one call at a time, each within the rest of the turn's budget. */
export interface ModelCalls {
  readonly config: ModelConfig;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  /** @returns null where the call was not made or failed */
  call<Answer extends { tokens: Tokens }>(
    stage: Stage,
    left: number,
    work: (opened: Opened, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | null>;
  /** Counts a response's outcome after the check. */
  settled(stage: Stage, outcome: Exclude<Outcome, "skipped" | "failed">): void;
}
