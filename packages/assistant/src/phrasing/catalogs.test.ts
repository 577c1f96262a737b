import { describe, expect, it } from "vitest";
import { catalogs, type WordingKey } from "./catalogs.ts";
import type { Wording } from "./wording.ts";

const keys = Object.keys(catalogs.en) as WordingKey[];
const frequent = keys.filter((key) => /^(ask_(?!what)|reprompt_|confirm|greet|noted|thanks|complete|accept)/.test(key));
const tones = ["friendly", "professional", "warm", "direct"] as const;

function lines(wording: Wording): string[] {
  return [...wording.base, ...tones.flatMap((tone) => wording[tone] ?? [])];
}

function placeholders(line: string): string[] {
  return [...new Set(line.match(/\{\w+\}/g) ?? [])].sort();
}

/** Placeholders that every reply can fill: the agent's names, and a value in either case. */
const OPTIONAL = ["{agent}", "{agent_full}"];

function needed(wording: Wording): Set<string> {
  const all = lines(wording).flatMap(placeholders);
  return new Set(all.filter((name) => !OPTIONAL.includes(name)).map((name) => name.toLowerCase()));
}

describe.each(keys)("%s", (key) => {
  const { en, es } = { en: catalogs.en[key], es: catalogs.es[key] };

  it("has as many wordings in both languages, tone by tone", () => {
    expect(es.base.length).toBe(en.base.length);
    for (const tone of tones) expect(es[tone]?.length, tone).toBe(en[tone]?.length);
  });

  it("says the same facts in both languages", () => {
    expect([...needed(es)].sort()).toEqual([...needed(en)].sort());
  });

  it("contains no figure, link or address, and no line twice", () => {
    for (const wording of [en, es]) {
      expect(lines(wording).filter((line) => /\d|https?:|@|\$/.test(line))).toEqual([]);
      expect(new Set(lines(wording)).size).toBe(lines(wording).length);
    }
  });

  it("asks one thing at most", () => {
    for (const line of [...lines(en), ...lines(es)]) expect(line.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    for (const line of lines(es)) expect(line.split("¿").length).toBe(line.split("?").length);
  });
});

it("has at least three wordings for frequent lines", () => {
  expect(frequent.length).toBeGreaterThan(20);
  for (const key of frequent) expect(catalogs.en[key].base.length, key).toBeGreaterThanOrEqual(3);
});
