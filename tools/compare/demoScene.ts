import { addDays } from "@llave/contract/calendar";
import { demoAgent, demoListings } from "../../apps/server/src/demo/content.ts";
import {
  type ArrangedShowing,
  type Availability,
  freeTimes,
  type Property,
  southFlorida,
  type TurnContext,
} from "../../packages/assistant/src/index.ts";

/** When the demo's agent shows homes: her working hours. */
const availability: Availability = {
  weekly: demoAgent.working_hours.days.map((weekday) => ({
    weekday,
    from: demoAgent.working_hours.from * 60,
    to: demoAgent.working_hours.to * 60,
  })),
  lengthMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 14,
  daysOff: [],
};

/** The demo's listings as of a given moment. */
export function demoProperties(setUp: string): Property[] {
  const today = new Date(setUp).toISOString().slice(0, 10);
  const dayFrom = (days: number) => addDays(today, days);
  return demoListings.map((demo) => {
    const { freeInDays, confirmedDaysAgo, square_feet, facts, ...listing } = { confirmedDaysAgo: 5, ...demo };
    const updated = dayFrom(-confirmedDaysAgo);
    const dated = Object.entries(facts).map(([topic, fact]) => [topic, { ...fact, updated }]);
    return {
      ...listing,
      id: demo.address,
      squareFeet: square_feet,
      availableFrom: dayFrom(freeInDays),
      facts: Object.fromEntries(dated),
      updated,
    } as Property;
  });
}

/** The context of a turn with the demo's agent at a given time, before the renter's language is known. */
export function demoContext(
  setUp: string,
  now: string,
  showing: ArrangedShowing | undefined,
): Omit<TurnContext, "languageHint"> {
  const { timeZone } = southFlorida;
  return {
    now,
    market: southFlorida,
    agent: {
      id: "demo",
      name: demoAgent.name,
      brokerage: demoAgent.brokerage,
      phone: demoAgent.phone,
      email: demoAgent.email,
      tone: demoAgent.tone,
      aiMode: demoAgent.ai_mode,
      language: demoAgent.language,
      workingHours: { ...demoAgent.working_hours, days: [...demoAgent.working_hours.days] },
    },
    properties: demoProperties(setUp),
    links: { ownData: "https://llave.example/my-data", verifyLicense: "https://license.example/marisol" },
    freeTimes: freeTimes(availability, [], { now, timeZone, most: 200 }),
    ...(showing && showing.at > now && { showing }),
  };
}
