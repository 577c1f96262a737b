import type { Wording } from "../wording.ts";

/** Answers about listings; every figure comes from the act. */
export const facts = {
  fact_text: {
    base: [
      "{address}: {text}{stamp}.",
      "About {address}: {text}{stamp}.",
      "The listing for {address} says: {text}{stamp}.",
    ],
  },
  fact_text_more: { base: ["{text}{stamp}.", "According to the listing: {text}{stamp}."] },
  fact_text_also: { base: ["{text}{stamp}.", "Also: {text}{stamp}."] },
  own_answer: { base: ["{agent} says: {text}{stamp}.", "From {agent}: {text}{stamp}."] },
  stamp: { base: [" (updated {date})", " (as of {date})"] },
  fact_price: {
    base: [
      "{address} rents for {value} a month{stamp}.",
      "The rent at {address} is {value} a month{stamp}.",
      "{value} a month at {address}{stamp}.",
    ],
  },
  fact_rent_total: {
    base: [
      "At {value} a month, {months} months at {address} come to {total} in rent{stamp}.",
      "{months} months at {address} are {total} in rent, at {value} a month{stamp}.",
    ],
  },
  fact_bedrooms: {
    base: ["{address} is {value}{stamp}.", "The one at {address} is {value}{stamp}."],
  },
  fact_bathrooms: {
    base: ["{address} has {value}{stamp}.", "At {address} it's {value}{stamp}."],
  },
  fact_square_feet: {
    base: ["{address} has {value} square feet{stamp}.", "It's {value} square feet at {address}{stamp}."],
  },
  later_start: {
    base: [
      "{address} is free from {date}, later than you need.",
      "{address} isn't free until {date}, and you need it sooner.",
    ],
    direct: ["{address} isn't available until {date}, though."],
  },
  later_start_asks: {
    base: [
      "{address} is free from {date}; I'm asking {agent} if you can get in sooner.",
      "The day for {address} is {date}; I'll ask {agent} about getting in earlier.",
    ],
  },
  fact_availability: {
    base: ["{address} is available from {value}{stamp}.", "You could move into {address} from {value}{stamp}."],
  },
  fact_available_now: {
    base: ["{address} is available now{stamp}.", "You could move into {address} right away{stamp}."],
  },
  fact_area: {
    base: ["{address} is in {value}{stamp}.", "That one, {address}, is in {value}{stamp}."],
  },
  fact_address: {
    base: ["The address is {value}{stamp}.", "It's at {value}{stamp}."],
  },
  fact_price_more: { base: ["The rent is {value} a month{stamp}.", "It rents for {value} a month{stamp}."] },
  fact_bedrooms_more: { base: ["It's {value}{stamp}.", "This one is {value}{stamp}."] },
  fact_bathrooms_more: { base: ["It has {value}{stamp}.", "There's {value}{stamp}."] },
  fact_square_feet_more: { base: ["It's {value} square feet{stamp}.", "It measures {value} square feet{stamp}."] },
  fact_availability_more: {
    base: ["It's available from {value}{stamp}.", "You could move in from {value}{stamp}."],
  },
  fact_available_now_more: { base: ["It's available now{stamp}.", "It's free right away{stamp}."] },
  fact_area_more: { base: ["It's in {value}{stamp}.", "That one is in {value}{stamp}."] },
  describe: {
    base: ["{address}: {facts}{stamp}.", "Here's {address}: {facts}{stamp}."],
  },
  pet_too_heavy: {
    base: [
      "{address} takes pets up to {limit} lb, so {pounds} lb is over its limit{stamp}.",
      "At {address} the limit is {limit} lb, and {pounds} lb is above it{stamp}.",
    ],
  },
  near_misses: {
    base: [
      "Nothing fits all of that right now. Here's the closest: {listings}. I'm asking {agent} what else is coming up.",
      "I don't have an exact match today. This comes closest: {listings}. {agent} will look for others, too.",
    ],
    direct: ["No exact match today. This is closest: {listings}. {agent} will look for others."],
  },
  near_misses_single: {
    base: [
      "I have nothing like that right now. Here's the closest: {listings}. I'm asking {agent} what else is coming up.",
      "Nothing of the kind today. This comes closest: {listings}. {agent} will look for others, too.",
    ],
    direct: ["Nothing like that today. This is closest: {listings}. {agent} will look for others."],
  },
  near_misses_beside: {
    base: ["Apart from that, this comes closest: {listings}.", "This comes close: {listings}."],
  },
  near_closest: { base: ["Here's the closest: {listings}.", "This comes closest: {listings}."] },
  soonest_listings: { base: ["Here's what opens up first: {listings}.", "This is what opens up soonest: {listings}."] },
  near_misses_same: {
    base: [
      "What I showed you is still the closest; I've asked {agent} for others.",
      "Nothing closer than that right now, so I'm asking {agent} what else is coming up.",
    ],
  },
  over_budget: {
    base: ["{address} is {over} over that.", "At {address} the rent is {over} more than that."],
  },
  over_known_budget: {
    base: ["{address} is {over} over your {budget}.", "At {address} that's {over} more than your {budget}."],
  },
  none_of_size: {
    base: [
      "I don't have any {kinds} right now, so I'm asking {agent} what's coming up.",
      "There aren't any {kinds} at the moment; I'm asking {agent} for some.",
    ],
    direct: ["No {kinds} right now; I'm asking {agent} for some."],
  },
  none_that_big: {
    base: [
      "{agent}'s homes have up to {bedrooms} right now; I've asked what else is coming up.",
      "{agent} has nothing above {bedrooms} right now, and I've asked for larger ones.",
    ],
  },
  none_that_cheap: {
    base: [
      "No, the lowest rent for {home} is {price}, at {address}.",
      "Not right now: for {home} the rent starts at {price}, at {address}.",
    ],
  },
  none_cheaper: { base: ["No, nothing rents for less right now.", "No, those are the lowest rents right now."] },
  none_at_rent: {
    base: ["No, nothing at {price} a month right now.", "Not at {price} right now, no."],
  },
  cheaper_differs: {
    base: ["Yes, for less, though not with everything you want.", "Yes, cheaper, but not with all you asked for."],
  },
  cheaper_listings: { base: ["There's {listings}.", "I have {listings}."] },
  cheaper_fits: { base: ["Yes: {listings}.", "Yes, for less there's {listings}."] },
  listing_gone: {
    base: ["I'm sorry, that one was just taken off the market.", "That one isn't available anymore, I'm sorry."],
  },
  homes_silent: {
    base: [
      "For {addresses} the listing doesn't say, so I'll ask {agent}.",
      "I don't have that for {addresses}, so I'll ask {agent}.",
    ],
  },
  homes_silent_others: {
    base: [
      "The other listings don't say, so I'll ask {agent}.",
      "I don't have that for the others, so I'll ask {agent}.",
    ],
  },
  shortest_lease: {
    base: [
      "The shortest lease is {months} months, at {addresses}{stamp}.",
      "From {months} months, at {addresses}{stamp}.",
    ],
  },
  shortest_lease_others: {
    base: [
      "The shortest lease is {months} months, at {addresses}; others start at {others}{stamp}.",
      "From {months} months, at {addresses}; others ask for {others} or more{stamp}.",
    ],
  },
  shortest_lease_all: {
    base: ["Leases start at {months} months{stamp}.", "The shortest lease is {months} months{stamp}."],
  },
  range_price: {
    base: [
      "Across {count} of {agent}'s listings the rent is {range} a month{stamp}.",
      "{agent} has {count} listings at {range} a month{stamp}.",
    ],
  },
  range_bedrooms: {
    base: [
      "{count} of {agent}'s listings have {range}{stamp}.",
      "Among {count} of {agent}'s listings there's {range}{stamp}.",
    ],
  },
  range_bathrooms: {
    base: [
      "{count} of {agent}'s listings have {range}{stamp}.",
      "Among {count} of {agent}'s listings there's {range}{stamp}.",
    ],
  },
  range_square_feet: {
    base: [
      "{count} of {agent}'s listings measure {range} square feet{stamp}.",
      "It's {range} square feet across {count} of {agent}'s listings{stamp}.",
    ],
  },
  overview_fits: {
    base: [
      "{agent} has {count} listings that fit so far, in {areas}, at {range} a month{stamp}.",
      "So far {count} of {agent}'s listings fit: in {areas}, at {range} a month{stamp}.",
      "For what you've told me there are {count} with {agent}: {areas}, {range} a month{stamp}.",
    ],
  },
  overview_all: {
    base: [
      "{agent} has {count} listings right now, in {areas}, at {range} a month{stamp}.",
      "Right now there are {count} listings with {agent}: in {areas}, at {range} a month{stamp}.",
      "There are {count} to choose from with {agent} today: {areas}, {range} a month{stamp}.",
    ],
  },
  none_fits: {
    base: [
      "None of {agent}'s listings fits all of that right now; for {home}, rents start at {price} a month. I'll ask {agent} what else there is.",
      "Right now {agent}'s listings don't fit all of that: for {home}, they start at {price} a month. I'll ask {agent} about others.",
    ],
  },
  none_fits_single: {
    base: [
      "{agent} has nothing like that right now; for {home}, rents start at {price} a month. I'll ask {agent} what else there is.",
      "Right now {agent} has no listing like that: for {home}, they start at {price} a month. I'll ask {agent} about others.",
    ],
  },
  none_fits_in: {
    base: [
      "None of {agent}'s listings fits all of that right now; in {area}, rents for {home} start at {price} a month. I'll ask {agent} what else there is.",
      "Right now {agent}'s listings in {area} don't fit all of that: for {home}, they start at {price} a month. I'll ask {agent} about others.",
    ],
  },
  nothing_fits: {
    base: [
      "None of {agent}'s listings fits all of that right now. I'll ask {agent} what else there is.",
      "Right now {agent}'s listings don't fit all of that. I'll ask {agent} about others.",
    ],
  },
  nothing_fits_single: {
    base: [
      "{agent} has nothing like that right now. I'll ask {agent} what else there is.",
      "Right now {agent} has no listing like that. I'll ask {agent} about others.",
    ],
  },
  lowest_rent: {
    base: ["For {home} the rent starts at {price}, at {address}.", "The lowest for {home} is {price}, at {address}."],
  },
  below_rents: {
    base: [
      "I'm sorry, nothing is that low right now: for {home} the rent starts at {price}, at {address}. I've asked {agent} what else is coming up.",
      "Sorry, that's below every rent right now: for {home} it starts at {price}, at {address}. I've asked {agent} about others.",
    ],
  },
  weigh: {
    base: [
      "{cheapest} has the lowest rent, {rent}; {largest} has the most space, {size}. Which matters more is up to you.",
      "It depends on what counts for you: the lowest rent is {rent} at {cheapest}, the most space {size} at {largest}.",
    ],
  },
  weigh_one: {
    base: [
      "{cheapest} has both the lowest rent, {rent}, and the most space, {size}.",
      "On paper it's {cheapest}: the lowest rent, {rent}, and the most space, {size}.",
    ],
  },
  weigh_rent: {
    base: ["The lowest rent is {rent}, at {cheapest}.", "By rent it's {cheapest}, at {rent}."],
  },
  no_other: {
    base: [
      "That's the one that fits right now; I'm asking {agent} what else is coming up.",
      "Nothing else fits at the moment, so I've asked {agent} to look for more.",
    ],
  },
  no_others: {
    base: [
      "Those {count} are what fits right now; I'm asking {agent} what else is coming up.",
      "Beside those {count} nothing fits at the moment, so I've asked {agent} to look for more.",
    ],
  },
  verdict_yes: { base: ["Yes, {fact}", "Yes: {fact}"] },
  not_in_unit: { base: ["Not in the unit: {fact}", "No, not in the unit: {fact}"] },
  verdict_no: { base: ["No, {fact}", "No: {fact}"] },
  verdict_some: { base: ["Not quite: {fact}", "Some do: {fact}"] },
  will_ask_agent: {
    base: [
      "I'll ask {agent} about {what}.",
      "The listing doesn't say anything about {what}, so I'll ask {agent}.",
      "Let me ask {agent} about {what}.",
    ],
  },
  sheet_row: { base: ["{address}: {facts}{stamp}.", "At {address}: {facts}{stamp}."] },
  sheet_move_in: { base: ["{value} to move in", "{value} due at move-in"] },
  homes_told: {
    base: ["{rows}{stamp}.", "According to the listings: {rows}{stamp}.", "From the listings: {rows}{stamp}."],
  },
  homes_more: {
    base: ["Plus {count} more.", "And {count} more besides."],
  },
  will_ask_unstored: {
    base: [
      "The listing doesn't say anything about {what}, so I'll ask {agent}.",
      "There's nothing in the listing about {what}, so I'm asking {agent}.",
    ],
  },
  will_ask_unstored_homes: {
    base: [
      "The listings don't say anything about {what}, so I'll ask {agent}.",
      "There's nothing in the listings about {what}, so I'm asking {agent}.",
    ],
  },
  will_ask_quoted: {
    base: ["I'll ask {agent}: {quotes}.", "I'm asking {agent} this: {quotes}."],
  },
  will_ask_quoted_home: {
    base: ["I'll ask {agent}: {quotes}.", "The listing doesn't say, so I'm asking {agent}: {quotes}."],
  },
  will_tell_quoted: {
    base: ["I'll let {agent} know: {quotes}.", "I'm passing this on to {agent}: {quotes}."],
  },
  will_tell_about: {
    base: ["I'll tell {agent} what you said about {what}.", "I'm passing on to {agent} what you say about {what}."],
  },
  will_tell_that: { base: ["I'll let {agent} know {what}.", "I'll tell {agent} {what}."] },
  will_tell_other: { base: ["I'll let {agent} know.", "I'm passing that on to {agent}."] },
  asked_already: {
    base: [
      "I've already asked {agent} about that; you'll read the answer here.",
      "That question is with {agent} already; the answer comes here.",
    ],
  },
  will_ask_about: { base: ["I'll ask {agent} about {what}.", "Let me ask {agent} about {what}."] },
  will_ask_whether: { base: ["I'll ask {agent} {what}.", "Let me ask {agent} {what}."] },
  will_ask_unknown: {
    base: [
      "I don't have anything on {what}, so I'll ask {agent}.",
      "I can't tell you about {what}, so I'm asking {agent}.",
    ],
  },
  will_ask_rest: {
    base: [
      "I'll ask {agent} about {what}, and pass on your other question.",
      "The listing doesn't say anything about {what}, so I'll ask {agent} and pass on your other question.",
    ],
  },
  will_ask_other: {
    base: [
      "I'll pass your question on to {agent}.",
      "That's one for {agent}; I've passed your question on.",
      "I don't know that one, so I've passed it on to {agent}.",
    ],
  },
  will_ask_others: {
    base: ["I'll pass both questions on to {agent}.", "I don't know those, so I've passed them on to {agent}."],
  },
  will_ask_photos: {
    base: [
      "I can't send photos myself here, so I'm asking {agent} to share them with you.",
      "Photos come from {agent}; I've just asked for them.",
    ],
  },
} satisfies Record<string, Wording>;
