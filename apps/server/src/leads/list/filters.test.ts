import { expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startTestApp } from "../../testing/testApp.ts";

interface Searcher {
  name: string;
  budget?: number;
  area?: string;
  bedrooms?: unknown;
  timeline?: string;
}

const people: Searcher[] = [
  { name: "Ana", budget: 2000, area: "Brickell", bedrooms: 1, timeline: "asap" },
  { name: "Bo", budget: 3000, area: "Brickell, Edgewater", bedrooms: { min: 2, max: 3 }, timeline: "2026-04-01" },
  { name: "Cy", budget: 4500, area: "Doral", bedrooms: { min: 3 }, timeline: "2026-06-15" },
  { name: "Di", area: "Edgewater", bedrooms: 0, timeline: "flexible" },
  { name: "Ed" },
];

/** A filter, and who it leaves. */
const filters: [string, string[]][] = [
  ["budgetFrom=2500", ["Bo", "Cy"]],
  ["budgetTo=3000", ["Ana", "Bo"]],
  ["budgetFrom=2500&budgetTo=3500", ["Bo"]],
  ["area=Edgewater", ["Bo", "Di"]],
  ["area=Brickell,Doral", ["Ana", "Bo", "Cy"]],
  ["area=brick", []],
  ["size=0", ["Di"]],
  ["size=2", ["Bo"]],
  ["size=3", ["Bo", "Cy"]],
  ["size=4", ["Cy"]],
  ["moveBy=2026-03-20", ["Ana"]],
  ["moveBy=2026-04-01", ["Ana", "Bo"]],
  ["moveBy=2026-04-01&flexible=1", ["Ana", "Bo", "Di", "Ed"]],
  ["area=Brickell&size=2&budgetTo=3000&moveBy=2026-05-01&stage=new", ["Bo"]],
  ["size=9&budgetFrom=-1&moveBy=soon&area=,", ["Ana", "Bo", "Cy", "Di", "Ed"]],
];

test("filters by budget, area, size and move-in, alone and together, in the list and its export", async () => {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  const ids = new Map<string, string>();
  for (const { bedrooms, ...person } of people) {
    const { lead_id } = await app.database.db
      .insertInto("lead")
      .values({
        agent_id: agent.agent_id,
        ...person,
        bedrooms: bedrooms === undefined ? null : JSON.stringify(bedrooms),
        score: 10,
        status: "cold",
        language: "en",
      })
      .returning("lead_id")
      .executeTakeFirstOrThrow();
    ids.set(person.name, lead_id);
  }
  const owner = await app.signedIn(agent.email);
  const found = async (query: string): Promise<string[]> =>
    (await owner.get(`/api/leads?${query}`)).body.map(({ name }: { name: string }) => name).sort();
  for (const [query, names] of filters) {
    expect([query, await found(query)]).toEqual([query, names]);
    const file = await owner.get(`/api/leads/export.csv?${query}`);
    expect([query, file.text.trim().split("\n").length - 1]).toEqual([query, names.length]);
  }
  const chosen = [ids.get("Cy"), ids.get("Ed")].join(",");
  expect(await found(`ids=${chosen}`)).toEqual(["Cy", "Ed"]);
  expect(await found(`ids=${chosen}&size=3`)).toEqual(["Cy"]);
  expect(await found("ids=rubbish")).toEqual([]);
  expect((await owner.get("/api/lead-areas")).body).toEqual(["Brickell", "Doral", "Edgewater"]);
  const other = await app.signedIn((await createAgent(app.database.db)).email);
  expect((await other.get(`/api/leads?ids=${chosen}`)).body).toEqual([]);
  expect((await other.get("/api/lead-areas")).body).toEqual([]);
});

test("finds a few matches among thousands, page by page", async () => {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  await app.database.pool.query(
    `insert into lead (agent_id, score, status, language, name, budget, area, bedrooms, timeline, updated_at)
     select $1, case when few then 5 else 50 end, 'cold', 'en', 'Lead ' || n, case when few then 9000 else 2000 end,
       case when few then 'Key Biscayne, Brickell' else 'Doral' end, case when few then '6' else '1' end::jsonb,
       case when few then '2026-01-05' else '2026-09-01' end, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, 2400) as n, lateral (select n % 400 = 0 as few) as f`,
    [agent.agent_id],
  );
  const owner = await app.signedIn(agent.email);
  for (const filter of ["budgetFrom=8000", "area=Key%20Biscayne", "size=4", "moveBy=2026-02-01"]) {
    const seen: string[] = [];
    let path: string | undefined = `/api/leads?${filter}&sort=recent&limit=4`;
    while (path) {
      const page: Awaited<ReturnType<typeof owner.get>> = await owner.get(path);
      seen.push(...page.body.map(({ name }: { name: string }) => name));
      path = page.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1];
    }
    expect([filter, seen]).toEqual([filter, [2400, 2000, 1600, 1200, 800, 400].map((n) => `Lead ${n}`)]);
  }
});
