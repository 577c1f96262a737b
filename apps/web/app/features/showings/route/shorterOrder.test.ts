import type { Showing } from "@llave/contract/showings/showings";
import { expect, test } from "vitest";
import { pinsOf } from "./pins.ts";
import { shorterOrder } from "./shorterOrder.ts";

const brickell = [25.7617, -80.1918] as [number, number];
const aventura = [25.9565, -80.1392] as [number, number];

/** A showing on a Monday at an hour of Miami's winter. */
function stop(name: string, hour: number, point: [number, number] | null, status: Showing["status"]): Showing {
  const at = new Date(Date.UTC(2026, 10, 23, hour + 5));
  return {
    id: name,
    at: at.toISOString(),
    endsAt: new Date(at.getTime() + 30 * 60_000).toISOString(),
    status,
    address: `${name} St`,
    point,
    propertyId: null,
    conversationId: name,
    leadId: name,
    leadName: name,
    leadPhone: null,
    told: true,
    language: "en",
  };
}

const calendar = {
  blockedTimes: [],
  busyTimes: [],
  availability: {
    weekly: [{ weekday: 1, from: 9 * 60, to: 19 * 60 }],
    lengthMinutes: 30,
    bufferMinutes: 15,
    noticeMinutes: 0,
    horizonDays: 14,
    daysOff: [],
    useDriveTime: true,
  },
  now: Date.UTC(2026, 10, 22),
};
const planned = (stops: Showing[], change: object = {}) =>
  shorterOrder(stops, { ...calendar, showings: stops, ...change });

test("moves the far showing to the start or end of the day instead of between two close ones", () => {
  const stops = [
    stop("Ana", 11, brickell, "confirmed"),
    stop("Ben", 13, aventura, "requested"),
    stop("Cy", 15, brickell, "confirmed"),
  ];
  const order = planned(stops);
  expect(order?.moves.map(({ showing }) => showing.id)).toEqual(["Ben"]);
  expect(order?.saves).toBeGreaterThan(15);
});

test("moves an unconfirmed showing first, and a confirmed one only if nothing else saves time", () => {
  const stops = [
    stop("Ana", 11, brickell, "requested"),
    stop("Ben", 13, aventura, "confirmed"),
    stop("Cy", 15, brickell, "confirmed"),
  ];
  expect(planned(stops)?.moves.map(({ showing }) => showing.id)).toEqual(["Ana"]);
  const allConfirmed = stops.map((one): Showing => ({ ...one, status: "confirmed" }));
  expect(planned(allConfirmed)?.moves).toHaveLength(1);
});

test("swaps two showings on a day without free times", () => {
  const stops = [
    stop("Ana", 11, brickell, "confirmed"),
    stop("Ben", 13, aventura, "requested"),
    stop("Cy", 15, brickell, "requested"),
  ];
  const weekly = [{ weekday: 1, from: 11 * 60, to: 15 * 60 + 30 }];
  const busyTimes = [
    { from: "2026-11-23T16:30:00.000Z", to: "2026-11-23T18:00:00.000Z", provider: "google" as const },
    { from: "2026-11-23T18:30:00.000Z", to: "2026-11-23T20:00:00.000Z", provider: "google" as const },
  ];
  const order = planned(stops, { availability: { ...calendar.availability, weekly }, busyTimes });
  expect(order?.isSwap).toBe(true);
  expect(order?.moves.map(({ showing, at }) => [showing.id, at])).toEqual([
    ["Ben", "2026-11-23T20:00:00.000Z"],
    ["Cy", "2026-11-23T18:00:00.000Z"],
  ]);
  expect(order?.saves).toBeGreaterThan(15);
});

test.each([
  ["is in order already", { order: [brickell, brickell, aventura] }],
  ["has a home whose area is unknown", { order: [brickell, null, brickell] }],
  ["is over", { now: Date.UTC(2026, 10, 24) }],
  [
    "has no free time left, not even for an exchange",
    { weekly: [{ weekday: 1, from: 11 * 60, to: 15 * 60 + 30 }], busy: true },
  ],
])(
  "suggests nothing for a day that %s",
  (_name, {
    order = [brickell, aventura, brickell],
    now,
    weekly,
    busy,
  }: {
    order?: ([number, number] | null)[];
    now?: number;
    weekly?: typeof calendar.availability.weekly;
    busy?: boolean;
  }) => {
    const stops = order.map((point, index) => stop(`r${index}`, 11 + 2 * index, point, "requested"));
    const busyTimes = busy
      ? [{ from: "2026-11-23T16:30:00.000Z", to: "2026-11-23T20:00:00.000Z", provider: "google" as const }]
      : [];
    const change = {
      ...(now && { now }),
      ...(weekly && { availability: { ...calendar.availability, weekly } }),
      busyTimes,
    };
    expect(planned(stops, change)).toBeNull();
  },
);

test("stops of one area share a pin", () => {
  const stops = [
    stop("Ana", 11, brickell, "confirmed"),
    stop("Ben", 13, aventura, "confirmed"),
    stop("Cy", 15, brickell, "confirmed"),
  ];
  expect(pinsOf(stops).map(({ label }) => label)).toEqual(["1, 3", "2"]);
});
