import { unstorablePath } from "@llave/contract/text/storableText";
import plugin from "fastify-plugin";
import { invalidField } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For calls of other services, which can't correct what people wrote to them: the route cleans the body itself. */
    cleansBody?: boolean;
  }
}

/**
 * Refuses every request with a text that can't be stored, in any field. It runs after the guards, which read no fields,
 * and before the schemas, so that no route has to remember it.
 */
export const storableInput = plugin(
  async (app) => {
    app.addHook("preValidation", async (request) => {
      const { cleansBody } = request.routeOptions.config;
      const path =
        (cleansBody ? null : unstorablePath(request.body)) ??
        unstorablePath(request.query) ??
        unstorablePath(request.params);
      if (path !== null) throw invalidField(path, languageOf(request));
    });
  },
  { name: "storableInput", dependencies: ["errors"] },
);
