import { expect, test } from "vitest";
import { captionChannels, captionText } from "./captions.ts";

test("every caption names agent and brokerage, and leads somewhere", () => {
  const sender = { name: "Ana Sofía Delgado", brokerage: "Biscayne Key Realty", url: "https://x.example/a" };
  for (const channel of captionChannels)
    for (const language of ["en", "es"] as const) {
      const text = captionText(channel, language, sender);
      expect(text).toContain("Ana Sofía Delgado, Biscayne Key Realty");
      expect(text).toMatch(channel === "instagram" ? /bio/ : /https:\/\/x\.example\/a/);
    }
  expect(captionText("text", "en", { ...sender, brokerage: "" })).toMatch(/ Ana Sofía Delgado$/);
});
