import type { Wording } from "../wording.ts";

/** Answers to questions about listings. Clauses come from `answerWords`, every figure from the act. */
export const answers = {
  answer_yes: { base: ["Yes, {facts}.", "Yes: {facts}."] },
  answer_no: { base: ["No, {facts}.", "Unfortunately no, {facts}."] },
  answer_not_all: { base: ["No, not all of them: {facts}.", "Not all of them: {facts}."] },
  answer_field_yes: { base: ["{field}: yes, {facts}.", "{field}, yes: {facts}."] },
  answer_field_no: { base: ["{field}: no, {facts}.", "{field}, no: {facts}."] },
  answer_unclear: {
    base: [
      "All {listing} says is “{words}”. I've asked {agent}.",
      "{listing} only says “{words}”, so I've asked {agent}.",
    ],
  },
  answer_partly: {
    base: [
      "{facts}, with nothing said about yours. I've asked {agent}.",
      "{facts}. Nothing is said about yours, so I've asked {agent}.",
    ],
  },
  answer_no_weight_limit: {
    base: [
      "{facts}, with no weight limit listed. I've asked {agent}.",
      "{facts}. No weight limit is listed, so I've asked {agent}.",
    ],
  },
  answer_missing: {
    base: ["{listing} doesn't {gap}. I've asked {agent}.", "{listing} doesn't {gap}, so I've asked {agent}."],
  },
  answer_missing_several: {
    base: ["{listings} don't {gap}. I've asked {agent}.", "{listings} don't {gap}, so I've asked {agent}."],
  },
  answer_missing_all: {
    base: ["None of the listings {gap}. I've asked {agent}.", "None of the listings {gap}, so I've asked {agent}."],
  },
  answer_missing_other: {
    base: [
      "I don't have that in the listing. I've asked {agent}.",
      "The listing doesn't cover that, so I've asked {agent}.",
    ],
  },
  answer_missing_photos: {
    base: [
      "I can't send photos here, so I've asked {agent} to share them.",
      "Photos come from {agent}; I've just asked for them.",
    ],
  },
  answer_range: {
    base: ["{noun}: from {low} ({lowest}) to {high} ({highest}).", "{noun}: {low} ({lowest}) to {high} ({highest})."],
  },
  answer_summary: { base: ["{home}: {facts}.", "Here's {home}: {facts}."] },
  answer_overview: {
    base: [
      "{agent} has {count} homes right now, in {areas}, from {low} to {high} a month.",
      "There are {count} homes with {agent} right now, in {areas}, from {low} to {high} a month.",
    ],
  },
  answer_next: { base: ["Next comes {homes}: {value}.", "After that, {homes}: {value}."] },
  answer_superlative: { base: ["{superlative} {homes}: {value}.", "{superlative} {homes}, {value}."] },
  answer_same: { base: ["They're all the same there: {value}.", "No difference there: {value}."] },
  answer_alike: { base: ["On {nouns} they're the same: {facts}.", "They're the same on {nouns}: {facts}."] },
  answer_alike_unknown: { base: ["The listings show no difference there.", "On paper there's no difference there."] },
  answer_difference: { base: ["{facts}: {value} against {other}.", "{facts}, {value} to {other}."] },
  answer_count_all: { base: ["There are {count}: {homes}.", "{count} right now: {homes}."] },
  answer_count_one: { base: ["There's one: {homes}.", "Just one: {homes}."] },
  answer_fitting_yes: { base: ["Yes: {facts}.", "Yes, {facts}."] },
  answer_none_fits: { base: ["None of these fits that.", "Nothing fits that right now."] },
  answer_none_fits_no: { base: ["No, nothing fits that.", "Not right now, nothing fits that."] },
  answer_closest: { base: ["The closest is {home}: {facts}.", "What comes closest is {home}: {facts}."] },
  answer_move_in: {
    base: ["Moving in{at} costs {total} in all: {parts}.", "It takes {total} in all to move in{at}: {parts}."],
  },
  answer_move_in_several: { base: ["To move in: {facts}.", "In all, to move in: {facts}."] },
  answer_rent_months: {
    base: [
      "{months} months{at} come to {total} in rent, at {rent} a month.",
      "At {rent} a month, {months} months{at} come to {total} in rent.",
    ],
  },
  answer_rent_months_several: { base: ["Rent for {months} months: {facts}.", "{months} months of rent: {facts}."] },
  answer_total_lacks: {
    base: [
      "That's without {nouns}: the listing doesn't give a price, so I've asked {agent}.",
      "That doesn't count {nouns}: the listing doesn't give a price, so I've asked {agent}.",
    ],
  },
  answer_fits: { base: ["{home} fits what you told me: {facts}.", "{home} matches what you're looking for: {facts}."] },
  answer_close: { base: ["{facts}, but {but}.", "It's close: {facts}, but {but}."] },
  answer_nothing_against: {
    base: ["Nothing you've told me rules {home} out.", "Nothing you've told me speaks against {home}."],
  },
  answer_confirmed: { base: ["The listing was last confirmed on {date}.", "That was last confirmed on {date}."] },
  answer_confirmed_home: { base: ["What I have on {home} is from {date}.", "The details on {home} are from {date}."] },
  answer_more: { base: ["I can tell you about the other {count}, too.", "Ask me about the other {count}, too."] },
  answer_areas: { base: ["Right now there are homes in {areas}.", "I have homes in {areas}."] },
  answer_no_homes: { base: ["There are no homes listed right now.", "Nothing is listed right now."] },
} satisfies Record<string, Wording>;
