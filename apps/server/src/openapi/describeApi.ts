import swagger from "@fastify/swagger";
import fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { scopeOf } from "../apiKeys/guard.ts";
import { requireAdmin, requireAgent, requireSession } from "../auth/session.ts";
import { registerRoutes } from "../routes.ts";
import type { Services } from "../services.ts";

/** The editable parts of one call's description. */
interface Operation {
  parameters?: { in: string; name: string }[];
  security?: object[];
  requestBody?: object;
  responses: Record<string, object>;
  /** The scope with which an API key may call it. */
  "x-api-key-scope"?: string;
}

export interface ApiDescription {
  components: Record<string, Record<string, unknown>>;
  paths: Record<string, Record<string, Operation>>;
}

/**
 * The OpenAPI description of every call, made from the schemas that also validate its requests and responses. It needs
 * no database: the routes are added and never run.
 */
export async function describeApi(): Promise<ApiDescription> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      info: { title: "Llave", version: "1", description: "An error is always {error, code, fields?}." },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "llave_sid" },
          apiKey: { type: "http", scheme: "bearer" },
        },
        responses: { Error: errorAnswer },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const routes = collectRoutes(app);
  await app.register(async (scope) => registerRoutes(scope, {} as Services));
  await app.ready();
  const description = app.swagger() as unknown as ApiDescription;
  await app.close();
  for (const route of routes) complete(description, route);
  return description;
}

const errorAnswer = {
  description: "An error: its text in the caller's language, its stable id, and texts for single fields",
  content: {
    "application/json": {
      schema: {
        type: "object" as const,
        required: ["error", "code"],
        properties: {
          error: { type: "string" as const },
          code: { type: "string" as const },
          fields: { type: "object" as const, additionalProperties: { type: "string" as const } },
        },
      },
    },
  },
};

function collectRoutes(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    routes.push(route);
  });
  return routes;
}

/** Adds what the schemas don't say: who may call, errors, and non-JSON bodies. */
function complete({ paths }: ApiDescription, route: RouteOptions): void {
  const path = paths[route.url.replaceAll(/:(\w+)/g, "{$1}")];
  const operation = path?.[String(route.method).toLowerCase()];
  if (!operation) return;
  const guards = [route.onRequest].flat();
  const guarded = (...by: typeof guards) => by.some((guard) => guards.includes(guard));
  const errors = ["default"];
  const scope = scopeOf(guards);
  if (scope) {
    operation.security = [{ session: [] }, { apiKey: [] }];
    operation["x-api-key-scope"] = scope;
    errors.push("401", "403");
  }
  if (guarded(requireSession, requireAgent, requireAdmin)) {
    operation.security = [{ session: [] }];
    errors.push("401");
  }
  if (guarded(requireAgent, requireAdmin)) errors.push("403");
  for (const status of errors) operation.responses[status] = { $ref: "#/components/responses/Error" };
  describeBodies(operation, route);
  // Routes with several paths share one schema: each path keeps only the parameters in it.
  operation.parameters = operation.parameters?.filter(
    (parameter) => parameter.in !== "path" || route.url.includes(`:${parameter.name}`),
  );
}

function describeBodies(operation: Operation, { schema }: RouteOptions): void {
  const content = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
  if (schema?.consumes) operation.requestBody = { required: true, content: content(schema.consumes) };
  if (schema?.produces) operation.responses["200"] = { description: "The file", content: content(schema.produces) };
}
