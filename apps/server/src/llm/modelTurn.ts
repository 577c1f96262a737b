import {
  acceptCommands,
  acceptReading,
  awaitsAgent,
  checkRewording,
  concealed,
  conductOf,
  type DialogueState,
  hearingContext,
  hearMessage,
  keptFromModel,
  newState,
  type Part,
  type Rewording,
  redactedText,
  redactedThread,
  rewordingOf,
  type ThreadLine,
  type TurnContext,
  type TurnResult,
  touchesConduct,
  turnByCommands,
  turnFrom,
  type Understanding,
  withRewording,
} from "@llave/assistant";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { MadeBy } from "../db/tables/storedReplies.ts";
import type { ModelCalls, Opened } from "./modelCalls.ts";
import { phraseInput, understandInput } from "./prompts/requests.ts";
import type { Tokens } from "./providers/port.ts";
import type { Stage } from "./stages.ts";
import { addModelUse, type ModelUse, type UsedIn } from "./useRepository.ts";

/** Less than this share of the budget is too little time for another call. */
const minShare = 1 / 16;

/**
 * Handles one renter's message with a model: it may interpret the message, say by commands what the reply does, and
 * phrase it, all within one time budget that starts with the message. Commands are carried out from stored facts and
 * free times, so a model can't invent any. The built-in stages do whatever the model doesn't do, does wrong or does too
 * late. What touches a private rule of conduct is never sent to a model, and a reply to any rule is never phrased by one.
 */
export class ModelTurn {
  readonly use: ModelUse = { calls: 0, understood: false, phrased: false, tokens: { input: 0, output: 0 } };
  readonly #models: ModelCalls;
  readonly #end: number;

  constructor(models: ModelCalls) {
    this.#models = models;
    this.#end = performance.now() + models.config.budget;
  }

  /**
   * The turn. If it is called again because another turn was stored first, it uses the remaining time.
   * @param earlier loads the last messages of the conversation, oldest first
   */
  async turn(
    before: DialogueState | null,
    message: string,
    context: TurnContext,
    earlier: () => Promise<ThreadLine[]> = async () => [],
  ): Promise<TurnResult> {
    Object.assign(this.use, { understood: false, phrased: false });
    const state = before ?? newState(context.languageHint);
    const builtIn = hearMessage(state, message, context);
    const kept = keptFromModel(message, builtIn, (part) => hearMessage(state, part, context));
    if (kept === null || !isForModel(state, context)) return turnFrom(state, builtIn, message, context);
    const answer = await this.#understand(state, builtIn, { message, kept, context, earlier });
    const conduct = conductOf(builtIn, state);
    const heard = answer ? { ...answer.heard, topics: [...new Set([...conduct, ...answer.heard.topics])] } : builtIn;
    const carriedOut = answer?.commands ? turnByCommands(state, heard, answer.commands, message, context) : null;
    const result = carriedOut ?? turnFrom(state, heard, message, context);
    // If the model finds a matter of conduct, the reply is the rule's own text.
    if (touchesConduct(heard)) return result;
    return (await this.#phrase(result, context)) ?? result;
  }

  /** The stages of the turn that a model replaced, with its name. */
  madeBy(): MadeBy {
    const { model } = this.#models.config;
    const { understood, phrased } = this.use;
    return { ...(understood && { understood: model }), ...(phrased && { worded: model }) };
  }

  /** Stores the usage with the conversation. The turn is kept whether or not that works. */
  async recordUse(db: Kysely<Database>, usedIn: UsedIn): Promise<void> {
    if (this.use.calls === 0) return;
    await addModelUse(db, usedIn, this.#models.config, this.use).catch((error: unknown) =>
      this.#models.log.warn({ err: error }, "the use of a language model was not stored"),
    );
  }

  /** Milliseconds for the next call; none if there are too few left. */
  #left(): number {
    const left = this.#end - performance.now();
    return left < this.#models.config.budget * minShare ? 0 : left;
  }

  async #understand(state: DialogueState, builtIn: Understanding, given: Given) {
    const { message, kept, context: turn, earlier } = given;
    const leaving = redactedText(message, builtIn, state.slots, kept);
    if (!hasMoreToSay(leaving.text)) return null;
    const context = hearingContext(state, turn);
    const thread = redactedThread(await earlier(), state.slots, turn.agent, context);
    const input = understandInput(leaving.text, thread, state, turn);
    const answer = await this.#call("understand", ({ port, prompts }, signal) =>
      port.understand({ instructions: prompts.understand.text, input, signal }),
    );
    if (!answer) return null;
    const heard = acceptReading(answer.reading, builtIn, { message, leaving, kept, context });
    this.#models.settled("understand", heard ? "used" : "rejected");
    this.use.understood = heard !== null;
    return heard && { heard, commands: acceptCommands(answer.reading.commands, turn) };
  }

  async #phrase(result: TurnResult, context: TurnContext): Promise<TurnResult | null> {
    const rewording = context.review ? null : rewordingOf(result, context);
    if (!rewording) return null;
    const { draft, reveal } = concealed(rewording);
    const input = phraseInput(draft, rewording, context);
    const answer = await this.#call("phrase", ({ port, prompts }, signal) =>
      port.phrase({ instructions: prompts.phrase.text, input, signal }, (soFar) =>
        mayStillPass(reveal(soFar), rewording),
      ),
    );
    if (!answer) return null;
    const text = reveal(answer.text);
    const passes = checkRewording(rewording, text) === null;
    this.#models.settled("phrase", passes ? "used" : "rejected");
    this.use.phrased = passes;
    return passes ? withRewording(result, rewording, text) : null;
  }

  async #call<Answer extends { tokens: Tokens }>(
    stage: Stage,
    work: (opened: Opened, signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | null> {
    const left = this.#left();
    if (left > 0) this.use.calls++;
    const answer = await this.#models.call(stage, left, work);
    if (answer) {
      this.use.tokens.input += answer.tokens.input;
      this.use.tokens.output += answer.tokens.output;
    }
    return answer;
  }
}

/** A message with what is known around it. */
interface Given {
  message: string;
  /** What the model must not see of it. */
  kept: readonly Part[];
  context: TurnContext;
  earlier: () => Promise<ThreadLine[]>;
}

/** Whether to ask a model at all: not if a person answers or only contact details are taken. */
function isForModel(state: DialogueState, context: TurnContext): boolean {
  return (state.owner === "assistant" || awaitsAgent(state)) && !context.paused && !context.contactOnly;
}

/** False for a message with nothing left but punctuation and placeholders. */
function hasMoreToSay(text: string): boolean {
  return /[\p{L}\d]/u.test(text.replace(/\[[A-Z]+\]/g, ""));
}

/**
 * There is no need to wait for a phrasing that can't pass anymore: one that is too long, or contains a link or markup.
 */
function mayStillPass(soFar: string, { draft }: Rewording): boolean {
  return soFar.length <= draft.length * 2 + 120 && !/https?:|www\.|[<>{}*_`\\|]/i.test(soFar);
}
