import swagger from "@fastify/swagger";
import fastify from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { registerRoutes } from "../app.ts";
import type { Services } from "../services.ts";

/**
 * The OpenAPI description of every call, made from the schemas that also check its
 * requests and answers. No database is needed: the routes are added and never run.
 */
export async function describeApi(): Promise<object> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      info: { title: "Llave", version: "1", description: "Errors are always {error, code, fields?}." },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: "llave_sid" } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (scope) => registerRoutes(scope, {} as Services));
  await app.ready();
  const description = app.swagger();
  await app.close();
  return description;
}
