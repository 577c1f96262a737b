import { z } from "zod";

/** Any JSON value. It is the only schema that refers to itself, so it needs a name in the API's description. */
export const jsonValue = z.json().register(z.globalRegistry, { id: "JsonValue" });
