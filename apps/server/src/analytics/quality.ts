import type { SampledDay } from "./sample.ts";

/** Cases needed to show a figure; with fewer, the dashboard shows the product's target instead. */
export const needed = { ratings: 20, answers: 20, messages: 50, conversations: 20 } as const;

/** A share of `of` cases in whole percent; null if there are too few. */
export interface Share {
  percent: number | null;
  of: number;
  needed: number;
}

/** `part` of `of` as a share. */
export function shareOf(part: number, of: number, min: number): Share {
  return { percent: of < min ? null : Math.round((part / of) * 100), of, needed: min };
}

/** The quality of the answers, from conversations of every day. */
export function qualityOf(days: readonly SampledDay[]) {
  const total = (name: Exclude<keyof SampledDay, "day">) => days.reduce((sum, day) => sum + day[name], 0);
  const answers = total("answers");
  const answered = total("answered");
  return {
    accuracy: shareOf(Math.max(0, answers - total("corrections")), answers, needed.messages),
    completion: shareOf(total("completed"), total("conversations"), needed.conversations),
    response: {
      seconds: answered < needed.answers ? null : waitOf(total("seconds"), answered),
      of: answered,
      needed: needed.answers,
    },
  };
}

/** Mean waiting time in whole seconds. An answer within the same second still counts as one. */
export function waitOf(seconds: number, answered: number): number {
  return Math.max(1, Math.round(seconds / answered));
}

/** The mean of ratings from 1 to 5 with one decimal; null if there are too few. */
export function satisfactionOf(stars: number, ratings: number) {
  const average = ratings < needed.ratings ? null : Math.round((stars / ratings) * 10) / 10;
  return { average, of: ratings, needed: needed.ratings };
}
