import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, startServer } from "../server/runningServer.ts";
import { converse, transcribe } from "./transcript.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LLAVE_RATE_FACTOR: "1000" });
});
afterAll(() => server?.stop());

it("writes a line a turn with what the renter saw", async () => {
  const messages = ["2 bedrooms in Brickell", "Can I see the first one?"];
  const lines = await transcribe(server, { id: "c1", language: "en", messages });
  expect(lines.map(({ conversation, turn, renter }) => ({ conversation, turn, renter }))).toEqual([
    { conversation: "c1", turn: 1, renter: messages[0] },
    { conversation: "c1", turn: 2, renter: messages[1] },
  ]);
  expect(lines[0]?.reply).toContain("55 SE 6th St");
  expect(lines[0]?.cards[0]).toMatchObject({ address: "55 SE 6th St, #2804", price: 3090, bedrooms: 2 });
  expect(lines[1]?.times.length).toBeGreaterThan(0);
});

it("notes a request that failed", async () => {
  const [line] = await transcribe(server, { id: "c1", language: null, messages: [" "] });
  expect(line).toMatchObject({ reply: "", failed: 400 });
});

it("names a SmartLink that is not there", async () => {
  const elsewhere = { origin: server.origin, smartLinkPath: "/smartlink/nobody-at-all" };
  await expect(transcribe(elsewhere, { id: "c1", language: null, messages: [] })).rejects.toThrow("404 for");
});

it("answers each line of the input, every conversation on its own and in order", async () => {
  const input = [
    { conversation: "a", text: "2 bedrooms in Doral" },
    { conversation: "b", text: "Hola, busco en Brickell", language: "es" },
    { conversation: "a", text: "up to $3,000" },
  ];
  const written: { conversation: string; slots: object }[] = [];
  await converse(server, Readable.from(input.map((line) => `${JSON.stringify(line)}\n`)), (line) => {
    written.push(line as (typeof written)[number]);
  });
  const slotsOf = (id: string) => written.flatMap(({ conversation, slots }) => (conversation === id ? [slots] : []));
  expect(slotsOf("a")).toEqual([
    { area: "Doral", bedrooms: 2 },
    { area: "Doral", bedrooms: 2, budget_max: 3000 },
  ]);
  expect(slotsOf("b")).toEqual([{ area: "Brickell" }]);
});

it("refuses a line that is no message", async () => {
  await expect(converse(server, Readable.from(['{"text":"hi"}\n']), () => {})).rejects.toThrow("Neither");
});
