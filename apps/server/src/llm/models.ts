import type { FastifyBaseLogger } from "fastify";
import { Breaker } from "./breaker.ts";
import type { ModelCalls, Opened } from "./modelCalls.ts";
import { ModelTurn } from "./modelTurn.ts";
import { readPrompts } from "./prompts/prompts.ts";
import { openModel } from "./providers/openModel.ts";
import { ModelFailure, type Tokens } from "./providers/port.ts";
import type { ModelConfig } from "./settings/modelConfig.ts";
import { type Outcome, type Stage, stages } from "./stages.ts";

/** Five failures within half a minute open the breaker for half a minute. */
const limits = { failures: 5, window: 30_000, rest: 30_000 };

/** Outcomes of one stage's calls since the server started. */
export type StageCounts = Record<Outcome, number>;

/**
 * This server's language model: opened before the first turn needs it, guarded by a breaker, with its usage counted.
 * Log lines contain neither renters' messages nor a model's answers.
 */
export class Models implements ModelCalls {
  readonly config: ModelConfig;
  readonly breaker: Breaker;
  readonly counts: Record<Stage, StageCounts>;
  readonly tokens: Tokens = { input: 0, output: 0 };
  readonly log: Pick<FastifyBaseLogger, "warn">;
  #opened: Promise<Opened> | undefined;

  constructor(config: ModelConfig, log: Pick<FastifyBaseLogger, "warn">, now: () => number = () => performance.now()) {
    this.config = config;
    this.log = log;
    this.counts = Object.fromEntries(stages.map((stage) => [stage, noCounts()])) as Record<Stage, StageCounts>;
    const { provider, model } = config;
    this.breaker = new Breaker(limits, now, (state) => log.warn({ provider, model, state }, "language model circuit"));
  }

  /** Loads the SDK and the prompts: it blocks timers for a second, and no renter should wait for it. */
  async open(): Promise<void> {
    await this.#open();
  }

  /** Starts working on a renter's message; the time limit starts now. */
  begin(): ModelTurn {
    return new ModelTurn(this);
  }

  /**
   * Makes one call within the remaining time.
   * @returns null if the breaker is open or the call failed
   */
  async call<Answer extends { tokens: Tokens }>(
    stage: Stage,
    left: number,
    work: (opened: Opened, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | null> {
    if (left <= 0 || !this.breaker.allows()) {
      this.counts[stage].skipped++;
      return null;
    }
    const end = new AbortController();
    const time = setTimeout(() => end.abort(), left);
    try {
      const answer = await Promise.race([this.#open().then((opened) => work(opened, end.signal)), aborted(end.signal)]);
      this.breaker.succeeded();
      this.#count(answer.tokens);
      return answer;
    } catch (error) {
      this.#failed(stage, error);
      return null;
    } finally {
      clearTimeout(time);
      end.abort();
    }
  }

  /** Counts a response's outcome after the check. */
  settled(stage: Stage, outcome: Exclude<Outcome, "skipped" | "failed">): void {
    this.counts[stage][outcome]++;
  }

  #open(): Promise<Opened> {
    this.#opened ??= openModel(this.config).then((port) => ({ port, prompts: readPrompts() }));
    return this.#opened;
  }

  #failed(stage: Stage, error: unknown): void {
    const failure = error instanceof ModelFailure ? error : new ModelFailure("network");
    this.breaker.failed();
    this.counts[stage].failed++;
    this.#count(failure.tokens);
    const { provider, model } = this.config;
    this.log.warn({ provider, model, stage, failure: failure.kind }, "language model gave nothing");
  }

  #count({ input, output }: Tokens): void {
    this.tokens.input += input;
    this.tokens.output += output;
  }
}

function noCounts(): StageCounts {
  return { used: 0, rejected: 0, failed: 0, skipped: 0 };
}

/** Ends the wait for a call whose SDK doesn't notice that its time is up. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new ModelFailure("timeout")), { once: true });
  });
}
