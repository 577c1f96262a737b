import { z } from "zod";

/** Any value of JSON. It is the one schema that refers to itself, hence its name in the API's description. */
export const jsonValue = z.json().register(z.globalRegistry, { id: "JsonValue" });
