import type { Wording } from "../wording.ts";

/** Opening, acknowledging, closing. */
export const replies = {
  opening: {
    base: [
      "Hi! I'm {agent}'s AI assistant. I find out what you need, answer what I can about the listings and pass it all on to {agent}, day or night. What are you looking for?",
      "Hello, I'm {agent}'s AI assistant. Tell me about your search, ask about the listings, and {agent} gets it all, day or night. What are you looking for?",
    ],
    friendly: [
      "Hi! I'm {agent}'s AI assistant. Tell me what you need, ask me about the listings, and I'll pass it all on to {agent}, day or night. What are you looking for?",
    ],
    professional: [
      "Hello, I'm {agent}'s AI assistant. I take down what you need, answer questions about the listings and pass everything on to {agent}, at any hour. What are you looking for?",
    ],
    warm: [
      "Welcome! I'm {agent}'s AI assistant. I'd love to hear what you need; I can answer questions about the listings and pass it all on to {agent}, day or night. What are you looking for?",
    ],
    direct: [
      "Hi, I'm {agent}'s AI assistant. I note what you need, answer from the listings and pass it on to {agent}. What are you looking for?",
    ],
  },
  opening_minimal: {
    base: [
      "Hi! I'm {agent}'s AI assistant. {agent} answers here personally, and I note what you write so nothing gets lost. What are you looking for?",
      "Hello, I'm {agent}'s AI assistant. I note what you need, and {agent} answers you here personally. What are you looking for?",
    ],
  },
  opening_absent: {
    base: [
      "Hi! I'm {agent}'s AI assistant. {agent} isn't answering in this chat, but I note what you write. What are you looking for?",
      "Hello, I'm {agent}'s AI assistant. I note what you need, though {agent} isn't answering in this chat. What are you looking for?",
    ],
  },
  opening_other_language: {
    base: ["I also speak English, write whichever way you like.", "English works too, write whichever way you like."],
  },
  greet: {
    base: ["Hi!", "Hello!", "Hi there!"],
    friendly: ["Hey there!"],
    professional: ["Hello, thank you for writing."],
    warm: ["Hi, so glad you wrote!"],
    direct: ["Hi."],
  },
  greet_again: {
    base: [
      "Hi again! {agent} has your search; ask me anything about the listings.",
      "Hello! Your search is with {agent}, and I'm here for questions about the listings.",
      "Good to hear from you. {agent} has everything; ask away if something is open.",
    ],
  },
  confirm: {
    base: ["Got it, {what}.", "OK, {what}.", "{What}, got it.", "All right, {what}."],
    friendly: ["Perfect, {what}.", "Great, {what}.", "Awesome, {what}."],
    professional: ["Noted, {what}.", "Thank you. {What}.", "Understood, {what}."],
    warm: ["Lovely, {what}.", "Thank you! {What}.", "Sounds good, {what}."],
    direct: ["{What}.", "OK: {what}.", "Got it: {what}."],
  },
  confirm_brief: {
    base: ["{What}, got it.", "OK, {what}.", "All right, {what}."],
    friendly: ["{What}, perfect.", "Great, {what}.", "Awesome, {what}."],
    professional: ["{What}, noted.", "Thank you, {what}.", "Understood, {what}."],
    warm: ["{What}, lovely.", "Thanks, {what}.", "{What}, sounds good."],
    direct: ["{What}.", "OK: {what}.", "Got it, {what}."],
  },
  confirm_soon: {
    base: [
      "That's soon, so let's move fast: {what}.",
      "Got it, that's urgent: {what}.",
      "OK, that's coming right up: {what}.",
    ],
  },
  welcome_back: {
    base: ["Welcome back! So far I have: {what}.", "Good to hear from you again. Here's where we left off: {what}."],
  },
  recap: { base: ["So far I have: {what}.", "Here's what I have: {what}."] },
  recap_nothing: { base: ["Nothing about your search so far.", "I don't have anything about your search yet."] },
  welcome_back_new: { base: ["Welcome back!", "Good to see you again."] },
  already_known: { base: ["Yes, I have that.", "Right, I have that down.", "Yes, just like you said."] },
  at_hand: {
    base: [
      "I'm right here if anything else comes up.",
      "OK. Just text me if you need anything.",
      "Great, I'm here if you have any questions.",
    ],
  },
  invite_visit: {
    base: ["Would you like to see it in person?", "Want me to set up a showing?", "Would you like to come see it?"],
    professional: ["Would you like to schedule a showing?"],
    direct: ["Want to see it?"],
  },
  invite_visit_home: { base: ["Would you like to see {address}?", "Want me to set up a showing at {address}?"] },
  invite_visit_any: {
    base: [
      "Would you like to see one of them?",
      "Which one would you like to see?",
      "Want me to set up a showing for one of them?",
    ],
    professional: ["Would you like to schedule a showing for one of them?"],
    direct: ["Want to see one?"],
  },
  other_business_buys: {
    base: [
      "I only handle rentals here. For buying, {agent} is the right person, and I've passed this on.",
      "I only handle rentals, so I've let {agent} know you'd like to buy.",
    ],
  },
  other_business_lists: {
    base: [
      "Thanks for thinking of {agent}! This chat is for people looking for a rental, so I've passed your property on to {agent} directly.",
      "I help renters here, so I've let {agent} know about your property. That's a conversation to have together.",
    ],
  },
  other_business_broker: {
    base: [
      "Good to hear from a colleague. {agent} talks to other agents personally, and I've passed this on.",
      "Thanks for reaching out. Anything about your client goes straight to {agent}, and I've passed this on.",
    ],
  },
  business_complete: {
    base: [
      "Very good, {agent} will contact you at {contact}.",
      "Got it. Expect {agent} at {contact}.",
      "All set: {agent} has {contact} and will get back to you.",
    ],
  },
  confirm_correction: {
    base: ["Fixed that: {what}.", "OK, now it's {what}.", "Updated: {what}."],
    friendly: ["No problem, {what} then."],
    professional: ["I've corrected that: {what}."],
    warm: ["Of course, {what} it is."],
    direct: ["Changed: {what}."],
  },
  confirm_name: {
    base: ["Thanks, {name}.", "Good to meet you, {name}.", "Hello, {name}."],
    friendly: ["Nice to meet you, {name}!"],
    professional: ["Thank you, {name}."],
    warm: ["So nice to meet you, {name}!"],
    direct: ["OK, {name}."],
  },
  forget: { base: ["OK, I took out {what}.", "All right, {what} is off the list."] },
  accept_open: {
    base: ["OK, we'll keep that open.", "Sure, I won't narrow that down.", "All right, we'll leave that open."],
    professional: ["Understood, we'll keep that open."],
    warm: ["Great, that leaves us plenty to choose from."],
    direct: ["OK, open."],
  },
  accept_refusal: {
    base: ["No problem, we'll skip that.", "That's fine, no need.", "All right, we can do without it."],
    professional: ["Understood, that isn't required."],
    warm: ["Of course, that's completely fine."],
    direct: ["Fine, skipping that."],
  },
  switch_language: { base: ["Sure, English it is.", "Of course, let's switch to English."] },
  note_showing: {
    base: [
      "I've asked {agent} for a showing, and you'll get a confirmed time from {agent}.",
      "I've told {agent} you'd like to see it. {agent} will get back to you with a time.",
      "I've passed that on to {agent}, who will get back to you with a time.",
    ],
  },
  note_showing_at: {
    base: [
      "I've asked {agent} about a showing {when}. You'll get a message here once it's confirmed.",
      "I've told {agent} you'd like to come {when}; {agent} will confirm.",
      "A showing {when}, got it. It's set once {agent} confirms.",
    ],
  },
  reschedule_showing: {
    base: [
      "I've told {agent} you'd like to move the showing. You'll get the new time from {agent}.",
      "I've passed that on to {agent}, who will confirm the new time.",
    ],
  },
  reschedule_showing_at: {
    base: [
      "I've asked {agent} to move the showing to a new time, {when}; {agent} will confirm.",
      "I've passed on the new time, {when}. It's set once {agent} confirms.",
    ],
  },
  cancel_showing: {
    base: ["I've told {agent} the showing is off.", "OK, I've let {agent} know the showing is canceled."],
  },
  complete_phone: {
    base: [
      "That's all I need. {agent} will contact you at {contact} with matching properties.",
      "We're all set: {agent} will reach you at {contact} with matching properties.",
      "I have everything now. {agent} will contact you at {contact} with properties that match.",
    ],
    friendly: ["You're all set! {agent} will contact you at {contact} with matching properties."],
    professional: ["Thank you, that's everything. {agent} will contact you at {contact} with matching properties."],
    warm: ["That's everything, thank you! {agent} will be in touch at {contact} with matching properties."],
    direct: ["Done. {agent} will contact you at {contact} with matching properties."],
  },
  complete_asks: {
    base: [
      "Thanks, {agent} can reach you at {contact}.",
      "Great, {agent} will reach you at {contact}.",
      "Got it, {agent} will use {contact}.",
    ],
  },
  complete_shown: {
    base: [
      "That's all I need: {agent} will reach you at {contact}.",
      "We're all set. {agent} will reach you at {contact}.",
      "Thanks, {agent} will be in touch at {contact}.",
    ],
    friendly: ["You're all set! {agent} will be in touch at {contact}."],
    professional: ["Thank you, that's everything. {agent} will reach you at {contact}."],
    warm: ["That's everything, thank you so much! {agent} will be in touch at {contact}."],
    direct: ["Done. {agent} will reach you at {contact}."],
  },
  complete_here_shown: {
    base: [
      "That's all I need; {agent} will answer you right here.",
      "We're all set. {agent} will write to you in this chat.",
      "Thanks, {agent} will answer you in this chat.",
    ],
  },
  complete_email: {
    base: [
      "That's all I need. {agent} will write to you at {contact} with matching properties.",
      "We're all set: {agent} will email you at {contact} with matching properties.",
      "I have everything now. {agent} will email you at {contact} with properties that match.",
    ],
    friendly: ["You're all set! {agent} will email you at {contact} with matching properties."],
    professional: ["Thank you, that's everything. {agent} will email you at {contact} with matching properties."],
    warm: ["That's everything, thank you! {agent} will write to you at {contact} with matching properties."],
    direct: ["Done. {agent} will email you at {contact} with matching properties."],
  },
  complete_here: {
    base: [
      "That's all I need. {agent} will answer you right here with matching properties.",
      "We're all set: come back to this chat, {agent} will leave matching properties here.",
      "I have everything now. {agent} will write to you in this chat with properties that match.",
    ],
  },
  noted: {
    base: [
      "Got it, I'll make sure {agent} sees that.",
      "OK, I've noted that for {agent}.",
      "Thanks, {agent} will see that here.",
    ],
  },
  thanks_reply: {
    base: ["You're welcome!", "My pleasure.", "Any time."],
    friendly: ["You bet!"],
    professional: ["You're most welcome."],
    warm: ["Of course, happy to help!"],
    direct: ["Sure."],
  },
  goodbye: {
    base: [
      "Talk soon! Just write here whenever you like.",
      "Take care! This chat stays open if anything comes up.",
      "Bye for now! I'm here if you need anything.",
    ],
  },
} satisfies Record<string, Wording>;
