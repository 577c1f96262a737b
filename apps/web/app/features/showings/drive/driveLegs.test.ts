import type { Showing } from "@llave/contract/showings/showings";
import { expect, test } from "vitest";
import { isSameBuilding, legBetween, totalDrive } from "./driveLegs.ts";

const showing = (at: string, endsAt: string, point: [number, number] | null): Showing => ({
  ...{ id: at, at, endsAt, status: "confirmed", address: null, point, propertyId: null },
  ...{ conversationId: null, leadId: null, leadName: null, leadPhone: null, told: true, language: "en" },
});
/** Half an hour in Brickell, and half an hour after it one in Doral. */
const brickell = showing("2026-11-23T15:00:00.000Z", "2026-11-23T15:30:00.000Z", [25.76, -80.19]);
const doral = showing("2026-11-23T16:00:00.000Z", "2026-11-23T16:30:00.000Z", [25.82, -80.36]);

test("subtracts the drive from the gap between showings, and adds up the day's drives", () => {
  const leg = legBetween(brickell, doral);
  // 30 minutes between; 36 by car and 5 to park.
  expect(leg).toMatchObject({ drive: { minutes: 36 }, spare: -11 });
  expect(totalDrive([brickell, doral])).toEqual(leg?.drive);
});

test("there is no drive from or to an unknown place", () => {
  const unknown = { ...brickell, point: null };
  expect([legBetween(unknown, doral), totalDrive([unknown, { ...doral, point: null }])]).toEqual([null, null]);
});

test.each([
  ["the same home", "325 S Biscayne Blvd #2210", "325 S Biscayne Blvd #2210", true],
  ["two homes of one building", "325 S Biscayne Blvd #2210", "325 S Biscayne Blvd, #804", true],
  ["two buildings", "325 S Biscayne Blvd #2210", "330 S Biscayne Blvd #2210", false],
  ["an unknown address", null, null, false],
])("two showings of %s have no drive only in the same building", (_name, one, other, same) => {
  const [a, b] = [
    { ...brickell, address: one },
    { ...doral, address: other },
  ];
  expect(isSameBuilding(a, b)).toBe(same);
  expect([legBetween(a, b), totalDrive([a, b])].every((drive) => drive === null)).toBe(same);
});
