import type { Act } from "../dialogue/act.ts";
import type { TurnContext } from "../turn.ts";
import type { Ground } from "../types.ts";

/** An agent's own words are stored up to this length: enough to recognize them, while a row stays small. */
const longestValue = 120;

/**
 * The stored facts that a reply is based on, each once: fields of listings with their values and the day they were
 * confirmed, the agent's hours and contact, the free times as they were at that moment. A missing fact
 * is listed as missing.
 */
export function groundsOf(acts: readonly Act[], context: TurnContext): Ground[] {
  const grounds = acts.flatMap((act) => groundsOfAct(act, context));
  const seen = new Set<string>();
  return grounds.filter((ground) => {
    const key = `${ground.topic} ${ground.propertyId ?? ""}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function rentGround(propertyId: string, value: number, context: TurnContext): Ground {
  return { topic: "price", propertyId, value, updated: confirmed(propertyId, context) };
}

function groundsOfAct(act: Act, context: TurnContext): Ground[] {
  switch (act.type) {
    case "answer_fact": {
      const { topic, propertyId, updated } = act;
      return [{ topic, propertyId, updated, value: act.value ?? (act.text ?? "").slice(0, longestValue) }];
    }
    case "answer_own":
      return [{ topic: "own_answer", updated: act.updated, value: act.text.slice(0, longestValue) }];
    case "answer_homes":
      return homesGrounds(act, context);
    case "answer_sheet":
      return sheetGrounds(act);
    case "answer_soonest":
      return act.rows.map(({ propertyId, date }) => freeGround(propertyId, date, context));
    case "answer_range":
      return [{ topic: act.topic, updated: act.updated, value: [act.min, act.max], count: act.count }];
    case "shortest_lease":
      return [{ topic: "lease_term", updated: act.updated, value: act.months }];
    case "listings_overview":
      return [{ topic: "price", updated: act.updated, value: [act.min, act.max], count: act.count }];
    case "none_fits":
      return act.from ? [{ topic: "price", value: act.from.price, missing: true }] : [];
    case "lowest_rent":
      return [rentGround(act.propertyId, act.value, context)];
    case "weigh":
      return [act.cheapest, act.largest].flatMap((weighed, index) =>
        weighed
          ? [
              {
                topic: index === 0 ? ("price" as const) : ("square_feet" as const),
                propertyId: weighed.propertyId,
                value: weighed.value,
                updated: confirmed(weighed.propertyId, context),
              },
            ]
          : [],
      );
    case "pet_too_heavy":
      return [{ topic: "pets", propertyId: act.propertyId, value: act.limit, updated: act.updated }];
    case "later_start":
      return [freeGround(act.propertyId, act.date, context)];
    case "no_others":
      return [{ topic: "availability", count: act.count, missing: true }];
    case "describe_listing":
      return summaryGrounds(act);
    case "will_ask_agent":
      return [{ topic: act.topic, ...(act.propertyId && { propertyId: act.propertyId }), missing: true }];
    case "offer_listings":
    case "near_misses":
      return act.listings.map(({ propertyId, price }) => rentGround(propertyId, price, context));
    case "offer_times":
    case "set_showing":
      return [
        { topic: "showing_times", updated: context.now, count: act.type === "offer_times" ? act.times.length : 1 },
      ];
    case "conduct":
      return groundsOfRule(act.rule, context);
    default:
      return [];
  }
}

/** When a home is free. */
function freeGround(propertyId: string, date: string, context: TurnContext): Ground {
  return { topic: "availability", propertyId, value: date, updated: confirmed(propertyId, context) };
}

/** The fact as each home stores it, or as missing. */
function homesGrounds(act: Extract<Act, { type: "answer_homes" }>, { properties }: TurnContext): Ground[] {
  const { topic, updated } = act;
  return properties.flatMap(({ id, address }): Ground[] => {
    const row = act.rows.find(({ addresses }) => addresses.includes(address));
    if (row) return [{ topic, propertyId: id, updated, value: row.value ?? (row.text ?? "").slice(0, longestValue) }];
    return act.silent.includes(address) ? [{ topic, propertyId: id, missing: true }] : [];
  });
}

function sheetGrounds({ rows, updated }: Extract<Act, { type: "answer_sheet" }>): Ground[] {
  return rows.flatMap(({ propertyId, facts }) =>
    facts.map(({ topic, value, text = "" }) => ({
      topic,
      propertyId,
      updated,
      value: value ?? text.slice(0, longestValue),
    })),
  );
}

/** Each field that a summary contains. */
function summaryGrounds(act: Extract<Act, { type: "describe_listing" }>): Ground[] {
  const { propertyId, updated } = act;
  const told = [
    { topic: "price", value: act.price },
    { topic: "bedrooms", value: act.bedrooms },
    { topic: "bathrooms", value: act.bathrooms },
    { topic: "square_feet", value: act.squareFeet },
    { topic: "availability", value: act.availableFrom },
    ...act.terms.map(({ topic, text }) => ({ topic, value: text.slice(0, longestValue) })),
  ] as const;
  return told.flatMap(({ topic, value }) => (value === undefined ? [] : [{ topic, propertyId, updated, value }]));
}

function groundsOfRule(rule: Extract<Act, { type: "conduct" }>["rule"], { agent }: TurnContext): Ground[] {
  if (rule === "help") return [{ topic: "agent_contact", value: agent.phone ?? agent.email ?? agent.name }];
  if (rule !== "human" && rule !== "waits" && rule !== "expected" && rule !== "agent_answers") return [];
  const { from, to } = agent.workingHours;
  return [{ topic: "office_hours", value: [from, to] }];
}

function confirmed(propertyId: string, { properties }: TurnContext): string | undefined {
  return properties.find(({ id }) => id === propertyId)?.updated;
}
