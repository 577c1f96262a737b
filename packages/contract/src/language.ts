import { z } from "zod";

/** The languages of renters and agents. */
export const languages = ["en", "es"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
