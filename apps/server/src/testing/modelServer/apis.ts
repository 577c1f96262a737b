/** How one API formats its answers, as in the providers' references. */
export interface Api {
  name: "chat completions" | "responses" | "messages";
  path: string;
  /** The body of a non-streamed answer. */
  whole(text: string, request: object): object;
  /** The events of a streamed answer. */
  stream(model: string): { begin: string[]; piece: (text: string) => string; end: (whole: string) => string[] };
  error(status: number): object;
}

const tokens = { input: 300, output: 40 };
const created = 1_790_000_000;

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

function named(type: string, value: object = {}): string {
  return `event: ${type}\n${data({ type, ...value })}`;
}

const chatUsage = { prompt_tokens: tokens.input, completion_tokens: tokens.output, total_tokens: 340 };

const chatCompletions: Api = {
  name: "chat completions",
  path: "/chat/completions",
  whole: (content) => ({
    id: "chatcmpl-1",
    object: "chat.completion",
    created,
    model: "test",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: chatUsage,
  }),
  stream(model) {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      data({
        id: "chatcmpl-1",
        object: "chat.completion.chunk",
        created,
        model,
        choices: [{ index: 0, delta, finish_reason }],
      });
    return {
      begin: [chunk({ role: "assistant", content: "" })],
      piece: (content) => chunk({ content }),
      end: () => [
        chunk({}, "stop"),
        data({ id: "chatcmpl-1", object: "chat.completion.chunk", created, model, choices: [], usage: chatUsage }),
        "data: [DONE]\n\n",
      ],
    };
  },
  error: (status) => ({ error: { message: `status ${status}`, type: "error", param: null, code: null } }),
};

const responseUsage = {
  input_tokens: tokens.input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: tokens.output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 340,
};

function response(status: string, output: object[], model = "test") {
  return { id: "resp_1", object: "response", created_at: created, status, model, output, usage: responseUsage };
}

function outputMessage(text: string) {
  const content = [{ type: "output_text", text, annotations: [] }];
  return { id: "msg_1", type: "message", status: "completed", role: "assistant", content };
}

const responses: Api = {
  name: "responses",
  path: "/responses",
  whole: (text) => response("completed", [outputMessage(text)]),
  stream(model) {
    const item = { output_index: 0, item_id: "msg_1", content_index: 0 };
    return {
      begin: [
        named("response.created", { response: response("in_progress", [], model) }),
        named("response.output_item.added", {
          output_index: 0,
          item: { id: "msg_1", type: "message", status: "in_progress", role: "assistant", content: [] },
        }),
      ],
      piece: (delta) => named("response.output_text.delta", { ...item, delta }),
      end: (text) => [
        named("response.output_text.done", { ...item, text }),
        named("response.output_item.done", { output_index: 0, item: outputMessage(text) }),
        named("response.completed", { response: response("completed", [outputMessage(text)], model) }),
      ],
    };
  },
  error: chatCompletions.error,
};

const messages: Api = {
  name: "messages",
  path: "/messages",
  whole: (text, request) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "test",
    ...blocksOf(text, request),
    stop_sequence: null,
    usage: { input_tokens: tokens.input, output_tokens: tokens.output },
  }),
  stream(model) {
    const message = { id: "msg_1", type: "message", role: "assistant", model, content: [], stop_reason: null };
    return {
      begin: [
        named("message_start", {
          message: { ...message, stop_sequence: null, usage: { input_tokens: tokens.input, output_tokens: 1 } },
        }),
        named("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
      ],
      piece: (text) => named("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
      end: () => [
        named("content_block_stop", { index: 0 }),
        named("message_delta", {
          delta: { stop_reason: "end_turn", stop_sequence: null },
          usage: { output_tokens: tokens.output },
        }),
        named("message_stop"),
      ],
    };
  },
  error: (status) => ({ type: "error", error: { type: "error", message: `status ${status}` } }),
};

/** A model without its own structured outputs has to call a tool with the object. */
function blocksOf(text: string, request: { tools?: { name: string }[] }) {
  const tool = request.tools?.find(({ name }) => name === "json");
  if (!tool) return { content: [{ type: "text", text }], stop_reason: "end_turn" };
  const input = jsonOrText(text);
  return { content: [{ type: "tool_use", id: "toolu_1", name: tool.name, input }], stop_reason: "tool_use" };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const apis: readonly Api[] = [chatCompletions, responses, messages];
