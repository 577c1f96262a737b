import type { WordingAnswer } from "@llave/contract/listings/properties";
import { useRef, useState } from "react";
import { failedCallBody } from "../../data/failedCall.ts";
import { checkWording } from "./checkWording.ts";

export interface Findings {
  /** What fair-housing law forbids in the texts checked last, by field. */
  found: WordingAnswer;
  /** Checks texts by field, replaces the earlier findings about them, and returns the new ones. */
  check(texts: Record<string, string>): Promise<WordingAnswer>;
  /** Removes the findings about a text that has changed. */
  forget(field: string): void;
}

/**
 * The fair-housing findings in a form's texts. Only advice while typing: if the check can't be reached nothing is found,
 * and the server checks again when saving.
 */
export function useFindings(): Findings {
  const [found, setFound] = useState<WordingAnswer>({});
  /** The texts whose findings count. A slow answer about an earlier text comes too late. */
  const current = useRef(new Map<string, string>());
  const check = async (texts: Record<string, string>) => {
    for (const [field, text] of Object.entries(texts)) current.current.set(field, text);
    const answer = await findingsIn(texts);
    const fields = Object.keys(texts).filter((field) => current.current.get(field) === texts[field]);
    const news = Object.entries(answer).filter(([field]) => fields.includes(field));
    setFound((before) => ({ ...without(before, fields), ...Object.fromEntries(news) }));
    return answer;
  };
  const forget = (field: string) => {
    current.current.delete(field);
    setFound((before) => without(before, [field]));
  };
  return { found, check, forget };
}

function without(found: WordingAnswer, fields: string[]): WordingAnswer {
  return Object.fromEntries(Object.entries(found).filter(([field]) => !fields.includes(field)));
}

async function findingsIn(texts: Record<string, string>): Promise<WordingAnswer> {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  if (filled.length === 0) return {};
  try {
    return await checkWording(Object.fromEntries(filled));
  } catch (error) {
    failedCallBody(error);
    return {};
  }
}
