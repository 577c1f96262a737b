import { expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/testApp.ts";

/** Leads by their name in the tests: name, email, phone, area. */
const people: Record<string, [string | null, string | null, string | null, string | null]> = {
  maria: ["María José  García López", "mj.garcia92@correo.example", "+13055550147", "Brickell, Downtown Miami"],
  jean: ["Jean-Pierre O’Brien", "JP_OBrien+rent@Mail-Box.example", "+442079460958", "Coral Gables"],
  nusta: ["ÑUSTA Ürgüp", null, null, "Wynwood"],
  andrej: ["АНДРЕЙ (Andrej) Łuk", null, "+13055559920", null],
  percent: ["Ana 100%", "ana@correo.example", null, null],
  unit: ["Zoé 2400", null, null, "Edgewater"],
  nobody: [null, null, null, null],
};

/** The typed words, and the leads they find. */
const searches: [string, string[]][] = [
  ["maria", ["maria"]],
  ["MARÍA josé garcía", ["maria"]],
  ["  jose   garcia ", ["maria"]],
  ["garcia lo", ["maria"]],
  ["lópez", ["maria"]],
  ["maría garcía", []],
  ["arcia", []],
  ["mj", ["maria"]],
  ["MJ.Garcia92@Correo.example", ["maria"]],
  ["garcia92", ["maria"]],
  ["@correo", ["maria", "percent"]],
  ["correo.ex", ["maria", "percent"]],
  ["example", []],
  ["rent@mail", ["jean"]],
  ["obrien", ["jean"]],
  ["box.ex", ["jean"]],
  ["jean-p", ["jean"]],
  ["pierre o", ["jean"]],
  ["brien", ["jean"]],
  ["0147", ["maria"]],
  ["555-0147", ["maria"]],
  ["(305) 555", ["andrej", "maria"]],
  ["+1 305 555 0147", ["maria"]],
  ["3055550147", ["maria"]],
  ["305", ["andrej", "maria"]],
  ["(305", ["andrej", "maria"]],
  ["5599", ["andrej"]],
  ["+44 20 7946 0958", ["jean"]],
  ["20 7946", ["jean"]],
  ["2400", ["unit"]],
  ["zoe 2400", ["unit"]],
  ["nusta", ["nusta"]],
  ["Ñ", ["nusta"]],
  ["UR", ["nusta"]],
  ["андрей", ["andrej"]],
  ["andrej", ["andrej"]],
  ["łuk", ["andrej"]],
  ["downtown m", ["maria"]],
  ["miami", ["maria"]],
  ["coral", ["jean"]],
  ["100%", ["percent"]],
  ["%", []],
  ["_", []],
  ["\\", []],
  ["'", []],
  ["nobody has this", []],
  ["a".repeat(200), []],
];

test("finds starts of words and parts of numbers among the agent's own leads, and exports the same", async () => {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  const names = new Map(await leadsOf(app, agent.agent_id));
  await leadsOf(app, (await createAgent(app.database.db)).agent_id);
  const owner = await app.signedIn(agent.email);
  const listed: typeof searches = [];
  const exported: [string, number][] = [];
  for (const [typed] of searches) {
    const query = new URLSearchParams({ q: typed });
    const { body } = await owner.get(`/api/leads?${query}`);
    listed.push([typed, body.map(({ id }: { id: string }) => names.get(id) ?? "another agent's").sort()]);
    exported.push([typed, (await owner.get(`/api/leads/export.csv?${query}`)).text.trim().split("\n").length - 1]);
  }
  expect(listed).toEqual(searches);
  expect(exported).toEqual(searches.map(([typed, who]) => [typed, who.length]));
});

/**
 * Gives an agent all the people as leads.
 * @returns their names in the tests, by id
 */
async function leadsOf({ database }: TestApp, agentId: string): Promise<[string, string][]> {
  const made: [string, string][] = [];
  for (const [who, [name, email, phone, area]] of Object.entries(people)) {
    const { lead_id } = await database.db
      .insertInto("lead")
      .values({ agent_id: agentId, name, email, phone, area, score: 10, status: "cold", language: "en" })
      .returning("lead_id")
      .executeTakeFirstOrThrow();
    made.push([lead_id, who]);
  }
  return made;
}

test("finds a lead by its current name, and not after it is removed", async () => {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  const owner = await app.signedIn(agent.email);
  const { body: lead } = await owner.post("/api/leads", { name: "Inés Peña", phone: "+13055550133" });
  const finds = async (typed: string) => (await owner.get(`/api/leads?q=${typed}`)).body.length;
  const change = (set: string) => app.database.pool.query(`update lead set ${set} where lead_id = $1`, [lead.id]);
  await change("name = 'Inés Ruiz', phone = '+17865550133'");
  expect([await finds("pena"), await finds("ruiz"), await finds("305555"), await finds("786555")]).toEqual([
    0, 1, 0, 1,
  ]);
  await change("name = null, phone = null");
  expect([await finds("ines"), await finds("0133")]).toEqual([0, 0]);
  await change("name = 'Inés Ruiz'");
  await app.database.pool.query("delete from lead where lead_id = $1", [lead.id]);
  const { rows } = await app.database.pool.query("select * from lead_word where agent_id = $1", [agent.agent_id]);
  expect(rows).toEqual([]);
});
