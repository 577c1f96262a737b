import type { Wording } from "../wording.ts";

/** Answers to messages about anything but the search. */
export const asides = {
  aside_genuine: {
    base: [
      "The listings here are {agent_full}'s, and you can check the license yourself at {link}. Nothing is ever paid in this chat.",
      "It's a fair question. You can look up {agent_full}'s license at {link}, and no money is ever collected in this chat.",
    ],
  },
  aside_how: {
    base: [
      "Here's how it works: you tell me what you're looking for, I answer from {agent}'s listings, and {agent} takes it from there.",
      "You write what you need, I check it against {agent}'s listings and pass it all on to {agent}.",
    ],
    direct: ["You tell me what you need, I check the listings, {agent} does the rest."],
  },
  aside_free: {
    base: ["Writing here costs you nothing.", "This chat is free for you."],
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
      "That's all from your side: {agent} has everything and gets back to you.",
      "Now it's {agent}'s turn: your search is passed on, and you'll hear back.",
    ],
  },
  aside_think: {
    base: [
      "Of course, take your time. Just write me here when you know.",
      "No rush. I'm here whenever you're ready.",
      "Sure, whenever it suits you. We'll pick it up right here.",
    ],
    professional: ["Certainly, take the time you need. You can continue here whenever you wish."],
    warm: ["Of course, no hurry at all. I'll be right here."],
    direct: ["Sure. Write when you know."],
  },
  aside_number: {
    base: ["You can reach {agent} at {contact}.", "{agent}'s contact is {contact}."],
  },
  aside_number_none: {
    base: ["I've let {agent} know that you'd rather talk.", "{agent} knows now that you'd like to talk by phone."],
  },
  aside_there: {
    base: ["Yes, I'm here!", "Right here.", "I'm with you."],
  },
  aside_how_are_you: {
    base: ["All good, thanks for asking!", "Doing well, thank you!", "Very well, thanks!"],
    professional: ["Very well, thank you."],
    direct: ["Good, thanks."],
  },
  aside_hours: {
    base: [
      "{agent} works {days}, {from} to {to}; here I answer at any hour.",
      "{agent}'s hours are {from} to {to}, {days}. I'm here around the clock.",
    ],
  },
  aside_hours_visits: {
    base: [
      "{agent} answers messages {days}, {from} to {to}; showings are possible at other times, too.",
      "{agent}'s office hours are {days}, {from} to {to}, with showings outside of them as well.",
    ],
  },
  aside_small_talk: {
    base: ["Ha, I hear you!", "I can imagine!", "So it goes!"],
    professional: ["I understand."],
    warm: ["Oh, I can imagine!"],
    direct: ["I hear you."],
  },
  aside_complains: {
    base: [
      "I'm sorry about that. If you'd rather talk to {agent}, just say so.",
      "Sorry for the trouble. I can bring in {agent} whenever you say.",
    ],
    professional: ["I apologize for that. {agent} can take over whenever you wish."],
    direct: ["Sorry about that. {agent} takes over if you say so."],
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
  aside_late: {
    base: ["Thanks for telling me, I've let {agent} know.", "No problem, {agent} knows now."],
  },
  aside_company: {
    base: [
      "Sure, I'll let {agent} know you're bringing someone.",
      "Thanks for telling me. I'll let {agent} know you're bringing someone.",
    ],
    direct: ["I'll tell {agent} you're bringing someone."],
  },
  aside_company_instead: {
    base: [
      "Of course, they can come in your place; I'll let {agent} know.",
      "Sure, they're welcome to come for you. {agent} will expect them.",
    ],
  },
  aside_other_search: {
    base: [
      "I'll switch to that search now; yours stays in this chat for {agent} to see.",
      "One search at a time: from here on it's that one, and {agent} still sees yours in this chat.",
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
  aside_awaits: {
    base: ["I'll be right here.", "This chat stays open for you."],
    professional: ["You can write here at any time."],
  },
  aside_away: {
    base: [
      "No need to come by for now. If a video tour helps, just say so and I'll ask {agent} for one.",
      "That's fine, nothing has to be seen in person yet. Tell me if you'd like a tour by video, and I'll ask {agent}.",
    ],
    professional: ["That is no problem. If you would like a tour by video, I will ask {agent} for one."],
    direct: ["No problem. If you want a video tour, I'll ask {agent}."],
  },
  aside_browses: {
    base: [
      "Of course, look around as much as you like. Ask me anything along the way.",
      "Sure, no rush. Any question about a home, just ask.",
    ],
    professional: ["Of course, take your time. I am glad to answer any question."],
    direct: ["Sure. Just ask."],
  },
  aside_right_place: {
    base: ["Yes, you're in the right place for {agent}'s rentals!", "Yes, this is the chat for {agent}'s rentals."],
    professional: ["Yes, you have reached {agent}'s rentals."],
  },
  aside_movable: {
    base: [
      "Yes, if something comes up just write here and we'll move it.",
      "Sure, no problem: write here if you need another time.",
    ],
    direct: ["Yes, just write here."],
  },
  aside_agents_number: {
    base: ["That's {agent}'s own number, so I'll need yours.", "That one is {agent}'s number; yours is still missing."],
  },
  aside_second_number: { base: ["I've passed {phone} on to {agent}, too.", "{agent} has {phone} as well now."] },
  aside_contact_person: { base: ["I've asked {agent} to contact {person}.", "I've told {agent} to contact {person}."] },
  aside_speaks_spanish: { base: ["I've told {agent} you'd like it in Spanish.", "In Spanish, noted; {agent} knows."] },
  aside_speaks_english: { base: ["I've told {agent} you'd like it in English.", "In English, noted; {agent} knows."] },
  aside_mirrors: {
    base: [
      "I follow the language of your message; English or Spanish, whichever you like.",
      "Sorry, I followed your mix. English or Spanish both work.",
    ],
  },
  aside_missed: {
    base: ["Sorry, I missed that.", "Sorry, that one got past me."],
    professional: ["My apologies, I missed that."],
  },
  aside_slip: {
    base: ["You're right, sorry about that.", "Good catch, sorry about that."],
    professional: ["You are right, my apologies."],
    direct: ["You're right, sorry."],
  },
  aside_listens: {
    base: ["Thanks for telling me.", "Good to know, thanks."],
    professional: ["Thank you for telling me."],
    direct: ["Good to know."],
  },
  aside_unanswered: {
    base: [
      "Sorry, I missed that. I've passed your question on to {agent}, who answers it here.",
      "Sorry about that. {agent} has your question now and will answer it.",
    ],
    professional: ["My apologies. I have passed your question on to {agent}."],
  },
  aside_leaves: {
    base: [
      "No problem, thanks for looking! If anything changes, just write here.",
      "I understand, good luck with the search! You can write here any time.",
    ],
    professional: ["I understand. Thank you for writing; you can reach us here at any time."],
    direct: ["OK. Write here if that changes."],
  },
  aside_leaves_cheaper: {
    base: [
      "I understand, and good luck! If you'd like word when something cheaper comes up, leave a phone or email here.",
      "No problem, all the best with it! Leave a phone or email here if {agent} should tell you about something cheaper.",
    ],
    professional: ["I understand. To hear of something cheaper, you can leave a phone or email here at any time."],
    direct: ["OK, good luck. For word of something cheaper, leave a phone or email here."],
  },
  aside_leaves_cheaper_told: {
    base: [
      "I understand, and good luck! I've asked {agent} to write you if something cheaper comes up.",
      "No problem, all the best with it! {agent} will hear that you'd like word of something cheaper.",
    ],
    professional: ["I understand. I have asked {agent} to let you know if something cheaper comes up."],
  },
  aside_rejects: {
    base: ["Understood, we'll leave that one aside.", "No problem, that one is off your list."],
  },
  aside_all_dear: { base: ["I hear you, rents are high right now.", "I know, that's a lot."] },
  aside_too_dear: {
    base: ["Understood, that one is more than you'd like to pay.", "I see, we'll leave that one aside."],
  },
  aside_notify: {
    base: [
      "I've asked {agent} to let you know when something comes up.",
      "{agent} will hear that you'd like to be told when something opens up.",
    ],
  },
  aside_video: {
    base: [
      "A tour by video is something {agent} arranges; I've passed on that you'd like one.",
      "I've told {agent} that you'd like to see it by video.",
    ],
    professional: ["{agent} arranges tours by video personally. I have passed on your request."],
    direct: ["{agent} arranges video tours. I've passed it on."],
  },
  aside_channel: {
    base: ["Sure, that works.", "Of course, that's fine."],
    professional: ["Certainly."],
  },
  aside_never_mind: {
    base: ["No problem, we'll leave that.", "All right, we'll leave it at that."],
    professional: ["Understood, we will leave that."],
    direct: ["OK, skipping that."],
  },
  aside_rethinks: {
    base: [
      "Of course. What would you like to change? The rest stays as it is.",
      "No problem. Tell me what's different now, and I'll keep the rest.",
    ],
    professional: ["Certainly. What would you like to change? Everything else stays as noted."],
    direct: ["Sure. What changes?"],
  },
  aside_room: {
    base: [
      "{agent}'s listings here are whole homes; about a single room I'll ask {agent}.",
      "What I have listed are whole homes, so I'll ask {agent} about a single room.",
    ],
  },
  aside_office: {
    base: [
      "{agent_full} is with {brokerage}, and you can check the license at {link}.",
      "{agent_full} works at {brokerage}. You can look up the license at {link}.",
    ],
  },
  aside_office_license: {
    base: ["You can check {agent_full}'s license at {link}.", "{agent_full}'s license is easy to look up at {link}."],
  },
  aside_told_agent: {
    base: ["Yes, {agent} sees everything you write here.", "Yes, all of it is there for {agent} to see."],
  },
  aside_no_visit: {
    base: ["No showing is booked yet.", "Nothing is booked so far."],
  },
  aside_no_houses: {
    base: [
      "{agent} only has apartments right now, so I've asked about houses.",
      "No houses at the moment, only apartments; I've asked {agent} what's coming up.",
    ],
  },
  aside_just_look: {
    base: [
      "You can just look: a showing doesn't commit you to anything.",
      "No strings attached: come and have a look.",
    ],
  },
  aside_link: {
    base: ["I can't open links in this chat.", "Links don't open for me here."],
  },
} satisfies Record<string, Wording>;
