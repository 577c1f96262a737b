import type { Time } from "./columnTypes.ts";

/** The agent's own texts; the migration explains the columns. */
export interface OwnTextTables {
  own_answer: {
    agent_id: string;
    answer_id: string;
    topic: string | null;
    question_en: string;
    question_es: string;
    answer_en: string;
    answer_es: string;
    created_at: Time;
    updated_at: Time;
  };
  own_answer_use: { agent_id: string; answer_id: string; shard: number; uses: number; last_used_at: Time };
  saved_reply: {
    agent_id: string;
    reply_id: string;
    shortcut: string;
    text_en: string;
    text_es: string;
    created_at: Time;
    updated_at: Time;
  };
}
