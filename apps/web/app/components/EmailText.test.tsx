import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextWithEmail } from "./EmailText.tsx";

test.each([
  ["You sign in with ana.p@mail.example.", "You sign in with ", "."],
  ["ana.p@mail.example", "", ""],
])("an email address in %s can break before its @ and its dots", (text, before, after) => {
  const address = '<span class="wrap-anywhere">ana<wbr/>.p<wbr/>@mail<wbr/>.example</span>';
  expect(renderToStaticMarkup(<TextWithEmail text={text} email="ana.p@mail.example" />)).toBe(before + address + after);
});

test("a sentence without the address stays as it is", () => {
  expect(renderToStaticMarkup(<TextWithEmail text="No email yet" email="ana@mail.example" />)).toBe("No email yet");
});
