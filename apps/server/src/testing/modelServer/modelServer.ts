import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Api, apis } from "./apis.ts";

/** One request of an SDK, as the server understood it. */
export interface AskedModel {
  api: Api;
  /** The call's purpose: phrasings are streamed, understandings aren't. */
  stage: "understand" | "phrase";
  headers: IncomingMessage["headers"];
  /** The whole body, as text. */
  body: string;
  /** The text between two marks of the input, such as the draft or the message. */
  part(name: string): string;
}

/** What the server does with a request. */
export interface Behavior {
  /** The model's text. */
  text?: string;
  /** A status other than 200, with the API's error body. */
  status?: number;
  /** Waits this long before it answers. */
  after?: Promise<unknown>;
  /** Answers nothing until the connection ends. */
  never?: boolean;
  /** Sends this many characters of a stream and then breaks the connection. */
  breakAfter?: number;
  /** Sends this many characters of a stream and then nothing, with the connection open. */
  stopAfter?: number;
  /** Sends this instead of the API's format. */
  raw?: string;
}

export interface ModelServer {
  url: string;
  asked: AskedModel[];
  /** Requests that are neither answered nor canceled. */
  open(): number;
  stop(): Promise<void>;
}

/** A server that speaks the providers' protocols and treats each request as a test asks. */
export async function startModelServer(behave: (asked: AskedModel) => Behavior): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open++;
    response.on("close", () => open--);
    void answer(request, response, (one) => {
      asked.push(one);
      return behave(one);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    open: () => open,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  behave: (asked: AskedModel) => Behavior,
): Promise<void> {
  const api = apis.find(({ path }) => request.url === `/v1${path}`);
  let body = "";
  for await (const chunk of request) body += chunk;
  if (!api) return void response.writeHead(404).end();
  const parsed = JSON.parse(body) as { stream?: boolean; model: string };
  const behavior = behave({
    api,
    stage: parsed.stream ? "phrase" : "understand",
    headers: request.headers,
    body,
    part: (name) => JSON.parse(`"${new RegExp(`<${name}>\\\\n(.*?)\\\\n</${name}>`, "s").exec(body)?.[1] ?? ""}"`),
  });
  if (behavior.never) return;
  await behavior.after;
  if (behavior.status) return send(response, behavior.status, JSON.stringify(api.error(behavior.status)));
  if (behavior.raw !== undefined) return send(response, 200, behavior.raw);
  const text = behavior.text ?? "";
  if (!parsed.stream) return send(response, 200, JSON.stringify(api.whole(text, parsed)));
  await stream(response, api, text, { ...behavior, model: parsed.model });
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(body);
}

async function stream(
  response: ServerResponse,
  api: Api,
  text: string,
  { breakAfter, stopAfter, model }: Behavior & { model: string },
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const shown = text.slice(0, breakAfter ?? stopAfter ?? text.length);
  const words = shown.match(/\S+\s*|\s+/g) ?? [];
  const { begin, piece, end } = api.stream(model);
  for (const event of [...begin, ...words.map(piece)]) response.write(event);
  if (stopAfter !== undefined) return;
  if (breakAfter === undefined) return void response.end(end(text).join(""));
  // What was written is sent before the connection breaks.
  await new Promise((resolve) => response.write(": \n\n", resolve));
  response.destroy();
}
