import { expect, test } from "vitest";
import { chartLine } from "./chartLine.ts";

const day = (name: string, views: number) => ({ day: name, views, scans: 0, conversations: 0, leads: 0 });
const size = { width: 100, height: 50 };

test("days are side by side, with the highest at the top", () => {
  const line = chartLine([day("a", 0), day("b", 4), day("c", 2)], "views", size);
  expect(line?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [50, 0],
    [100, 25],
  ]);
  expect(line).toMatchObject({ total: 6, highest: 4, bestDay: { day: "b" } });
});

test("of equal days the latest is the best, and days without data are at the bottom", () => {
  expect(chartLine([day("a", 3), day("b", 3)], "views", size)?.bestDay.day).toBe("b");
  expect(chartLine([day("a", 0), day("b", 0)], "views", size)?.points.map(({ y }) => y)).toEqual([50, 50]);
  expect(chartLine([], "views", size)).toBeNull();
});
