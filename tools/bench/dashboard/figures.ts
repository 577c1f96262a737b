import { percentile } from "../load.ts";

/** A call's times, in milliseconds. */
export interface Figures {
  best: number;
  p50: number;
  p95: number;
  max: number;
}

/** What a call's p95 must stay under. */
const wanted = 50;
/** The extra cost allowed with ten times the data: caches and one more index level explain it. */
const grownBy = { times: 1.5, milliseconds: 3 };

/** @param times of one call's runs, in milliseconds */
export function figuresOf(times: readonly number[]): Figures {
  const at = (share: number) => percentile(times, share);
  return { best: at(0), p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** Prints each call's figures with little and much data, and any problem with them. */
export function printTable(small: Map<string, Figures>, large: Map<string, Figures>): void {
  const heads = ["best", "p50", "p95", "max"];
  console.log(`\nmilliseconds of a call        ${"10,000 leads".padStart(30)}${"100,000 leads".padStart(32)}`);
  console.log(`${" ".repeat(30)}${[...heads, ...heads].map((head) => head.padStart(8)).join("")}`);
  const flagged: string[] = [];
  for (const [name, figures] of large) {
    const before = small.get(name) ?? figures;
    const flags = flagsOf(before, figures);
    if (flags.length > 0) flagged.push(name);
    const cells = [before, figures].flatMap(({ best, p50, p95, max }) => [best, p50, p95, max]);
    const numbers = cells.map((value) => value.toFixed(1).padStart(8)).join("");
    console.log(`${name.padEnd(30)}${numbers}${flags.map((flag) => `  ${flag}`).join("")}`);
  }
  const slowest = [...large].toSorted(([, a], [, b]) => b.p95 - a.p95)[0];
  console.log(`\n${large.size} calls, ${flagged.length} flagged${flagged.length > 0 ? `: ${flagged.join(", ")}` : ""}`);
  if (slowest) console.log(`highest p95: ${slowest[0]}, ${slowest[1].p95.toFixed(1)} ms`);
}

function flagsOf(before: Figures, now: Figures): string[] {
  const grew = (key: "best" | "p50") =>
    now[key] > before[key] * grownBy.times && now[key] > before[key] + grownBy.milliseconds;
  return [
    ...(now.p95 > wanted ? [`p95 over ${wanted}`] : []),
    // Both, since a busy machine shifts the median and a single lucky round the minimum.
    ...(grew("best") && grew("p50") ? ["grew"] : []),
  ];
}
