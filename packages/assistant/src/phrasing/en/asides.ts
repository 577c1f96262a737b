import type { Wording } from "../wording.ts";

/** Answers to messages about anything but the search. */
export const asides = {
  aside_genuine: {
    base: [
      "The listings here are {agent_full}'s, and you can check the license yourself at {link}. Nothing is ever paid in this chat.",
      "Fair question. You can look up {agent_full}'s license at {link}, and no money is ever collected in this chat.",
    ],
  },
  aside_how: {
    base: [
      "It's simple: you tell me what you're looking for, I answer from {agent}'s listings, and {agent} takes it from there.",
      "You write what you need, I check it against {agent}'s listings and pass it all on to {agent}.",
    ],
    direct: ["You tell me what you need, I check the listings, {agent} does the rest."],
  },
  aside_free: {
    base: ["This chat is free.", "It's free to chat here."],
  },
  aside_needed: {
    base: ["Just {open}.", "Only {open}, and that's it.", "What's left is {open}."],
  },
  aside_needed_nothing: {
    base: ["Nothing else, I have all I need.", "That's all, thank you."],
  },
  aside_next: {
    base: ["Once I have {open}, {agent} gets back to you.", "With {open}, {agent} can take it from there."],
  },
  aside_next_done: {
    base: [
      "That's all I need from you. {agent} has everything and will get back to you.",
      "Now it's {agent}'s turn. You'll hear back soon.",
    ],
  },
  aside_think: {
    base: [
      "Of course, take your time. Just let me know here.",
      "No rush. I'm here whenever you're ready.",
      "Sure, whenever works for you. We'll pick it up right here.",
    ],
    professional: ["Certainly, take the time you need. You can continue here anytime."],
    warm: ["Of course, no hurry at all. I'll be right here."],
    direct: ["Sure. Let me know."],
  },
  aside_number: {
    base: ["You can reach {agent} at {contact}.", "{agent}'s contact is {contact}."],
  },
  aside_number_none: {
    base: ["I've let {agent} know you'd rather talk.", "I've told {agent} you'd like to talk by phone."],
  },
  aside_there: {
    base: ["Yes, I'm here!", "Right here.", "Still here!"],
  },
  aside_how_are_you: {
    base: ["All good, thanks for asking!", "Doing well, thank you!", "I'm good, thanks!"],
    professional: ["Very well, thank you."],
    direct: ["Good, thanks."],
  },
  aside_hours: {
    base: [
      "{agent} works {days}, {from} to {to}. I answer here anytime.",
      "{agent}'s hours are {from} to {to}, {days}. I'm here around the clock.",
    ],
  },
  aside_hours_visits: {
    base: [
      "{agent} answers messages {days}, {from} to {to}. Showings can be at other times, too.",
      "{agent}'s office hours are {days}, {from} to {to}, and showings can be outside of those.",
    ],
  },
  aside_small_talk: {
    base: ["Ha, I hear you!", "I can imagine!", "I get that!"],
    professional: ["I understand."],
    warm: ["Oh, I can imagine!"],
    direct: ["I hear you."],
  },
  aside_complains: {
    base: [
      "I'm sorry about that. I'm here now, and if you'd rather talk to {agent}, just say so.",
      "Sorry for the trouble. I answer right away, and I can bring in {agent} whenever you say.",
    ],
    professional: ["I apologize for that. I'm here to help now, and {agent} can take over anytime."],
    direct: ["Sorry about that. I'm here now, or I can bring in {agent}."],
  },
  aside_dislikes_bots: {
    base: [
      "Fair enough. Say the word and I'll hand the chat to {agent}.",
      "I understand. If you'd rather talk to {agent}, just say so and I'll hand over the chat.",
    ],
  },
  aside_apology: {
    base: ["No problem at all!", "No worries!", "Don't worry about it."],
    professional: ["No problem at all."],
    direct: ["No problem."],
  },
  passed_on_late: {
    base: ["Thanks for letting me know, I've told {agent}.", "No problem, I've let {agent} know."],
  },
  passed_on_company: {
    base: [
      "I've let {agent} know you're bringing someone.",
      "Thanks for telling me, I've let {agent} know someone is coming with you.",
    ],
    direct: ["I've told {agent} you're bringing someone."],
  },
  passed_on_company_instead: {
    base: [
      "I've let {agent} know who's coming in your place.",
      "Thanks for telling me, I've told {agent} to expect them instead.",
    ],
  },
  aside_other_search: {
    base: [
      "OK, let's switch to that search. {agent} can still see yours in this chat.",
      "Let's do that search now. {agent} can still see yours in this chat.",
    ],
  },
  aside_found: {
    base: [
      "Congratulations on finding a place! If anything changes, just write here.",
      "Glad it worked out! You can come back here whenever you need to.",
    ],
    professional: ["Congratulations. Should anything change, you can write here at any time."],
    direct: ["Good to hear. Write here if that changes."],
  },
  aside_rejects: {
    base: ["Got it, we'll skip that one.", "No problem, that one is off your list."],
  },
  aside_too_expensive: {
    base: ["Got it, that one is more than you'd like to pay.", "I see, we'll skip that one."],
  },
  passed_on_notify: {
    base: [
      "I've asked {agent} to let you know when something comes up.",
      "I've let {agent} know you'd like to hear when something opens up.",
    ],
  },
  passed_on_video: {
    base: [
      "{agent} sets up video tours, and I've passed on that you'd like one.",
      "I've told {agent} you'd like a video tour.",
    ],
    professional: ["{agent} arranges video tours personally. I've passed on your request."],
    direct: ["{agent} arranges video tours. I've passed it on."],
  },
  aside_channel: {
    base: ["Sure, that works.", "Of course, that's fine."],
    professional: ["Certainly."],
  },
  aside_never_mind: {
    base: ["No problem, forget that.", "All right, never mind then."],
    professional: ["Understood, we'll leave that."],
    direct: ["OK, skipped."],
  },
  aside_rethinks: {
    base: [
      "Of course. What would you like to change? The rest stays as it is.",
      "No problem. Tell me what's different now, and I'll keep the rest.",
    ],
    professional: ["Certainly. What would you like to change? Everything else stays as noted."],
    direct: ["Sure. What changes?"],
  },
  passed_on_room: {
    base: [
      "{agent}'s listings here are whole homes, so I've asked {agent} about a single room.",
      "I only have whole homes listed, so I've asked {agent} about a single room.",
    ],
  },
  aside_may_cancel: {
    base: [
      "Yes, you can cancel or move the visit any time: just write here.",
      "Sure, just tell me here and I'll cancel or move it.",
    ],
  },
  aside_is_canceled: { base: ["Yes, it's cancelled.", "That visit is cancelled, yes."] },
  aside_no_showing: {
    base: ["No showing is booked yet.", "Nothing is booked so far."],
  },
  aside_link: {
    base: ["I can't open links in this chat.", "I'm not able to open links here."],
  },
  passed_on_showing_note: {
    base: ["Thanks for the heads-up, I've let {agent} know.", "Got it, I've told {agent}."],
  },
  clarify_one: { base: ["Just to be sure: {value}?", "{value}, is that right?"] },
  clarify_two: { base: ["Just to be sure: {value} or {other}?", "Do you mean {value} or {other}?"] },
  clarify_date: {
    base: [
      "Is {date} when you'd move in, or when you'd like to come see it?",
      "{date}: is that your move-in, or a day to see it?",
    ],
  },
  contact_taken: { base: ["Got it, {contact}. {agent} has it.", "Thanks, I've passed {contact} on to {agent}."] },
  contact_taken_when: {
    base: ["Got it, {contact}. {expected}", "Thanks, {agent} has {contact} now. {expected}"],
  },
  handed_off_waiting: {
    base: ["{agent} sees everything you write here. {expected}", "I've added that for {agent}. {expected}"],
  },
  other_business_other: {
    base: [
      "That's one for {agent} directly, so I've passed it on.",
      "{agent} handles that personally; I've let {agent} know.",
    ],
  },
  will_ask_other: {
    base: [
      "I don't have that, so I've asked {agent}.",
      "The listing doesn't say. I've asked {agent}.",
      "Good question. I've asked {agent}.",
    ],
  },
  legal: {
    base: [
      "I can't give legal advice, and I don't want to get that wrong. A lawyer or a tenants' rights group can; I've let {agent} know you asked.",
      "That's a legal question, so I'd rather not guess. A lawyer or local tenants' rights group is the right place; {agent} knows you asked.",
    ],
  },
  minor: {
    base: [
      "To rent a home here you need to be an adult. A parent or guardian is welcome to write to {agent} with you.",
      "Only an adult can sign a lease, so please have a parent or guardian write to {agent} with you.",
    ],
  },
  income_source: {
    base: [
      "Yes, you're welcome to apply: any lawful income counts the same here. {agent} can tell you which papers the application asks for.",
      "Any lawful source of income counts, and you can apply like anyone else. {agent} can say what paperwork is needed.",
    ],
  },
} satisfies Record<string, Wording>;
