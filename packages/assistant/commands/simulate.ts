import { parseArgs } from "node:util";
import { figuresOf, printTable } from "../simulator/report.ts";
import { simulate } from "../simulator/simulate.ts";

// npm run simulate -- [--count 1000] [--seed 1] [--show KIND]: plays renters of every kind and prints the outcomes.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    show: { type: "string" },
  },
});
const outcomes = simulate(Number(values.count), Number(values.seed));
console.log(printTable(figuresOf(outcomes)));
const poor = outcomes.filter(
  ({ completed, deadEnds, repeats, twoQuestions, asksKnown, unanswered, saidAgain, staleTimes, told, right }) =>
    !completed ||
    deadEnds + repeats + twoQuestions + asksKnown + unanswered + saidAgain + staleTimes > 0 ||
    right < told,
);
console.log(`${outcomes.length} conversations, ${poor.length} with a fault`);
for (const { kind, language, transcript } of poor.filter((outcome) => outcome.kind === values.show).slice(0, 5)) {
  console.log(`\n${kind} (${language})\n${transcript.join("\n")}`);
}
