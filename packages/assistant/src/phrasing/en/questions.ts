import type { Wording } from "../wording.ts";

/** The assistant's own questions: the first time, again after a refusal, and again when not understood. */
export const questions = {
  ask_area: {
    base: [
      "Which area would you like to live in?",
      "Which neighborhood do you have in mind?",
      "Where would you like to live?",
    ],
    friendly: ["So, which area are you hoping for?"],
    professional: ["Which area should the search cover?"],
    warm: ["Tell me, where would you love to live?"],
    direct: ["Which area?"],
  },
  ask_bedrooms: {
    base: [
      "How many bedrooms do you need?",
      "How many bedrooms are you looking for?",
      "What size do you need, in bedrooms?",
    ],
    friendly: ["How many bedrooms are we looking for?"],
    professional: ["How many bedrooms should it have?"],
    warm: ["And how many bedrooms would you be comfortable with?"],
    direct: ["How many bedrooms?"],
  },
  ask_budget_max: {
    base: [
      "What's your monthly budget?",
      "What's the most you'd like to pay a month?",
      "How much a month works for you, at most?",
    ],
    friendly: ["What monthly budget are you working with?"],
    professional: ["What monthly rent should the search stay within?"],
    warm: ["What monthly rent would you feel comfortable with?"],
    direct: ["Top budget per month?"],
  },
  ask_move_in: {
    base: ["When would you like to move in?", "What move-in date do you have in mind?", "When do you need the place?"],
    friendly: ["When's the big move?"],
    professional: ["What is your intended move-in date?"],
    warm: ["When are you hoping to move in?"],
    direct: ["Move-in date?"],
  },
  ask_name: {
    base: ["What's your name?", "May I have your name?", "What name should I give {agent}?"],
    friendly: ["By the way, what's your name?"],
    professional: ["May I have your name, please?"],
    warm: ["And who do I have the pleasure of helping?"],
    direct: ["Your name?"],
  },
  ask_phone: {
    base: [
      "What's the best phone or email to reach you?",
      "Where can {agent} reach you, by phone or by email?",
      "Which phone number or email should {agent} use?",
    ],
    friendly: ["What's a good phone or email for you?"],
    professional: ["What is the best phone number or email for you?"],
    warm: ["And where would you like {agent} to reach you, phone or email?"],
    direct: ["Best phone or email?"],
  },

  suppose_bedrooms: {
    base: ["This one is {value}: is that the size you need?", "It's {value}. Does that work for you?"],
    direct: ["It's {value}. OK for you?"],
  },
  unlikely_bedrooms: {
    base: ["Just to be sure: you're looking for {value}?", "Did I read that right, {value}?"],
    direct: ["{value}, is that right?"],
  },
  unlikely_budget_max: {
    base: [
      "Just to be sure: is {value} what you'd pay a month in rent?",
      "Did I read that right, {value} a month for the rent?",
    ],
    direct: ["{value} a month for rent, is that right?"],
  },
  suppose_rent_told: {
    base: ["Does that fit your budget?", "Would that work for you?"],
    direct: ["Within your budget?"],
  },
  suppose_rent_known: {
    base: ["Does {value} fit your budget?", "Would {value} a month work for you?"],
    direct: ["{value} OK for your budget?"],
  },
  suppose_budget_max: {
    base: [
      "The rent is {value} a month: does that fit your budget?",
      "It rents for {value} a month. Would that work for you?",
    ],
    direct: ["{value} a month. Within your budget?"],
  },

  retry_area: {
    base: [
      "No problem. A rough idea is enough: is there an area you'd like to be near?",
      "That's fine, nothing exact is needed. Is there a part of town you lean toward?",
    ],
  },
  retry_bedrooms: {
    base: [
      "No problem. More or less is enough, so you only see homes that fit: how many bedrooms?",
      "That's fine. A rough size already helps: how many bedrooms would do?",
    ],
  },
  retry_budget_max: {
    base: [
      "I understand. A rough figure is enough and keeps out homes you wouldn't want: about how much a month?",
      "Fair enough. Even a range helps {agent} choose well: what would be too much per month?",
    ],
  },
  retry_move_in: {
    base: [
      "No problem. Just the month is enough: when would you like to move?",
      "That's fine. A rough date tells {agent} which homes will be free: around when would it be?",
    ],
  },
  retry_name: {
    base: [
      "Of course. A first name is enough, so that {agent} knows what to call you. What should I put?",
      "I understand. Any name will do for {agent} to greet you by: which one do you prefer?",
    ],
  },
  retry_phone: {
    base: [
      "I understand. It's only so that {agent} can send you homes that match, and an email works just as well. Would you leave one?",
      "That's okay. Without it {agent} can't get back to you outside this chat. Is there an email or a phone you don't mind using?",
    ],
  },

  reprompt_area: {
    base: [
      "Sorry, I didn't catch that. Which city or neighborhood should I look in?",
      "I'm not sure I followed. Could you name an area or a neighborhood you like?",
      "I missed that one. Which part of the city are you thinking of?",
    ],
  },
  reprompt_bedrooms: {
    base: [
      "Sorry, I didn't catch that. Are you after a studio, one bedroom, or more?",
      "I'm not sure I followed. Could you give me the number of bedrooms, or say studio?",
      "I missed that one. How many bedrooms: a studio, one, two or more?",
    ],
  },
  reprompt_budget_max: {
    base: [
      "Sorry, I didn't catch that. What's the highest monthly rent for you, in dollars?",
      "I'm not sure I followed. Could you give me one figure in dollars, per month?",
      "I missed that one. What's the most you can pay a month, in dollars?",
    ],
  },
  reprompt_move_in: {
    base: [
      "Sorry, I didn't catch that. Which month would you like to move in?",
      "I'm not sure I followed. Could you give me a date or a month for the move?",
      "I missed that one. Around when would you move: soon, or in which month?",
    ],
  },
  reprompt_name: {
    base: [
      "Sorry, I didn't catch that. What name should I note for {agent}?",
      "I'm not sure I followed. What should {agent} call you?",
      "I missed that one. Could you write just your name?",
    ],
  },
  reprompt_phone: {
    base: [
      "Sorry, I didn't catch that. Which phone number, with area code, or which email can {agent} use?",
      "I'm not sure I followed. Could you write your phone number or your email address?",
      "I missed that one. Where can {agent} write to you, phone or email?",
    ],
  },
  reprompt_open: {
    base: [
      "Sorry, I didn't catch that. Could you put it another way?",
      "I'm not sure I followed. What would you like to know about the rental?",
      "I missed that one. Could you say it in other words?",
    ],
  },
  not_understood: {
    base: ["Sorry, I didn't catch that, so let's try something else.", "I missed that one; let me ask another thing."],
  },
  offer_human: {
    base: [
      "I'm having trouble following, sorry. Would you like {agent} to answer you personally?",
      "I still don't follow, and I don't want to waste your time. Should I bring in {agent}?",
    ],
  },
  ask_what_changed: {
    base: ["Sorry about that. What should I change?", "My mistake. What's the right information?"],
  },
} satisfies Record<string, Wording>;
