/** The table of language-model usage; the migration explains the columns. */
export interface ModelTables {
  model_use: {
    agent_id: string;
    day: string;
    conversation_id: string;
    model: string;
    prompts: string;
    turns: number;
    understood: number;
    phrased: number;
    calls: number;
    input_tokens: number;
    output_tokens: number;
    cost_micros: number | null;
  };
}
