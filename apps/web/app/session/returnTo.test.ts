import { expect, test } from "vitest";
import { loginPath, safeReturnTo } from "./returnTo.ts";

test.each(["/dashboard", "/dashboard/leads?status=hot#top", "/community", "/dashboard/leads/a%20b"])(
  "%s is a path of this site",
  (path) => {
    expect(safeReturnTo(path, "/dashboard")).toBe(path);
  },
);

test.each([
  null,
  "",
  "dashboard",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example/dashboard",
  "javascript:alert(1)",
  "/..//evil.example",
  "/login",
  "/login?returnTo=/login",
])("%j is not", (value) => {
  expect(safeReturnTo(value, "/dashboard")).toBe("/dashboard");
});

test("the round trip through the sign-in page keeps path and query", () => {
  const address = loginPath("/login", "/dashboard/leads?status=hot&q=a b");
  expect(address).toBe("/login?returnTo=/dashboard/leads%3Fstatus%3Dhot%26q%3Da%20b");
  expect(safeReturnTo(new URL(address, "http://x").searchParams.get("returnTo"), "/")).toBe(
    "/dashboard/leads?status=hot&q=a%20b",
  );
});
