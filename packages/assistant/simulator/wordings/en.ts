import type { RenterWordings } from "./wordings.ts";

const months = ["January", "February", "March", "April", "May", "June", "July", "August"];

function day(iso: string): string {
  return `${months[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}`;
}

function month(iso: string): string {
  return months[Number(iso.slice(5, 7)) - 1] ?? "";
}

function rooms(count: number): string {
  return count === 0 ? "a studio" : count === 1 ? "one bedroom" : `${count} bedrooms`;
}

function dashed(phone: string): string {
  return `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;
}

export const en: RenterWordings = {
  opens: [
    "Hi!",
    "hello, I saw your link",
    "Hey there, I'm looking for a place",
    "good afternoon",
    "hi, do you have anything available?",
  ],
  answers: {
    area: [
      (p) => `I'd like to live in ${p.area}`,
      (p) => `${p.area} would be ideal`,
      (p) => `somewhere around ${p.area}`,
      (p) => `we're looking at ${p.area}`,
    ],
    bedrooms: [
      (p) => `I need ${rooms(p.bedrooms)}`,
      (p) => `${rooms(p.bedrooms)} would work`,
      (p) => `looking for ${rooms(p.bedrooms)}`,
    ],
    budget_max: [
      (p) => `up to $${p.budget} a month`,
      (p) => `I can pay ${p.budget} max`,
      (p) => `my budget is ${p.budget}`,
      (p) => `no more than ${p.budget.toLocaleString("en-US")}`,
    ],
    move_in: [
      (p) => `I'd move on ${day(p.moveIn)}`,
      (p) => `${day(p.moveIn)} if possible`,
      (p) => `my lease is up before that, so ${day(p.moveIn)}`,
    ],
    name: [(p) => `I'm ${p.name}`, (p) => `my name is ${p.name}`, (p) => `${p.name} here`],
    phone: [
      (p) => `you can text me at ${dashed(p.phone)}`,
      (p) => `my cell is ${dashed(p.phone)}`,
      (p) => `(${p.phone.slice(0, 3)}) ${p.phone.slice(3, 6)} ${p.phone.slice(6)}`,
    ],
  },
  bare: {
    area: [(p) => p.area, (p) => p.area.toLowerCase()],
    bedrooms: [(p) => (p.bedrooms === 0 ? "studio" : String(p.bedrooms))],
    budget_max: [(p) => String(p.budget), (p) => `$${p.budget}`],
    move_in: [(p) => day(p.moveIn), (p) => `${Number(p.moveIn.slice(5, 7))}/${Number(p.moveIn.slice(8))}`],
    name: [(p) => p.name],
    phone: [(p) => p.phone, (p) => dashed(p.phone)],
  },
  small: {
    before: ["oh that's great, so ", "let me think... ", "honestly ", "ok! "],
    after: [
      ", I've been looking for weeks and it's exhausting lol",
      ". My sister told me about you by the way",
      ", hope you can help",
      ". It's so hot outside today",
    ],
  },
  twoAtOnce: [
    (p) => `${p.area}, and up to ${p.budget} a month`,
    (p) => `${rooms(p.bedrooms)} for ${p.budget} max, in ${p.area}`,
    (p) => `we'd move ${day(p.moveIn)}, and it should be around ${p.area}`,
    (p) => `my budget is ${p.budget} and I need ${rooms(p.bedrooms)}`,
  ],
  vagueMoves: [(p) => `sometime in ${month(p.moveIn)}`, (p) => `in ${month(p.moveIn)}, not sure which day`],
  interruptions: [
    "how does this work?",
    "let me think about that",
    "are you there?",
    "what else do you need?",
    "is it free?",
    "who are you?",
    "it's so hot today haha",
    "do you work weekends?",
  ],
  partner: [
    (p) => `hi, it's the husband writing now, make it ${rooms(p.bedrooms)}`,
    (p) => `this is her roommate: up to ${p.budget} for both of us`,
  ],
  visits: ["can I see the first one?", "I'd like to see it", "when can I visit the cheapest one?"],
  homeChoices: ["the first one", "the first one please", "let's do the first"],
  timeChoices: ["the first one", "the second one works", "the last one please"],
  vagueTimes: ["any afternoon works", "sometime next week after work", "not mornings please", "after 4"],
  corrections: {
    bedrooms: [(p) => `actually make it ${rooms(p.bedrooms)}`, (p) => `sorry, I meant ${rooms(p.bedrooms)}`],
    budget_max: [(p) => `wait, my max is ${p.budget}`, (p) => `let me correct that: ${p.budget} a month`],
    area: [(p) => `on second thought, ${p.area}`, (p) => `I changed my mind, ${p.area} instead`],
  },
  refusals: ["I'd rather not say", "I don't want to share that", "I prefer not to give that out"],
  questions: [
    "is parking included?",
    "are pets allowed?",
    "how much is the deposit?",
    "do you have anything with a balcony?",
    "is it still available?",
  ],
  insults: ["you're a useless bot", "this is stupid, you idiot", "shut up and help me"],
  wantsHuman: ["can I talk to a real person?", "I want to speak with the agent", "have someone call me please"],
  company: ["it's me, my wife and our two kids", "there are four of us", "me and three roommates"],
  returns: ["hi, it's me again", "hello, I'm back", "hey, still looking"],
  declinesHelp: ["no, let's continue here", "no thanks, go on"],
  thanks: ["thanks!", "great, thank you", "perfect, bye"],
};
