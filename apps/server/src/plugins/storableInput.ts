import { unstorablePath } from "@llave/contract/storableText";
import type { FastifyInstance } from "fastify";
import { invalidField } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";

/**
 * Refuses every request with a text that cannot be stored, in whatever field it stands: after the guards, which look
 * at no field, and before the schemas, so that no call has to remember it.
 */
export function registerStorableInput(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const path = unstorablePath(request.body) ?? unstorablePath(request.query) ?? unstorablePath(request.params);
    if (path !== null) throw invalidField(path, languageOf(request));
  });
}
