import { unstorablePath } from "@llave/contract/storableText";
import plugin from "fastify-plugin";
import { invalidField } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";

/**
 * Refuses every request with a text that cannot be stored, in whatever field it stands: after the guards, which look
 * at no field, and before the schemas, so that no call has to remember it.
 */
export const storableInput = plugin(
  async (app) => {
    app.addHook("preValidation", async (request) => {
      const path = unstorablePath(request.body) ?? unstorablePath(request.query) ?? unstorablePath(request.params);
      if (path !== null) throw invalidField(path, languageOf(request));
    });
  },
  { name: "storableInput", dependencies: ["errors"] },
);
