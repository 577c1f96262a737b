import { expect, test } from "vitest";
import { asksNotToBeTracked, type OpenedPage, viewOf } from "./countView.ts";

const page: OpenedPage = { pathname: "/early", search: "", referrer: "", host: "llave.example", language: "en" };

test.each<[string, Partial<OpenedPage>, object | null]>([
  ["typed in", {}, { entry: true }],
  ["from another site", { referrer: "https://l.instagram.com/?u=1" }, { entry: true, referrer: "l.instagram.com" }],
  ["from this site", { referrer: "https://llave.example/pricing" }, { entry: false }],
  ["by a link inside the page", { referrer: null, search: "?utm_source=x" }, { entry: false }],
  ["by a campaign", { search: "?utm_source=ig&utm_campaign=beta" }, { entry: true, source: "ig", campaign: "beta" }],
])("%s", (_, how, what) => {
  expect(viewOf({ ...page, ...how })).toEqual({ path: "/early", language: "en", ...what });
});

test.each([
  ["/reset-password", "/reset-password"],
  ["/pricing/", "/pricing"],
  ["/smartlink/rosa/rentals/token", "other"],
  ["/constructor", "other"],
])("%s is counted as %s, without its query", (pathname, path) => {
  expect(viewOf({ ...page, pathname, search: "?token=secret" })).toEqual({ path, language: "en", entry: true });
});

test.each(["/login", "/login/", "/onboarding", "/dashboard", "/dashboard/leads/0f0e", "/admin", "/admin/"])(
  "%s is not counted",
  (pathname) => {
    expect(viewOf({ ...page, pathname })).toBeNull();
  },
);

test("people who ask not to be tracked aren't counted", () => {
  expect(asksNotToBeTracked({ doNotTrack: "1" })).toBe(true);
  expect(asksNotToBeTracked({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeTracked({ doNotTrack: null })).toBe(false);
  expect(asksNotToBeTracked({ doNotTrack: "unspecified" })).toBe(false);
});
