import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../http/errors.ts";
import type { Models } from "../llm/models.ts";
import { stages } from "../llm/stages.ts";
import { isFromThisMachine } from "../plugins/fromThisMachine.ts";
import type { Services } from "../services.ts";

/** `GET /metrics`: metrics for Prometheus, only for this machine or with the token. */
export function metricsRoute(app: FastifyInstance, services: Pick<Services, "config" | "models">): void {
  app.get("/metrics", { schema: { produces: ["text/plain"] } }, async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) throw new ApiError("not_found");
    const lines = [...processLines(), ...(services.models ? modelLines(services.models) : [])];
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, "");
  if (token !== undefined && given !== undefined && isSame(given, token)) return true;
  return isFromThisMachine(request);
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function processLines(): string[] {
  return [
    ...metric("llave_uptime_seconds", "gauge", [["", Math.round(process.uptime())]]),
    ...metric("llave_memory_bytes", "gauge", [["", process.memoryUsage.rss()]]),
  ];
}

const circuit = { closed: 0, half_open: 1, open: 2 };

function modelLines({ config, breaker, counts, tokens }: Models): string[] {
  const of = `provider="${config.provider}"`;
  const answers = stages.flatMap((stage) =>
    Object.entries(counts[stage]).map(
      ([outcome, count]) => [`{${of},stage="${stage}",outcome="${outcome}"}`, count] as const,
    ),
  );
  return [
    ...metric("llave_model_circuit", "gauge", [[`{${of}}`, circuit[breaker.state]]]),
    ...metric("llave_model_answers_total", "counter", answers),
    ...metric("llave_model_tokens_total", "counter", [
      [`{${of},direction="input"}`, tokens.input],
      [`{${of},direction="output"}`, tokens.output],
    ]),
  ];
}

function metric(name: string, type: string, values: readonly (readonly [labels: string, value: number])[]): string[] {
  return [`# TYPE ${name} ${type}`, ...values.map(([labels, value]) => `${name}${labels} ${value}`)];
}
