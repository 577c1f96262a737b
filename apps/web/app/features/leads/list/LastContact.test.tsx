import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LastContact } from "./LastContact.tsx";

const [waitingSince, updatedAt] = ["2026-03-03T15:00:00.000Z", "2026-03-17T15:00:00.000Z"];
const textOf = (lead: Parameters<typeof LastContact>[0]["lead"]) =>
  renderToStaticMarkup(<LastContact lead={lead} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("the last contact is the last message, beside how long the renter has waited", () => {
  expect(textOf({ needsYou: true, updatedAt, waitingSince })).toBe("Mar 17 Needs you · Mar 3");
  expect(textOf({ needsYou: true, updatedAt, waitingSince: updatedAt })).toBe("Mar 17 Needs you");
  expect(textOf({ needsYou: true, updatedAt, waitingSince: null })).toBe("Mar 17 Needs you");
  expect(textOf({ needsYou: false, updatedAt, waitingSince: null })).toBe("Mar 17");
});
