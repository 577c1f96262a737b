import { dayMs as day } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";

describe.each([
  ["en", "hello, 2 bedrooms in Brickell", "my budget is 3000", "budget 3200", /AI assistant/],
  ["es", "hola, busco 2 cuartos en Brickell", "mi presupuesto es 3000", "mejor 3200", /asistente de IA/],
] as const)("the notice that an AI answers (%s)", (_language, first, later, last, words) => {
  test("is repeated once after seven days and recorded on the conversation", async () => {
    let now = new Date("2026-11-02T15:00:00Z");
    const stage = await startChat({ now: () => now });
    const row = async () => {
      const { rows } = await stage.database.pool.query(
        `select notice_version, notice_at, (select count(*)::int from conversation_event e
           where e.conversation_id = c.conversation_id and e.kind = 'notice_repeated') as repeats
         from conversation c where agent_id = $1`,
        [stage.agent.agent_id],
      );
      return rows[0];
    };
    await stage.say(first);
    expect(await row()).toMatchObject({ notice_version: expect.any(String), notice_at: now, repeats: 0 });
    now = new Date(now.getTime() + 7 * day - 1000);
    expect((await stage.say(later)).body.message).not.toMatch(words);
    now = new Date(now.getTime() + 7 * day);
    expect((await stage.say(last)).body.message).toMatch(words);
    expect(await row()).toMatchObject({ notice_at: now, repeats: 1 });
    expect((await stage.say("Doral")).body.message).not.toMatch(words);
  });
});
