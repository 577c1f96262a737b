import type { Language } from "../types.ts";
import { asides as enAsides } from "./en/asides.ts";
import { conduct as enConduct } from "./en/conduct.ts";
import { facts as enFacts } from "./en/facts.ts";
import { queries as enQueries } from "./en/queries.ts";
import { questions as enQuestions } from "./en/questions.ts";
import { replies as enReplies } from "./en/replies.ts";
import { showings as enShowings } from "./en/showings.ts";
import { asides as esAsides } from "./es/asides.ts";
import { conduct as esConduct } from "./es/conduct.ts";
import { facts as esFacts } from "./es/facts.ts";
import { queries as esQueries } from "./es/queries.ts";
import { questions as esQuestions } from "./es/questions.ts";
import { replies as esReplies } from "./es/replies.ts";
import { showings as esShowings } from "./es/showings.ts";
import type { Wording } from "./wording.ts";

const en = { ...enAsides, ...enQuestions, ...enReplies, ...enConduct, ...enFacts, ...enShowings, ...enQueries };

/** English defines the keys; Spanish doesn't compile without the same ones. */
export type WordingKey = keyof typeof en;

const es: Record<WordingKey, Wording> = {
  ...esAsides,
  ...esQuestions,
  ...esReplies,
  ...esConduct,
  ...esFacts,
  ...esShowings,
  ...esQueries,
};

/** Everything the assistant can say, by language and key. */
export const catalogs: Readonly<Record<Language, Readonly<Record<WordingKey, Wording>>>> = { en, es };
