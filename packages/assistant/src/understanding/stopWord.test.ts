import { expect, test } from "vitest";
import { southFlorida } from "../markets/southFlorida.ts";
import { understand } from "./understand.ts";

const read = (text: string) =>
  understand(text, { asked: null, referenceDate: "2026-03-20", languageHint: "en", market: southFlorida });

test.each([
  "STOP 🛑",
  "Stop 🙏🏽",
  "stop stop",
  "STOP please, STOP!",
  "STOP\n\nSent from my iPhone",
  "STOP\n-- \nAna Torres\n305-555-0100",
  "Stop\n\nAna Torres",
  "STOP\n- Ana",
  "ALTO\nEnviado desde mi iPhone",
  "remove me",
  "Please remove me.",
  "do not contact me",
  "Please do not text us",
  "FIN",
  "ALTO por favor",
  "alto alto ✋",
])("%j asks for no more messages", (text) => {
  expect(read(text).intents).toEqual(["stop"]);
});

test.each([
  "I'd like to stop by tomorrow",
  "Stop\n\nWhen can I see it?",
  "Cancel\n\nTomorrow at 5 please",
  "remove me from the 5 pm showing",
  "stop 2",
  "a fin de mes",
  "end of May",
  "quiero un piso alto",
  "Thanks 🙏",
])("%j is part of the chat", (text) => {
  expect(read(text).intents).not.toContain("stop");
});
