import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "./support/journey.ts";

test("a replayed conversation shows what the agent sees in the end", async ({ demo }, testInfo) => {
  const script = {
    id: "lucia",
    language: "es",
    messages: ["Hola, busco un apartamento de dos cuartos por Doral", "Hasta 2,600 al mes", "Me llamo Lucía Fernández"],
  };
  const file = testInfo.outputPath("scripts.jsonl");
  writeFileSync(file, `${JSON.stringify(script)}\n`);
  const agent = `${demo.agent.email}:${demo.agent.password}`;
  const args = [file, "--url", demo.origin, "--link", demo.smartLinkPath, "--agent", agent];
  const replay = spawn(process.execPath, [join(import.meta.dirname, "../../tools/replay.ts"), ...args]);
  const [lines, summary] = await Promise.all([text(replay.stdout), text(replay.stderr)]);

  expect(summary).toContain("1 conversations, 3 turns, 0 failed requests, 1 conversations stored whole");
  const played = JSON.parse(lines);
  expect(played).toMatchObject({
    id: "lucia",
    slots: { area: "Doral", bedrooms: 2, budget_max: 2600, name: "Lucía Fernández" },
    isComplete: false,
  });
  expect(["hot", "warm", "cold"]).toContain(played.temperature);
  expect(played.score).toBeGreaterThan(0);
  expect(played.transcript.map(({ role }: { role: string }) => role)).toEqual(
    script.messages.flatMap(() => ["user", "assistant"]),
  );
});
