import { expect, test } from "vitest";
import { filledReply, matchingReplies, typedShortcut } from "./replyMenu.ts";

const apply = { id: "1", shortcut: "apply", text: { en: "Hi {name}, the form for {home}: {link}", es: "" } };
const thanks = { id: "2", shortcut: "gracias", text: { en: "", es: "Gracias, {name}" } };

test("a slash at the beginning of the text opens the menu", () => {
  expect(["/", "/Ap", "/apply now", "and/or", "", "text /ap"].map(typedShortcut)).toEqual([
    "",
    "ap",
    null,
    null,
    null,
    null,
  ]);
  expect(matchingReplies([apply, thanks], "ap")).toEqual([apply]);
  expect(matchingReplies([apply, thanks], "")).toEqual([apply, thanks]);
});

test("fills in variables, and leaves the ones without a value visible", () => {
  const values = { name: "Ana", home: null };
  expect(filledReply(apply, "es", values)).toBe("Hi Ana, the form for {home}: {link}");
  expect(filledReply(thanks, "en", { ...values, name: "$& Bea" })).toBe("Gracias, $& Bea");
});
