import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readExamples } from "../../commands/train.ts";
import { southFlorida } from "../../src/markets/southFlorida.ts";
import {
  type Intent,
  type IsoDate,
  intents,
  type Language,
  type SlotName,
  type Slots,
  type Topic,
  topics,
  yesNoSlots,
} from "../../src/types.ts";
import { understand } from "../../src/understanding/understand.ts";

/** One line of a data file: a renter's message and what it says. */
interface Case {
  id: string;
  text: string;
  context: { asked: SlotName | null; reference_date: IsoDate; language_hint: Language };
  language: Language;
  slots: Slots;
  intents: Intent[];
  topics?: Topic[];
  refused?: SlotName[];
  excludedAreas?: string[];
  phenomenon: string;
}

const folder = new URL(".", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
const cases = new Map(
  files.map((name) => [
    name,
    readFileSync(new URL(name, folder), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Case),
  ]),
);
const all = [...cases.values()].flat();

function read(item: Case) {
  return understand(item.text, {
    asked: item.context.asked,
    referenceDate: item.context.reference_date,
    languageHint: item.context.language_hint,
    market: southFlorida,
  });
}

/** Areas in any order, because a list of places has none. */
function comparable(slots: Slots): Slots {
  return Array.isArray(slots.area) ? { ...slots, area: [...slots.area].sort() } : slots;
}

describe.each([...cases])("%s", (_, items) => {
  test.each(items.map((item) => [item.id, item.text, item] as const))("%s %s", (_id, _text, item) => {
    const said = read(item);
    expect(comparable(said.slots)).toEqual(comparable(item.slots));
    expect([...said.intents].sort()).toEqual([...item.intents].sort());
    expect(said.language).toBe(item.language);
    if (item.topics !== undefined) expect(said.topics).toEqual(item.topics);
    if (item.refused !== undefined) expect(said.refused).toEqual(item.refused);
    if (item.excludedAreas !== undefined) expect(said.excludedAreas).toEqual(item.excludedAreas);
  });
});

describe("the data files", () => {
  test("have unique ids", () => {
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
  });

  test.each(["en", "es"] as const)("have at least 150 messages in %s", (language) => {
    expect(all.filter((item) => item.language === language).length).toBeGreaterThanOrEqual(150);
  });

  test("name every slot, intent and topic that understanding can give", () => {
    const slotNames = new Set(all.flatMap((item) => Object.keys(item.slots)));
    expect([...slotNames].sort()).toEqual(
      [
        "area",
        "bathrooms",
        "bedrooms",
        "budget_max",
        "budget_min",
        "email",
        "lease_months",
        "move_in",
        "name",
        "occupants",
        "pets",
        "phone",
        "showing_request",
        ...yesNoSlots,
      ].sort(),
    );
    const intentNames = new Set<string>(all.flatMap((item) => item.intents));
    expect(intents.filter((intent) => !intentNames.has(intent))).toEqual([]);
    // Topics that only questions have are labeled in the training lines.
    const { train, dev } = readExamples();
    const labeled = [...train, ...dev].flatMap((example) => [...(example.topics ?? []), ...(example.conduct ?? [])]);
    const topicNames = new Set<string>([...all.flatMap((item) => item.topics ?? []), ...labeled]);
    expect(topics.filter((topic) => !topicNames.has(topic) && topic !== "area")).toEqual([]);
  });
});
