import type { Wording } from "../wording.ts";

/** Answers by rule: disclosure, fair housing, license law, opt-out, privacy. */
export const conduct = {
  bot: {
    base: [
      "I'm an AI assistant working for {agent_full}, not a person. If you'd rather talk to {agent}, just say so and I'll hand over the chat.",
      "You're talking to an AI assistant working for {agent_full}, not to a human. Say the word and I'll bring in {agent}.",
    ],
  },
  notice: {
    base: [
      "A quick reminder: you're writing with {agent_full}'s AI assistant, not a person, and the chat is saved.",
      "It's been a while, so once more: an AI assistant answers here for {agent_full}, and the chat is saved.",
    ],
  },
  human: {
    base: [
      "Of course, I've handed this chat to {agent}. {expected}",
      "Sure, {agent} takes it from here and has everything you told me. {expected}",
    ],
  },
  waits: {
    base: [
      "{agent} has this chat now. {expected}",
      "{agent} has everything you've sent. {expected}",
      "{agent} will read it here. {expected}",
    ],
  },
  contact_wish: { base: ["I've asked {agent} {wish}.", "I've told {agent} {wish}."] },
  contact_agreed: { base: ["Yes, that works; I've asked {agent} {wish}.", "Sure, I've asked {agent} {wish}."] },
  added_for_agent: { base: ["I've added that for {agent}.", "Got it, I've added it for {agent}."] },
  added_for_agent_about: { base: ["I've added that for {agent}: {what}.", "Got it, added for {agent}: {what}."] },
  agent_answers: {
    base: [
      "Thanks for writing. {agent} answers here personally. {expected}",
      "I've noted your message for {agent}, who answers here personally. {expected}",
    ],
  },
  nobody_answers: {
    base: [
      "I've noted your message. {agent} isn't answering in this chat.",
      "Your message is saved, but {agent} isn't answering in this chat.",
    ],
  },
  contact_only: {
    base: [
      "I've passed your message on to {agent}, who will get back to you in person.",
      "{agent} answers in person and has your message now.",
    ],
  },
  expected_now: {
    base: ["{agent} answers messages today until {hour}.", "{agent} is working today until {hour}."],
  },
  expected_today: {
    base: ["{agent} answers messages today from {hour}.", "{agent} is back today at {hour}."],
  },
  expected_tomorrow: {
    base: ["{agent} answers messages tomorrow from {hour}.", "{agent} is back tomorrow at {hour}."],
  },
  expected_weekday: {
    base: ["{agent} answers messages on {weekday} from {hour}.", "{agent} is back on {weekday} at {hour}."],
  },
  expected_soon: { base: ["You'll get an answer as soon as possible.", "The answer comes as soon as possible."] },
  stop: {
    base: [
      "You're opted out: no more messages from us. Write START if you ever want to come back.",
      "Done, you won't get any more messages. To return, write START.",
    ],
  },
  start: { base: ["Welcome back, messages are on again.", "You're opted back in."] },
  help: {
    base: [
      "This is the AI assistant for {who}. {reach} To stop messages, write STOP.",
      "You're writing with the AI assistant for {who}. {reach} Write STOP to end messages.",
    ],
  },
  help_reach: { base: ["You can reach {agent} at {contact}.", "{agent}'s contact: {contact}."] },
  help_reach_here: {
    base: ["Ask for {agent} here and I'll hand over the chat.", "Say you want {agent} and I'll hand over the chat."],
  },
  injection: {
    base: [
      "I can't do that, but I'm glad to help with {agent}'s rentals.",
      "That's not something I'll do. I'm here for your rental search.",
    ],
  },
  languages: {
    base: ["I can write in English or in Spanish.", "English and Spanish are the languages I speak."],
  },
  abuse: {
    base: [
      "I want to help, and I'd ask that we keep it respectful.",
      "I'm glad to help you as long as we speak with respect.",
    ],
  },
  abuse_again: {
    base: ["I'm here when you'd like to go on.", "Whenever you want to continue, I'm here."],
  },
  off_topic: {
    base: [
      "That one's outside what I can help with; I'm here for {agent}'s rentals.",
      "I can't help with that, only with finding a rental.",
      "That's beyond me, I only know about renting with {agent}.",
    ],
  },
  emergency: {
    base: [
      "Call {number} right now. I've sent {agent} an urgent alert.",
      "Please call {number} immediately. {agent} has an urgent alert from me.",
    ],
  },
  minor: {
    base: [
      "You need to be an adult to sign a lease, so a parent or guardian would have to rent it with you. Have them write here and I'll help them.",
      "Someone under age can't sign a lease on their own. If a parent or guardian rents with you, they can write me here.",
    ],
  },
  legal: {
    base: [
      "I can't give legal advice, and neither can {agent}. A local legal aid office or a lawyer can tell you what the law says in your case.",
      "That's a question for a lawyer or a legal aid office; {agent} and I can't advise you on the law. I can help you find a new place.",
    ],
  },
  safety: {
    base: [
      "That's not something I can judge. The local police and the county publish their crime data, and you can ask {agent} to see the place once by day and once in the evening.",
      "I don't rate areas that way. Police and county crime data are public, and {agent} can arrange one showing by day and one in the evening.",
    ],
  },
  children: {
    base: ["Yes, children are welcome.", "Of course, children are welcome."],
  },
  families: {
    base: [
      "I don't say who a home suits, but I can tell you about its rooms, its amenities and distances.",
      "Who it suits is yours to judge; I can describe the rooms, the amenities and distances.",
    ],
  },
  demographics: {
    base: [
      "I don't describe the people of an area. The US Census publishes that kind of data.",
      "That's something I don't comment on; US Census data covers it for every neighborhood.",
    ],
  },
  schools: {
    base: [
      "I don't rate schools. The school district's website shows which school belongs to each address.",
      "I leave schools to you: the district's website has the boundaries for every address.",
    ],
  },
  voucher: {
    base: [
      "Yes, you can apply: a voucher counts as lawful income in Miami-Dade. Its amount can be your budget, and {agent} knows about it now.",
      "Yes, you're welcome to apply with it; in Miami-Dade it is lawful income like any other. Give me its amount as your budget, and I've told {agent}.",
    ],
  },
  voucher_known: {
    base: [
      "Yes, you can apply: a voucher counts as lawful income in Miami-Dade, and {agent} knows about it now.",
      "Yes, you're welcome to apply with it; in Miami-Dade it is lawful income like any other. I've told {agent}.",
    ],
  },
  assistance_animal: {
    base: [
      "An assistance animal isn't treated as a pet, so no pet fee applies to it. {agent} will handle the accommodation request with you.",
      "Assistance animals don't count as pets and pay no pet fee. I've asked {agent} to handle the accommodation request with you.",
    ],
  },
  disability: {
    base: [
      "On accessibility, I can only share what the listing says. I've asked {agent} about the rest, and about any change you may need.",
      "I only know what the listing says about accessibility, so I've asked {agent} about the rest, and about any change you may need.",
    ],
  },
  household_status: {
    base: ["No problem at all, everyone's welcome.", "That's no problem, everyone's welcome."],
  },
  same_criteria: {
    base: [
      "Everyone applies under the same written criteria, and {agent} can tell you which documents are needed.",
      "The same written criteria hold for every applicant. {agent} will answer any question about documents.",
    ],
  },
  domestic_violence: {
    base: [
      "Thank you for telling me. I've asked {agent} to keep your contact info private.",
      "I hear you, and thank you for trusting me with it. I've asked {agent} to keep your contact info private.",
    ],
  },
  screening_history: {
    base: [
      "I can't predict a decision. A person looks at each application individually, and I've asked {agent} to go over the written criteria with you.",
      "That isn't decided here: every application is looked at individually by a person. {agent} will share the written criteria.",
    ],
  },
  steering: {
    base: [
      "I can't search by who lives somewhere. I can go by price, size or commute.",
      "I can't search by that. I can search by price, size or commute.",
    ],
  },
  negotiation: {
    base: [
      "Only {agent} can talk terms with the owner. I've passed that on.",
      "Terms are for {agent} to negotiate, so I've sent that on.",
    ],
  },
  approval: {
    base: [
      "That decision is made by the landlord or the association after an application; {agent} can tell you how to apply.",
      "Decisions and lease papers come from the landlord or the association after an application. {agent} can guide you.",
    ],
  },
  access_code: {
    base: [
      "Only {agent} can give access. I've just sent an urgent alert so {agent} can contact you.",
      "Access is only given by {agent}, who has an urgent alert from me now.",
    ],
  },
  flood: {
    base: [
      "I can only repeat what the owner states about flooding. The written flood disclosure ({statute}, Florida Statutes) comes at or before signing a lease of a year or more.",
      "On flooding I go by the owner's word only. Florida's written flood disclosure ({statute}) is given at or before signing a lease of a year or more.",
    ],
  },
  payment: {
    base: [
      "No money is ever collected in this chat. Before paying anyone, verify {agent} and the license at {link}: copied listings are a common scam.",
      "Please don't send money through a chat. You can verify {agent} and the license at {link}; scammers do copy listings.",
    ],
  },
  privacy: {
    base: [
      "{agent} knows you asked. This device or a code by email proves it's you, and then you can copy or erase everything stored about you: {link}",
      "I've told {agent}. You can also get a copy of your data or have it erased yourself, with this device or a code by email as proof: {link}",
    ],
  },
  sensitive_data: {
    base: [
      "Please never send Social Security, card or bank numbers or passwords in this chat; they aren't needed here, and I keep none of them.",
      "For your protection, never write Social Security, card or bank numbers or passwords here; what looks like one is not kept.",
    ],
  },
} satisfies Record<string, Wording>;
