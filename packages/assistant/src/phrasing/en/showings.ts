import type { Wording } from "../wording.ts";

/** Times to choose from, and the outcome of the choice. */
export const showings = {
  offer_listing: {
    base: ["I have one that fits: {listing}.", "There's a match: {listing}.", "This one comes to mind: {listing}."],
    professional: ["One listing matches your search: {listing}."],
    warm: ["I think I have one you'll like: {listing}."],
    direct: ["One fits: {listing}."],
  },
  offer_listings: {
    base: [
      "I have {count} for you: {listings}.",
      "These {count} fit best: {listings}.",
      "Your {count} best matches: {listings}.",
    ],
    professional: ["The {count} best matches are {listings}."],
    warm: ["I think you'll like these {count}: {listings}."],
    direct: ["Best {count}: {listings}."],
  },
  close_listings: { base: ["This is the closest I have: {listings}.", "This comes close: {listings}."] },
  close_also: { base: ["Close to that: {listings}.", "Also close: {listings}."] },
  offer_left: { base: ["That leaves {listings}.", "Of those, {listings} still fits."] },
  offer_left_all: { base: ["That leaves {listings}.", "Of those, {listings} still fit."] },
  offer_away: {
    base: [
      "Nothing right {by} at the moment. Here's the closest that fits: {listings}.",
      "{agent} has nothing right {by} now; here's the closest that fits: {listings}.",
    ],
    direct: ["Nothing right {by} now. The closest that fits: {listings}."],
  },
  offer_elsewhere: {
    base: [
      "Nothing in {areas} fits right now. Elsewhere there's {listings}.",
      "In {areas} {agent} has nothing that fits at the moment; elsewhere there's {listings}.",
      "For what you're after there's nothing left in {areas}; farther out there's {listings}.",
    ],
    direct: ["Nothing that fits in {areas} now. Elsewhere: {listings}."],
  },
  also_show: {
    base: [
      "I've asked {agent} to show you {listings} during the same showing, too.",
      "And {agent} will fit in {listings} as well, if it can be done.",
    ],
  },
  also_show_at: {
    base: [
      "I've asked {agent} to show you {listings} as well, {at}; your showing {first} stays as it is.",
      "Your showing {first} is still on, and I've asked {agent} about {listings} {at}, too.",
    ],
  },
  see_you: { base: ["You're welcome, see you {when}!", "Take care, and see you {when}!"] },
  see_you_at: {
    base: ["You're welcome! See you {when} at {address}.", "Take care, and see you {when} at {address}!"],
  },
  see_you_waits: {
    base: [
      "Take care! Your showing {when} is kept; {agent} will confirm it.",
      "Talk soon! {agent} will confirm your showing {when}.",
    ],
  },
  see_you_waits_at: {
    base: [
      "Take care! Your showing at {address} {when} is kept; {agent} will confirm it.",
      "Talk soon! {agent} will confirm your showing at {address} {when}.",
    ],
  },
  later_visit: {
    base: [
      "I can only book showings through {last} here, so I've asked {agent} about one {when}.",
      "My calendar here ends {last}; I've asked {agent} for a showing {when}.",
    ],
  },
  later_visit_of: {
    base: [
      "I can only book showings through {last} here, so I've asked {agent} to show you {address} {when}.",
      "My calendar here ends {last}; I've asked {agent} for a showing at {address} {when}.",
    ],
  },
  video_wish: {
    base: ["I've asked {agent} for a video tour {when}.", "By video {when}, got it: {agent} will confirm the time."],
  },
  video_wish_here: {
    base: [
      "I've asked {agent} for a video tour {when}, {city} time.",
      "By video {when}, {city} time, got it: {agent} will confirm it.",
    ],
  },
  video_wish_theirs: {
    base: [
      "I've asked {agent} for a video tour {when}, your time.",
      "By video {when}, your time, got it: {agent} will confirm it.",
    ],
  },
  video_late: {
    base: [
      "That's outside {agent}'s usual hours, so it isn't certain.",
      "{agent} doesn't usually work then, so I can only ask.",
    ],
  },
  home_dropped: { base: ["OK, I've taken {listings} out of the showing.", "Done, no showing at {listings} then."] },
  visit_host: { base: ["{agent} will meet you there.", "{agent} will be there to show it to you."] },
  contact_way: { base: ["{agent} will reach you at {contact}.", "{agent} gets in touch at {contact}."] },
  contact_way_here: {
    base: [
      "{agent} answers here in this chat, or by phone or email if you leave one.",
      "You'll hear from {agent} right here in this chat; leave a phone or an email for anything else.",
    ],
  },
  no_times: { base: ["Nothing is free {when}.", "{agent} has nothing left {when}."] },
  off_days: {
    base: [
      "{agent} doesn't usually work {when}: I can ask for that day, but it isn't certain.",
      "{agent} is usually off {when}, so that day is only on request.",
    ],
  },
  also_free: { base: ["There's room {times}, too.", "{agent} is also free {times}."] },
  no_times_ever: { base: ["Showings {when} aren't possible.", "{agent} doesn't do showings {when}."] },
  offer_times: {
    base: [
      "You could see it {times}. Which suits you?",
      "{agent} can show it {times}. Which works best?",
      "You can come by {times}. What would you prefer?",
    ],
  },
  /** Homes of one showing, which begins at the first. */
  homes_in_turn: { base: ["{first} and then {others}", "{first} followed by {others}"] },
  offer_times_of: {
    base: [
      "You could see {address} {times}. Which suits you?",
      "{agent} can show you {address} {times}. Which works best?",
    ],
  },
  offer_time: {
    base: ["You could see it {times}. Does that work?", "{agent} can show it {times}. Is that good for you?"],
  },
  offer_time_of: {
    base: [
      "You could see {address} {times}. Does that work?",
      "{agent} can show you {address} {times}. Is that good for you?",
    ],
  },
  offer_times_any: {
    base: [
      "You can come by {times}. Which suits you?",
      "There's time for a showing {times}. Which works best?",
      "{agent} is free {times}. What would you prefer?",
    ],
  },
  offer_times_again: {
    base: [
      "For your showing, I have {times}. Which one works for you?",
      "About the showing: you could come {times}. Which works best?",
    ],
  },
  offer_other_times: {
    base: [
      "That time isn't free. You could come {times}. Would that work?",
      "{agent} can't make that one. How about {times}?",
      "That one is taken. The closest I have is {times}; would that suit you?",
    ],
  },
  offer_instead_of_taken: {
    base: [
      "I'm sorry, someone just took the time {when}. How about {times}?",
      "Sorry, the time {when} was booked a moment ago. Would {times} work?",
    ],
  },
  offer_other_days: {
    base: [
      "Nothing is free that day. You could come {times}. Would that work?",
      "{agent} has no time that day. How about {times}?",
    ],
  },
  ask_home: {
    base: [
      "Which one would you like to see: {listings}?",
      "And which one is it for: {listings}?",
      "Which of them is the showing for: {listings}?",
    ],
  },
  visit_kept: {
    base: [
      "Your showing {when} is still on: to call it off, use the button under it in this chat.",
      "The showing {when} is still on; the button under it in this chat cancels it.",
    ],
  },
  offer_cancel: {
    base: ["Shall I cancel your showing {when}?", "Your showing {when} is still on: should I cancel it?"],
  },
  showing_stands: {
    base: [
      "Your showing is {when}; if you'd like to move or cancel it, just tell me.",
      "You're down for {when}, and that stands unless you tell me otherwise.",
    ],
  },
  showing_stands_at: {
    base: [
      "Your showing at {address} is {when}; if you'd like to move or cancel it, just tell me.",
      "You're down for {address} {when}, and that stands unless you tell me otherwise.",
    ],
  },
  showing_waits: {
    base: [
      "The time is kept for you, {when}, and {agent} still has to confirm it; you'll read it here.",
      "{agent} hasn't confirmed it yet, but the time is kept for you: {when}.",
    ],
  },
  showing_waits_at: {
    base: [
      "{address} {when} is kept for you, and {agent} still has to confirm it; you'll read it here.",
      "{agent} hasn't confirmed it yet, but the showing at {address} {when} is kept for you.",
    ],
  },
  offer_new_times: {
    base: ["Sure, it could be {times}. Which suits you?", "No problem, we can do it {times}. What works for you?"],
  },
  showing_held: {
    base: ["I'm holding it for you {when} while we finish.", "It's yours for the moment: {when}."],
  },
  showing_held_at: {
    base: [
      "I'm holding {address} for you {when} while we finish.",
      "For the moment the showing at {address} {when} is yours.",
    ],
  },
  at_that_hour: { base: ["at that hour", "at that time of day"] },
  showing_askable: {
    base: [
      "{agent} doesn't usually work {off}, so I can only ask for {when}.",
      "{agent} is usually off {off}; I can ask for {when}, but it isn't certain.",
    ],
  },
  showing_askable_at: {
    base: [
      "{agent} doesn't usually work {off}, so I can only ask for {address} {when}.",
      "{agent} is usually off {off}; I can ask for {address} {when}, but it isn't certain.",
    ],
  },
  showing_asked: {
    base: [
      "{agent} doesn't usually work {off}, so I've only asked for {when}; you'll hear if it works.",
      "I've asked for {when}. {agent} is usually off {off}, so it isn't certain until you hear back.",
    ],
  },
  showing_asked_at: {
    base: [
      "{agent} doesn't usually work {off}, so I've only asked for {address} {when}; you'll hear if it works.",
      "I've asked for {address} {when}. {agent} is usually off {off}, so it isn't certain until you hear back.",
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
    base: ["It's booked: {agent} will see you {when}.", "Done: {agent} meets you {when}."],
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
      "I've asked {agent} to move the showing at {address}; the new time {when} is kept for you.",
      "The new time for {address} is kept, {when}. It stands once {agent} confirms it.",
    ],
  },
  showing_moved_confirmed: { base: ["Moved: the showing is now {when}.", "Done, your showing is {when} now."] },
  showing_moved_confirmed_at: {
    base: ["Moved: {address} is now {when}.", "Done, your showing at {address} is {when} now."],
  },
  showing_cancelled: {
    base: [
      "Your showing {when} is canceled. If you'd like another time, just tell me.",
      "OK, the showing {when} is off. Tell me if you'd like to come another day.",
    ],
  },
} satisfies Record<string, Wording>;
