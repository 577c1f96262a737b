import type { Wording } from "../wording.ts";

/** Times to choose from, and what became of the choice. */
export const showings = {
  offer_listing: {
    base: [
      "Right now this one fits: {listing}. Would you like to see it?",
      "One listing matches: {listing}. Shall we set up a visit?",
    ],
  },
  offer_listings: {
    base: [
      "These {count} fit best: {listings}. Which one would you like to see?",
      "Your {count} best matches are {listings}. Would you like to visit one?",
    ],
  },
  offer_times: {
    base: [
      "I can offer a visit {times}. Which one suits you?",
      "{agent} can show it {times}. Which works best?",
      "A visit is possible {times}. Which one would you like?",
    ],
  },
  offer_other_times: {
    base: [
      "That time isn't free, but a visit {times} is possible. Would one of these work?",
      "I don't have that one. {agent} could show it {times}; would one of these suit you?",
    ],
  },
  offer_new_times: {
    base: ["Sure, we can have it {times}. Which one suits you?", "We can move it to {times}. Which would you like?"],
  },
  showing_held: {
    base: ["I'm holding it for you {when} while we finish.", "It's yours for the moment: {when}."],
  },
  showing_held_at: {
    base: [
      "I'm holding {address} for you {when} while we finish.",
      "For the moment the visit to {address} {when} is yours.",
    ],
  },
  showing_requested: {
    base: [
      "I've put you down {when}; {agent} confirms it.",
      "The time is kept for you, {when}. It stands once {agent} confirms it.",
    ],
  },
  showing_requested_at: {
    base: [
      "I've put you down for {address} {when}; {agent} confirms it.",
      "The time is kept for you, {when} at {address}. It stands once {agent} confirms it.",
    ],
  },
  showing_confirmed: {
    base: ["It's booked {when}. See you with {agent} then.", "Done: {agent} meets you {when}."],
  },
  showing_confirmed_at: {
    base: ["It's booked: {address} {when}, with {agent}.", "Done: {agent} shows you {address} {when}."],
  },
  showing_moved_requested: {
    base: [
      "I've asked {agent} to move it; the new time {when} is kept for you.",
      "The new time is kept, {when}. It stands once {agent} confirms it.",
    ],
  },
  showing_moved_requested_at: {
    base: [
      "I've asked {agent} to move the visit to {address}; the new time {when} is kept for you.",
      "The new time for {address} is kept, {when}. It stands once {agent} confirms it.",
    ],
  },
  showing_moved_confirmed: { base: ["Moved: the visit is now {when}.", "Done, your visit is {when} now."] },
  showing_moved_confirmed_at: {
    base: ["Moved: {address} is now {when}.", "Done, your visit to {address} is {when} now."],
  },
  showing_cancelled: {
    base: ["Your visit {when} is cancelled.", "OK, the visit {when} is off, and the time is free again."],
  },
} satisfies Record<string, Wording>;
