import type { Wording } from "../wording.ts";

/** Answers to questions over several homes, to totals and to "why not"; every figure comes from the act. */
export const queries = {
  next_best: { base: ["Next comes {homes}: {value}{stamp}.", "After that it's {homes}: {value}{stamp}."] },
  no_next: { base: ["That was the last one; nothing comes after it.", "Nothing comes after that one right now."] },
  size_none_in: {
    base: ["There are no {kinds} in {area} right now.", "{agent} has no {kinds} in {area} at the moment."],
  },
  size_elsewhere: { base: ["Elsewhere there's {rows}.", "What I do have is {rows}."] },
  name_home: {
    base: ["That's {address}: {home} in {area}, {rent}{stamp}.", "It's {address}: {home} in {area}, {rent}{stamp}."],
  },
  most_price: {
    base: ["The highest rent is {value}, at {homes}{stamp}.", "The most expensive is {homes}, at {value}{stamp}."],
  },
  least_price: { base: ["The lowest rent is {value}, at {homes}{stamp}.", "By rent it's {homes}, at {value}{stamp}."] },
  most_square_feet: {
    base: ["The biggest is {homes}, with {value}{stamp}.", "The most space is at {homes}: {value}{stamp}."],
  },
  least_square_feet: {
    base: ["The smallest is {homes}, with {value}{stamp}.", "The least space is at {homes}: {value}{stamp}."],
  },
  most_availability: {
    base: ["The last to open up is {homes}, {value}{stamp}.", "The latest one is {homes}, {value}{stamp}."],
  },
  least_availability: {
    base: ["The first to open up is {homes}, {value}{stamp}.", "The soonest is {homes}, {value}{stamp}."],
  },
  most_bedrooms: {
    base: [
      "You get the most bedrooms at {homes}: {value}{stamp}.",
      "The most bedrooms are at {homes}: {value}{stamp}.",
    ],
  },
  least_bedrooms: {
    base: ["The fewest bedrooms are at {homes}: {value}{stamp}.", "{homes} has the fewest bedrooms: {value}{stamp}."],
  },
  most_bathrooms: {
    base: [
      "You get the most bathrooms at {homes}: {value}{stamp}.",
      "The most bathrooms are at {homes}: {value}{stamp}.",
    ],
  },
  least_bathrooms: {
    base: ["The fewest bathrooms are at {homes}: {value}{stamp}.", "{homes} has the fewest bathrooms: {value}{stamp}."],
  },
  most_deposit: {
    base: [
      "The highest deposit is {value}, at {homes}{stamp}.",
      "{homes} asks for the highest deposit, {value}{stamp}.",
    ],
  },
  least_deposit: {
    base: ["The lowest deposit is {value}, at {homes}{stamp}.", "{homes} asks for the lowest deposit, {value}{stamp}."],
  },
  most_fees: {
    base: [
      "The highest application fee is {value}, at {homes}{stamp}.",
      "Applying costs the most at {homes}: {value}{stamp}.",
    ],
  },
  least_fees: {
    base: [
      "The lowest application fee is {value}, at {homes}{stamp}.",
      "Applying costs the least at {homes}: {value}{stamp}.",
    ],
  },
  most_pet_fee: {
    base: ["The highest pet fee is {value}, at {homes}{stamp}.", "{homes} has the highest pet fee, {value}{stamp}."],
  },
  least_pet_fee: {
    base: ["The lowest pet fee is {value}, at {homes}{stamp}.", "{homes} has the lowest pet fee, {value}{stamp}."],
  },
  most_move_in_cost: {
    base: [
      "Moving in costs the most at {homes}: {value}{stamp}.",
      "The most to move in is {value}, at {homes}{stamp}.",
    ],
  },
  least_move_in_cost: {
    base: [
      "Moving in costs the least at {homes}: {value}{stamp}.",
      "The least to move in is {value}, at {homes}{stamp}.",
    ],
  },
  most_parking: {
    base: ["You get the most parking at {homes}: {value}{stamp}.", "The most parking is at {homes}: {value}{stamp}."],
  },
  least_parking: {
    base: ["The least parking is at {homes}: {value}{stamp}.", "You get the least parking at {homes}: {value}{stamp}."],
  },
  most_lease_term: {
    base: ["The longest lease is {value}, at {homes}{stamp}.", "{homes} has the longest lease, {value}{stamp}."],
  },
  least_lease_term: {
    base: ["The shortest lease is {value}, at {homes}{stamp}.", "{homes} has the shortest lease, {value}{stamp}."],
  },
  most_pets: {
    base: [
      "The highest pet weight limit is {value}, at {homes}{stamp}.",
      "{homes} takes the heaviest pets, up to {value}{stamp}.",
    ],
  },
  least_pets: {
    base: [
      "The lowest pet weight limit is {value}, at {homes}{stamp}.",
      "{homes} has the lowest limit for pets, {value}{stamp}.",
    ],
  },
  best_silent: { base: ["The listing for {homes} doesn't say.", "I don't have that for {homes}."] },
  best_silent_others: { base: ["The other listings don't say.", "I don't have that for the others."] },
  compare_rows: { base: ["{rows}{stamp}.", "Side by side: {rows}{stamp}."] },
  compare_same: { base: ["They're the same: {value}{stamp}.", "No difference there: {value}{stamp}."] },
  compare_price: {
    base: ["{home} is {difference} a month cheaper.", "You'd pay {difference} less a month at {home}."],
  },
  compare_square_feet: { base: ["{home} is bigger by {difference}.", "{home} has {difference} more."] },
  compare_availability: { base: ["{home} is free {difference} earlier.", "{home} opens up {difference} sooner."] },
  compare_bedrooms: { base: ["{home} has {difference} more.", "That's {difference} more at {home}."] },
  compare_bathrooms: { base: ["{home} has {difference} more.", "That's {difference} more at {home}."] },
  compare_deposit: { base: ["{home} asks for {difference} less.", "The deposit at {home} is {difference} lower."] },
  compare_fees: {
    base: ["Applying at {home} costs {difference} less.", "The application at {home} is {difference} less."],
  },
  compare_pet_fee: {
    base: ["The pet fee at {home} is {difference} lower.", "At {home} the pet fee is {difference} less."],
  },
  compare_move_in_cost: {
    base: ["Moving in at {home} costs {difference} less.", "You'd need {difference} less to move in at {home}."],
  },
  compare_parking: { base: ["{home} has {difference} more.", "That's {difference} more at {home}."] },
  compare_lease_term: {
    base: ["{home} has the shorter lease, by {difference}.", "The lease at {home} is {difference} shorter."],
  },
  compare_pets: {
    base: ["{home} takes pets up to {difference} heavier.", "The limit at {home} is {difference} higher."],
  },
  count_some: { base: ["{count} of {agent}'s {total} homes: {homes}{stamp}.", "{count} of {total}: {homes}{stamp}."] },
  count_all: { base: ["All {total} of them: {homes}{stamp}.", "All {total}: {homes}{stamp}."] },
  count_those: { base: ["{count}: {homes}{stamp}.", "That's {count}: {homes}{stamp}."] },
  count_none: { base: ["None of the {total}{stamp}.", "None of those {total}{stamp}."] },
  count_zero: { base: ["None right now.", "Right now there are none."] },
  none_now: { base: ["None is free right now.", "Nothing is free right now."] },
  none_by: { base: ["Nothing is free by {date}.", "No home is free by {date}."] },
  soonest: { base: ["The soonest is {home}{stamp}.", "The first to open up is {home}{stamp}."] },
  soonest_then: { base: ["Then {rows}{stamp}.", "After that, {rows}{stamp}."] },
  which_none: { base: ["No, none of those, going by the listings.", "None of them, according to the listings."] },
  sum: {
    base: ["{total} to move in at {address}: {parts}{stamp}.", "At {address} it comes to {total}: {parts}{stamp}."],
  },
  distance: {
    base: ["{home} is {distance} {from} in a straight line.", "In a straight line {home} is {distance} {from}."],
  },
  distance_walk: {
    base: ["{home} is {distance} {from}, so it looks walkable.", "it looks walkable from {home}: {distance} {from}."],
  },
  distance_inside: { base: ["{home} is right in {place}.", "{home} is in {place} itself."] },
  distance_nearest: {
    base: [
      "The nearest to {home} that I know of is {place}, {distance} from the middle of {area} in a straight line.",
      "For {home} the nearest that I know of is {place}, {distance} from the middle of {area} in a straight line.",
    ],
  },
  distance_closest: {
    base: [
      "The closest {toward} is {home}, {distance} away in a straight line.",
      "{home} is the closest {toward}: {distance} in a straight line.",
    ],
  },
  distance_closest_each: {
    base: [
      "The closest is {home}: {distance} {from} in a straight line.",
      "{home} is the closest, {distance} {from} in a straight line.",
    ],
  },
  distance_then: { base: ["Then {rows}.", "After that, {rows}."] },
  distance_rows: {
    base: ["In a straight line {from}: {rows}.", "That's in a straight line {from}: {rows}."],
  },
  distance_rows_each: { base: ["In a straight line: {rows}.", "That's in a straight line: {rows}."] },
  last_month_due: { base: ["Yes, the last month is part of it.", "Yes, the last month too."] },
  last_month_not_due: { base: ["No last month there.", "Right, no last month."] },
  rent_process: {
    base: [
      "You pick a home and apply for it; once approved, you sign and pay the first month and the deposit. I'm asking {agent} to go over the steps with you.",
      "It goes like this: you see a home, apply, and once approved you sign and pay the first month and the deposit. {agent} will explain the details.",
    ],
  },
  share: {
    base: [
      "{address} is {price} a month, {each} each for {people}{stamp}.",
      "{address} rents for {price}: between {people} that's {each} each{stamp}.",
    ],
  },
  sum_each: { base: ["That's {each} each.", "Split, it's {each} each."] },
  why_off: {
    base: [
      "What's off about {address}: {reasons}{stamp}.",
      "{address} doesn't quite fit what you told me: {reasons}{stamp}.",
    ],
  },
  why_fits: {
    base: [
      "{address} fits what you've told me so far, going by its listing.",
      "Going by the listing, {address} does fit what you've told me.",
    ],
  },
} satisfies Record<string, Wording>;
