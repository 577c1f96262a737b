import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answer } from "../../src/answering/answer.ts";
import type { Answer, Scene } from "../../src/answering/answerTypes.ts";
import { labels } from "../../src/answering/labels.ts";
import { type Query, queryOps } from "../../src/answering/query.ts";
import { fields } from "../../src/answering/registry.ts";
import type { Act } from "../../src/dialogue/act.ts";
import { checkWording } from "../../src/grounding/check.ts";
import { isWordable } from "../../src/grounding/facts.ts";
import { groundsOf } from "../../src/phrasing/grounds.ts";
import { phrase } from "../../src/phrasing/phrase.ts";
import type { TurnContext } from "../../src/turn.ts";
import type { AgentProfile, Language, ListingTopic } from "../../src/types.ts";
import { baseScene, ids, listings } from "./scene.ts";

interface Case extends Partial<Query> {
  id: string;
  op: Query["op"];
  listings: string[];
  /** What is known of the renter and the talk, where it matters. */
  scene?: Partial<Scene>;
  text: string;
  /** Fields and listings for which a task is due. */
  missing?: string[];
}

const languages = ["en", "es"] as const;
const agent: AgentProfile = {
  id: "a",
  name: "Marisol Echeverría",
  tone: "friendly",
  aiMode: "full",
  language: "bilingual",
  workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
};

function read(language: Language): Case[] {
  const lines = readFileSync(new URL(`${language}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Case);
}

function queryOf(given: Partial<Query> & Pick<Query, "op">): Query {
  const { listings: asked = ids } = given;
  const scope = asked.length === 1 ? "focus" : "shown";
  return { topics: [], scope, listings: asked, against: {}, constraints: {}, ...given };
}

function say(result: Answer, language: Language): string {
  const act: Act = { type: "answer", answer: result };
  return phrase([act], { language, agent, today: baseScene.today, recent: [] }).text;
}

function ask(given: Partial<Query> & Pick<Query, "op">, language: Language, scene: Partial<Scene> = {}) {
  const result = answer(queryOf(given), { ...baseScene, ...scene, language });
  return { result, text: say(result, language) };
}

describe.each(languages)("answers in %s", (language) => {
  const cases = read(language);

  test("are many, for every operation", () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect([...new Set(cases.map(({ op }) => op))].sort()).toEqual([...queryOps].sort());
  });

  test.each(cases)("$id", ({ id: _, text, missing, scene = {}, ...query }) => {
    const { result, text: said } = ask(query, language, scene);
    expect(said).toBe(text);
    const due = result.missing.flatMap(({ topic, listingIds }) => listingIds.map((id) => `${topic} ${id}`));
    expect(due).toEqual(missing ?? []);
  });
});

const topics = Object.keys(fields) as ListingTopic[];
const scopes: string[][] = [[], ["grove"], ["bay"], ["bay", "sixth"], ["edge", "wyn", "doral"], ids];
const against: Query["against"][] = [
  {},
  {
    pets: { kind: "dog", count: 2, pounds: 28 },
    amount: 2_500,
    count: 2,
    months: 9,
    area: "Midtown",
    utility: "gas",
    date: { from: "2026-12-01", to: "2026-12-10" },
  },
  { pets: { kind: "parrot" }, detail: "in unit", area: "Nowhere", amount: 0 },
];
const searches: Partial<Scene>[] = [
  {},
  { lastNamed: "bay", shown: ["bay", "sixth"] },
  {
    slots: {
      pets: { has: true, kind: "cat" },
      budget_max: 2_400,
      move_in: "2026-12-01",
      area: "Brickell",
      bedrooms: 1,
    },
  },
];

/** Every kind of question there is, with and without figures to hold against it. */
function* questions(): Generator<{ query: Query; scene: Partial<Scene> }> {
  for (const op of queryOps) {
    for (const listed of scopes) {
      for (const held of against) {
        for (const scene of searches) {
          for (const topic of topics)
            yield { query: queryOf({ op, topics: [topic], listings: listed, against: held }), scene };
          yield { query: queryOf({ op, listings: listed, against: held }), scene };
          yield {
            query: queryOf({ op, topics: ["price", "pets"], listings: listed, constraints: { bedrooms: 2 } }),
            scene,
          };
        }
      }
    }
  }
}

/** The figures of a text, without separators. */
function figuresIn(text: string): string[] {
  return (text.replace(/(\d),(?=\d{3})/g, "$1").match(/\d+/g) ?? []).map((figure) => String(Number(figure)));
}

/** What a text may say of listings: stored figures, what was held against them, and sums and differences of these. */
function figuresAllowed(result: Answer, { query, scene }: { query: Query; scene: Partial<Scene> }): Set<string> {
  const stored = JSON.stringify([
    listings.filter(({ id }) => query.listings.includes(id)),
    query,
    scene.slots ?? {},
    result.totals ?? [],
    result.fits ?? [],
    result.rows,
    baseScene.today,
  ]);
  const allowed = new Set(figuresIn(stored));
  for (let count = 0; count <= ids.length; count++) allowed.add(String(count));
  const rents = result.rows.flatMap(({ fact }) => {
    const value = fact?.value;
    return value?.kind === "money" ? [value.amount] : value?.kind === "size" ? [value.squareFeet] : [];
  });
  for (const first of rents) for (const second of rents) allowed.add(String(Math.abs(first - second)));
  return allowed;
}

describe.each(languages)("any question in %s", (language) => {
  const asked = [...questions()].map((question) => ({ ...question, ...ask(question.query, language, question.scene) }));

  type Asked = (typeof asked)[number];
  /** The first few questions whose answers are not as they should be. */
  const failing = (isWrong: (one: Asked) => boolean) =>
    asked
      .filter(isWrong)
      .slice(0, 5)
      .map(({ text, query, scene }) => `${text} ${JSON.stringify({ ...query, scene })}`);

  test("gets words, with nothing left open in them", () => {
    const open = /undefined|NaN|\[object|\{\w+\}|Infinity|\s{2}|\s[.,;]|: ?\.|\(\)|\.\./;
    expect(failing(({ text }) => open.test(text) || !/^[¡¿“]?[\p{Lu}\d$].*\.$/su.test(text))).toEqual([]);
  });

  test("names no listing beside those in question", () => {
    const names = ({ text, query }: Asked) =>
      listings.some(({ id, address, area }) => {
        if (query.listings.includes(id)) return false;
        // A place that the question or the search names may be said again.
        const isArea = !query.listings.some((own) => listings.find((one) => one.id === own)?.area === area);
        return text.includes(address.split(",")[0] ?? "") || (isArea && area !== "Brickell" && text.includes(area));
      });
    expect(failing(names)).toEqual([]);
  });

  test("is answered by stored figures, and sums and differences of them", () => {
    const addresses = figuresIn(listings.map(({ address }) => address).join(" "));
    const invents = (one: Asked) => {
      const allowed = figuresAllowed(one.result, one);
      return figuresIn(one.text).some((figure) => !allowed.has(figure) && !addresses.includes(figure));
    };
    expect(failing(invents)).toEqual([]);
  });

  test("says that the agent was asked exactly where a task is due", () => {
    const says = (text: string) => /I've (?:just )?asked|le (?:pregunté|pedí)|se las pedí/.test(text);
    expect(failing(({ text, result }) => says(text) !== result.missing.length > 0)).toEqual([]);
  });

  test("quotes no remark that a listing may not carry", () => {
    expect(failing(({ text }) => /singles|kids|solteros|niños/.test(text))).toEqual([]);
  });
});

describe("what an answer rests on", () => {
  const context = { properties: listings, now: "2026-11-22T15:00:00Z" } as unknown as TurnContext;

  test("is told with its listing, value and day, and what is missing as missing", () => {
    const { result } = ask({ op: "list", topics: ["pool"], listings: ["bay", "edge"] }, "en");
    expect(groundsOf([{ type: "answer", answer: result }], context)).toEqual([
      { topic: "pool", propertyId: "bay", updated: "2026-11-17", value: "Heated pool on the 10th floor" },
      { topic: "pool", propertyId: "edge", missing: true },
    ]);
  });

  test("of a total is its rent, of a superlative the best", () => {
    const { result } = ask({ op: "superlative", topics: ["price"], direction: "min" }, "en");
    expect(groundsOf([{ type: "answer", answer: result }], context)).toEqual([
      { topic: "price", propertyId: "wyn", updated: "2026-11-17", value: 2150 },
    ]);
  });
});

describe.each(languages)("a model's wording in %s", (language) => {
  const { result, text } = ask({ op: "value", topics: ["price"], listings: ["edge", "wyn"] }, language);
  const act: Act = { type: "answer", answer: result };
  const check = (wording: string) => {
    if (!isWordable(act)) throw new Error("not wordable");
    return checkWording(wording, { acts: [act], draft: text }, { language, agent, today: baseScene.today });
  };

  test("may keep what the answer says", () => {
    expect(check(text)).toBeNull();
  });

  test("may neither change a figure, give it to another home nor leave it out", () => {
    expect(check(text.replace("2,900", "2,800"))).not.toBeNull();
    expect(check(text.replace("2,900", "x").replace("2,150", "2,900").replace("x", "2,150"))).not.toBeNull();
    expect(check(text.split(";")[0] ?? "")).not.toBeNull();
  });

  test("of a yes, a sum or what is missing is not asked for", () => {
    for (const query of [
      { op: "check", topics: ["pool"], listings: ["bay"] },
      { op: "total", topics: ["move_in_cost"], listings: ["bay"] },
      { op: "value", topics: ["storage"], listings: ["bay"] },
    ] as const) {
      expect(
        isWordable({ type: "answer", answer: ask({ ...query, topics: [...query.topics] }, language).result }),
      ).toBe(false);
    }
  });
});

test("every field has its words in both languages", () => {
  for (const language of languages) {
    for (const topic of topics) {
      const { short, noun, whether, has, cues } = labels[language][topic];
      for (const words of [short, noun, whether, has, cues]) expect(words, `${language} ${topic}`).toMatch(/^\S.*\S$/);
    }
  }
});
