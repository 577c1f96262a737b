import { expect, test } from "vitest";
import { readCampaign, rememberCampaign, rememberedCampaign } from "./campaign.ts";

function emptyStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test("only campaign parameters with a value are read", () => {
  const search = new URLSearchParams("utm_source=instagram&utm_medium=&ref=MARISOL5&utm_campaign=beta");
  expect(readCampaign(search)).toEqual({ utm_source: "instagram", utm_campaign: "beta" });
});

test("a campaign outlives the page it arrived on, until another one comes", () => {
  const storage = emptyStorage();
  rememberCampaign(storage, new URLSearchParams("utm_source=instagram&utm_term=agents"));
  rememberCampaign(storage, new URLSearchParams(""));
  expect(rememberedCampaign(storage)).toEqual({ utm_source: "instagram", utm_term: "agents" });
  rememberCampaign(storage, new URLSearchParams("utm_source=google"));
  expect(rememberedCampaign(storage)).toEqual({ utm_source: "google" });
});

test.each(["{", "null", "[1]", '{"utm_source":{"a":1}}', "7"])("a broken value %s is ignored", (broken) => {
  expect(rememberedCampaign({ getItem: () => broken, setItem: () => undefined })).toEqual({});
});
