import { demoAgent } from "../../apps/server/src/demo/content.ts";
import { Models } from "../../apps/server/src/llm/models.ts";
import type { ModelTurn } from "../../apps/server/src/llm/modelTurn.ts";
import type { ModelConfig } from "../../apps/server/src/llm/settings/modelConfig.ts";
import { microDollars } from "../../apps/server/src/llm/useRepository.ts";
import {
  checkRewording,
  type DialogueState,
  newState,
  rewordingOf,
  southFlorida,
  type TurnContext,
  type TurnResult,
  takeTurn,
} from "../../packages/assistant/src/index.ts";
import type { Item } from "./items.ts";
import { count, f1, labelsOf, noTally, quantile, type Tally } from "./score.ts";

/** Both halves of understanding, for the messages of a language or all of them. */
export interface Understood {
  messages: number;
  slotF1: number;
  intentF1: number;
}

export interface Evaluation {
  provider: string;
  model: string;
  all: Understood;
  byLanguage: Record<string, Understood>;
  /** Milliseconds from the message to the reply. */
  latency: { p50: number; p95: number };
  tokens: { input: number; output: number };
  /** US dollars; null if no prices are set. */
  cost: number | null;
  /** Messages sent to a model; those that touch a rule of conduct never are. */
  sent: number;
  /** Share of the sent ones that the built-in stage had to interpret after all. */
  readingFallback: number;
  /** Phrasings requested, and the share of those that arrived and passed the check. */
  wordings: number;
  wordingsPassed: number;
}

/** One message answered, as in a chat. */
interface Answered {
  item: Item;
  result: TurnResult;
  milliseconds: number;
  /** Null if no model was asked. */
  use: ModelTurn["use"] | null;
  /** Whether the phrasing passed; null if none was requested. */
  passed: boolean | null;
}

/**
 * Answers each message as a chat would and scores what was understood. Without a model, the built-in stage is scored
 * the same way; its own phrasings go through the same check.
 */
export async function evaluate(
  items: readonly Item[],
  config: ModelConfig | undefined,
  { atOnce = 4 } = {},
): Promise<Evaluation> {
  const models = config && new Models(config, { warn: () => {} });
  const answered: Answered[] = [];
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) answered.push(await answer(item, models));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return summed(answered, config, models);
}

async function answer(item: Item, models: Models | undefined): Promise<Answered> {
  const { state, context } = situationOf(item);
  const begun = performance.now();
  const thinking = models?.begin();
  const result = thinking ? await thinking.turn(state, item.text, context) : takeTurn(state, item.text, context);
  const milliseconds = performance.now() - begun;
  if (!thinking) return { item, result, milliseconds, use: null, passed: ownWordingPasses(result, context) };
  const use = thinking.use.calls > 0 ? thinking.use : null;
  return { item, result, milliseconds, use, passed: null };
}

function ownWordingPasses(result: TurnResult, context: TurnContext): boolean | null {
  const rewording = rewordingOf(result, context);
  return rewording && checkRewording(rewording, rewording.draft) === null;
}

/** An item's conversation: nothing is known yet except what was asked. */
function situationOf({ context: { asked, reference_date, language_hint } }: Item): {
  state: DialogueState;
  context: TurnContext;
} {
  const { name, brokerage, phone, email, language, working_hours } = demoAgent;
  const noon = `${reference_date}T17:00:00.000Z`;
  const state = { ...newState(language_hint), asked: asked as DialogueState["asked"] };
  return {
    // After an offer of times, a bare day or hour means one of them.
    state: asked === "showing_request" ? { ...state, asked: null, offeredTimes: [noon] } : state,
    context: {
      now: noon,
      market: southFlorida,
      agent: {
        ...{ id: "evaluated", name, brokerage, phone, email, language },
        tone: "friendly",
        aiMode: "full",
        workingHours: working_hours,
      },
      properties: [],
      languageHint: language_hint,
      links: { ownData: "https://llave.example/data", verifyLicense: "https://llave.example/license" },
    },
  };
}

function summed(
  answered: readonly Answered[],
  config: ModelConfig | undefined,
  models: Models | undefined,
): Evaluation {
  const used = answered.flatMap(({ use }) => (use ? [use] : []));
  const tokens = {
    input: used.reduce((sum, use) => sum + use.tokens.input, 0),
    output: used.reduce((sum, use) => sum + use.tokens.output, 0),
  };
  const times = answered.map(({ milliseconds }) => milliseconds);
  const languages = [...new Set(answered.map(({ item }) => item.language))].sort();
  return {
    provider: config?.provider ?? "builtin",
    model: config?.model ?? "builtin",
    all: understood(answered),
    byLanguage: Object.fromEntries(
      languages.map((language) => [language, understood(answered.filter(({ item }) => item.language === language))]),
    ),
    latency: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
    tokens,
    cost: config?.prices ? microDollars(tokens, config.prices) / 1_000_000 : null,
    sent: used.length,
    readingFallback: used.length === 0 ? 0 : used.filter((use) => !use.understood).length / used.length,
    ...wordingsOf(answered, models),
  };
}

function understood(answered: readonly Answered[]): Understood {
  const [slots, intents]: [Tally, Tally] = [noTally(), noTally()];
  for (const { item, result } of answered) {
    count(slots, labelsOf(result.understanding.slots), labelsOf(item.slots));
    count(intents, result.understanding.intents, item.intents);
  }
  return { messages: answered.length, slotF1: f1(slots), intentF1: f1(intents) };
}

function wordingsOf(answered: readonly Answered[], models: Models | undefined) {
  if (models) {
    const { used, rejected, failed } = models.counts.phrase;
    const came = used + rejected;
    return { wordings: came + failed, wordingsPassed: came === 0 ? 0 : used / came };
  }
  const checked = answered.flatMap(({ passed }) => (passed === null ? [] : [passed]));
  const passed = checked.filter(Boolean).length;
  return { wordings: checked.length, wordingsPassed: checked.length === 0 ? 0 : passed / checked.length };
}
