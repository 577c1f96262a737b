import type { Wording } from "../wording.ts";

/** Answers about listings; every figure comes from the act. */
export const facts = {
  fact_text: {
    base: [
      "{address}: {text} (updated {date}).",
      "About {address}: {text} (as of {date}).",
      "The listing for {address} says: {text} (updated {date}).",
    ],
  },
  fact_text_more: { base: ["{text} (updated {date}).", "{text} (as of {date})."] },
  fact_price: {
    base: [
      "{address} rents for {value} a month (updated {date}).",
      "The rent at {address} is {value} a month (as of {date}).",
      "{value} a month at {address} (updated {date}).",
    ],
  },
  fact_bedrooms: {
    base: ["{address} has {value} (updated {date}).", "At {address} it's {value} (as of {date})."],
  },
  fact_bathrooms: {
    base: ["{address} has {value} (updated {date}).", "At {address} it's {value} (as of {date})."],
  },
  fact_square_feet: {
    base: [
      "{address} has {value} square feet (updated {date}).",
      "It's {value} square feet at {address} (as of {date}).",
    ],
  },
  fact_availability: {
    base: [
      "{address} is available from {value} (updated {date}).",
      "You could move into {address} from {value} (as of {date}).",
    ],
  },
  fact_available_now: {
    base: ["{address} is available now (updated {date}).", "You could move into {address} right away (as of {date})."],
  },
  fact_area: {
    base: ["{address} is in {value} (updated {date}).", "That one, {address}, is in {value} (as of {date})."],
  },
  fact_address: {
    base: ["The address is {value} (updated {date}).", "It's at {value} (as of {date})."],
  },
  range_price: {
    base: [
      "Across {count} of {agent}'s listings the rent is {range} a month (as of {date}).",
      "{agent} has {count} listings at {range} a month (as of {date}).",
    ],
  },
  range_bedrooms: {
    base: [
      "{count} of {agent}'s listings have {range} (as of {date}).",
      "Among {count} of {agent}'s listings there's {range} (as of {date}).",
    ],
  },
  range_bathrooms: {
    base: [
      "{count} of {agent}'s listings have {range} (as of {date}).",
      "Among {count} of {agent}'s listings there's {range} (as of {date}).",
    ],
  },
  range_square_feet: {
    base: [
      "{count} of {agent}'s listings measure {range} square feet (as of {date}).",
      "It's {range} square feet across {count} of {agent}'s listings (as of {date}).",
    ],
  },
  overview_fits: {
    base: [
      "{agent} has {count} listings that fit so far, in {areas}, at {range} a month (as of {date}).",
      "So far {count} of {agent}'s listings fit: in {areas}, at {range} a month (as of {date}).",
    ],
  },
  overview_all: {
    base: [
      "{agent} has {count} listings right now, in {areas}, at {range} a month (as of {date}).",
      "Right now there are {count} listings with {agent}: in {areas}, at {range} a month (as of {date}).",
    ],
  },
  none_fits: {
    base: [
      "None of {agent}'s {count} listings fits all of that right now, so I'll ask {agent} what else there is.",
      "Right now {agent}'s {count} listings don't fit all of that; I'll ask {agent} about others.",
    ],
  },
  will_ask_agent: {
    base: [
      "I have nothing on {topic}, so I'll ask {agent}.",
      "My notes don't mention {topic}; I'll ask {agent} for you.",
      "About {topic} I'd rather not guess: I'll ask {agent}.",
    ],
  },
  will_ask_agent_listing: {
    base: [
      "I have nothing on {topic} for {address}, so I'll ask {agent}.",
      "The listing for {address} doesn't mention {topic}; I'll ask {agent} for you.",
      "About {topic} at {address} I'd rather not guess: I'll ask {agent}.",
    ],
  },
} satisfies Record<string, Wording>;
