import { z } from "zod";
import { languages } from "./locale.ts";

/** The language of a renter or an agent. */
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
