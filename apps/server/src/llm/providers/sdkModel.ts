import { APICallError, generateText, type LanguageModel, type LanguageModelUsage, Output, streamText } from "ai";
import { type FailureKind, ModelFailure, type ModelPort, type ModelRequest, type Tokens } from "./port.ts";
import { readingSchema } from "./readingSchema.ts";

// The SDK would print its warnings on the console, beside our own log.
globalThis.AI_SDK_LOG_WARNINGS = false;

type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]["providerOptions"]>;

/** Longest outputs, in tokens: an understanding names every field and some commands, a phrasing is a paragraph. */
const maxTokens = { reading: 2_500, wording: 400 };

/** The port over the AI SDK: one try, no tools, and nothing stored at the provider if it can be asked not to. */
export function sdkModel(model: LanguageModel, providerOptions: ProviderOptions): ModelPort {
  const common = ({ instructions, input, signal }: ModelRequest) => ({
    model,
    providerOptions,
    instructions,
    prompt: input,
    abortSignal: signal,
    maxRetries: 0,
  });
  return {
    async understand(request) {
      const { signal } = request;
      try {
        const answer = await generateText({
          ...common(request),
          maxOutputTokens: maxTokens.reading,
          output: Output.object({ schema: readingSchema }),
        });
        return { reading: answer.output, tokens: tokensOf(answer.totalUsage) };
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
    async phrase(request, goesOn) {
      try {
        return await streamed(request, { ...common(request), maxOutputTokens: maxTokens.wording }, goesOn);
      } catch (error) {
        throw failureOf(error, request.signal);
      }
    },
  };
}

type StreamOptions = Parameters<typeof streamText>[0];

/**
 * Reads a stream until it ends or enough has arrived. A stream that ends without its last part was cut off.
 */
async function streamed(request: ModelRequest, options: StreamOptions, goesOn: (soFar: string) => boolean) {
  // Errors come as parts; without this the SDK would print them, with what was sent.
  const { fullStream } = streamText({ ...options, onError: () => {} });
  let text = "";
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new ModelFailure("timeout");
    if (part.type === "text-delta") {
      text += part.text;
      if (!goesOn(text)) return { text, tokens: estimated(request, text) };
    }
    if (part.type === "finish") {
      const tokens = tokensOf(part.totalUsage);
      if (part.finishReason !== "stop") throw new ModelFailure("invalid", tokens);
      return { text, tokens };
    }
  }
  throw new ModelFailure("network");
}

/** Approximate characters per token; used if a call was ended before the provider counted. */
const tokenLength = 4;

function estimated({ instructions, input }: ModelRequest, text: string): Tokens {
  const count = (length: number) => Math.ceil(length / tokenLength);
  return { input: count(instructions.length + input.length), output: count(text.length) };
}

function tokensOf({ inputTokens, outputTokens }: LanguageModelUsage): Tokens {
  return { input: inputTokens ?? 0, output: outputTokens ?? 0 };
}

/** Only the kind of error is passed on: its message and fields may contain what was sent. */
function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(signal.aborted ? "timeout" : kindOf(error));
}

const invalidNames =
  /NoObjectGenerated|NoOutputGenerated|JSONParse|TypeValidation|InvalidResponseData|NoContentGenerated/;

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof Error)) return "server";
  if (invalidNames.test(error.name)) return "invalid";
  if (!APICallError.isInstance(error)) return "network";
  const status = error.statusCode ?? 0;
  if (status === 429) return "rate_limit";
  if (status >= 500) return "server";
  if (status >= 400) return "refused";
  return status === 0 ? "network" : "invalid";
}
