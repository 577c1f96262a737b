/** The table of what language models did; the columns' meaning stands in its migration. */
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
