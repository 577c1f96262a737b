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
    base: ["Got it: {what}.", "OK, {what}.", "{What}, got it.", "All right, {what}."],
    friendly: ["Perfect: {what}.", "OK, great: {what}.", "Great, {what}."],
    professional: ["Noted: {what}.", "Thank you. {What}.", "Very well: {what}."],
    warm: ["Lovely: {what}.", "Thank you! {What}.", "Wonderful: {what}."],
    direct: ["{What}.", "OK: {what}.", "Got it, {what}."],
  },
  confirm_plain: { base: ["Got it: {what}.", "OK, {what}.", "All right, {what}."] },
  confirm_brief: {
    base: ["{What}, got it.", "OK, {what}.", "All right, {what}."],
    friendly: ["{What}, perfect!", "Great, {what}.", "{What}, great!"],
    professional: ["{What}, noted.", "Thank you, {what}.", "Very well, {what}."],
    warm: ["{What}, lovely.", "Thank you, that's {what}.", "{What}, wonderful."],
    direct: ["{What}.", "OK: {what}.", "Got it, {what}."],
  },
  confirm_soon: {
    base: [
      "That's soon, so let's be quick: {what}.",
      "Understood, it's urgent: {what}.",
      "That's close, I'm on it: {what}.",
    ],
  },
  welcome_back: {
    base: ["Welcome back! So far I have: {what}.", "Good to see you again. This is where we were: {what}."],
  },
  recap: { base: ["So far I have: {what}.", "This is what I've noted: {what}."] },
  recap_nothing: {
    base: ["You haven't told me what you're looking for yet.", "I don't have anything about your search yet."],
  },
  welcome_back_new: { base: ["Welcome back!", "Good to see you again."] },
  works_there: {
    base: [
      "Got it: you work in {areas}, and home can be elsewhere.",
      "Understood, {areas} is for work, and home can be in another area.",
    ],
  },
  search_areas: {
    base: ["Yes, I'm looking in {areas}.", "Yes, the search covers {areas}.", "That's right: {areas}."],
  },
  already_known: { base: ["Yes, I have that.", "Right, I already have that.", "Yes, just as you said."] },
  at_hand: {
    base: [
      "I'm right here if anything else comes up.",
      "Good. Write me whenever you need something.",
      "Great, I'm here if you have a question.",
    ],
  },
  invite_visit: {
    base: ["Would you like to see it in person?", "Want me to set up a showing?", "Do you want to come and see it?"],
    professional: ["Would you like to schedule a showing?"],
    direct: ["Want to see it?"],
  },
  invite_visit_any: {
    base: [
      "Would you like to see one of them?",
      "Which one would you like to visit?",
      "Want me to set up a showing for one of them?",
    ],
    professional: ["Would you like to schedule a showing for one of them?"],
    direct: ["Want to see one?"],
  },
  other_business_buys: {
    base: [
      "Here I take care of rentals; for buying, {agent} is the right person, and I've just passed this on.",
      "I only handle rentals myself, so I've let {agent} know that you'd like to buy.",
    ],
  },
  other_business_lists: {
    base: [
      "Thanks for thinking of {agent}! This chat is for people looking for a rental, so I've passed your property on to {agent} directly.",
      "I help renters here; a property of your own is a talk to have with {agent}, who knows about it now.",
    ],
  },
  other_business_broker: {
    base: [
      "Good to hear from a colleague. {agent} handles requests from other professionals personally, and I've passed this on.",
      "Thanks for reaching out. What concerns your client goes straight to {agent}, who knows about it now.",
    ],
  },
  other_business_trade: {
    base: [
      "Thanks for offering! {agent} decides about services personally, so I've passed this on.",
      "Thanks! Who works on the homes is up to {agent}, and I've just passed your offer on.",
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
    base: ["Corrected: {what}.", "OK, now it's {what}.", "Updated: {what}."],
    friendly: ["No problem, {what} then."],
    professional: ["I have corrected it: {what}."],
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
  forget: { base: ["OK, I've dropped {what}.", "All right, {what} is off the list."] },
  accept_open: {
    base: ["Good, we'll keep that open.", "Fine, then I won't narrow that down.", "All right, that stays open."],
    professional: ["Understood, we will keep that open."],
    warm: ["Wonderful, that leaves us plenty of choice."],
    direct: ["OK, open."],
  },
  accept_refusal: {
    base: ["No problem, we'll leave that out.", "That's fine, no need.", "All right, we can do without it."],
    professional: ["Understood, that is not required."],
    warm: ["Of course, that's completely fine."],
    direct: ["Fine, skipping that."],
  },
  switch_language: { base: ["Sure, English it is.", "Of course, let's go on in English."] },
  note_showing: {
    base: [
      "I'm passing your showing request on to {agent}, who will confirm a time.",
      "I've told {agent} you'd like to visit; {agent} confirms the time with you.",
      "Your wish to see it goes to {agent}, who will get back to you with a time.",
    ],
  },
  note_showing_at: {
    base: [
      "I've asked {agent} about a showing {when}; the confirmation comes here.",
      "I've passed on that you'd like to visit {when}; {agent} will confirm it.",
      "Your request for a showing {when} is in. {agent} just has to confirm it.",
    ],
  },
  note_showing_of: {
    base: [
      "I've asked {agent} to show you {homes} {when}; the confirmation comes here.",
      "I've passed on that you'd like to see {homes} {when}; {agent} will confirm it.",
    ],
  },
  reschedule_showing: {
    base: [
      "I've told {agent} you'd like to move the showing; you'll get a confirmation of the new time.",
      "I'm passing the change on to {agent}, who will confirm the new time.",
    ],
  },
  reschedule_showing_at: {
    base: [
      "I'm asking {agent} to move the showing to a new time, {when}; {agent} confirms it.",
      "I've passed the change on: {when}. It stands once {agent} confirms it.",
    ],
  },
  cancel_showing: {
    base: ["I've told {agent} that the showing is off.", "OK, I'm letting {agent} know the showing is canceled."],
  },
  complete_phone: {
    base: [
      "That's all I need. {agent} will contact you at {contact} with matching properties.",
      "We're all set: {agent} will reach you at {contact} with matching properties.",
      "I have everything now. Expect {agent} at {contact} with properties that match.",
    ],
    friendly: ["And that's it! {agent} will contact you at {contact} with matching properties."],
    professional: ["Thank you, that is complete. {agent} will contact you at {contact} with matching properties."],
    warm: ["That's everything, thank you! {agent} will be in touch at {contact} with matching properties."],
    direct: ["Done. {agent} will contact you at {contact} with matching properties."],
  },
  complete_asks: {
    base: [
      "Thanks, {agent} can reach you at {contact}.",
      "Good, {agent} has {contact} to reach you.",
      "Got it: {agent} will use {contact}.",
    ],
  },
  complete_shown: {
    base: [
      "That's all I need: {agent} will reach you at {contact}.",
      "We're all set, and {agent} has {contact} to reach you.",
      "Thanks, {agent} will be in touch at {contact}.",
    ],
    friendly: ["And that's everything! {agent} will be in touch at {contact}."],
    professional: ["Thank you, that is complete. {agent} will reach you at {contact}."],
    warm: ["That's everything, thank you so much! {agent} will be in touch at {contact}."],
    direct: ["Done. {agent} will reach you at {contact}."],
  },
  complete_here_shown: {
    base: [
      "That's all I need; {agent} will answer you right here.",
      "We're all set. {agent} will write to you in this chat.",
      "Thanks, {agent} answers you in this chat.",
    ],
  },
  complete_email: {
    base: [
      "That's all I need. {agent} will write to you at {contact} with matching properties.",
      "We're all set: {agent} will email you at {contact} with matching properties.",
      "I have everything now. Expect an email from {agent} at {contact} with properties that match.",
    ],
    friendly: ["And that's it! {agent} will write to you at {contact} with matching properties."],
    professional: ["Thank you, that is complete. {agent} will write to you at {contact} with matching properties."],
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
  note_needs: {
    base: [
      "I've let {agent} know you'd like {what}, since the listings don't always say.",
      "{agent} knows you'd like {what}, and checks what the listings leave out.",
    ],
  },
  day_past: {
    base: [
      "This year, got it, but {date} is past already: today is {today}.",
      "OK, this year: {date} is over, though, since today is {today}.",
    ],
  },
  needs_known: { base: ["Yes, {agent} has that: {what}.", "Right, {agent} knows: {what}."] },
  near_landmark_found: {
    base: [
      "I'm looking {near}: the closest I have is in {area}, {distance} away.",
      "I'm looking {near}. The closest I have is in {area}, {distance} away.",
    ],
  },
  near_landmark_away: {
    base: [
      "Nothing right {by} at the moment. The closest I have is in {area}, {distance} away.",
      "I don't have anything right {by} now; the closest is in {area}, {distance} away.",
    ],
  },
  near_landmark: {
    base: ["I'm looking {near}.", "OK, looking {near}."],
  },
  noted: {
    base: ["Noted, I'll pass it on to {agent}.", "OK, {agent} will see that.", "Thanks, I've added it for {agent}."],
  },
  react_good_news: {
    base: ["Congratulations!", "That's great news!"],
  },
  react_loss: {
    base: ["I'm so sorry to hear that.", "I'm sorry, that sounds hard."],
  },
  react_no_answer_yet: {
    base: [
      "Not yet. {agent}'s answer will show up right here.",
      "No answer yet; you'll see it here as soon as {agent} replies.",
    ],
  },
  thanks_reply: {
    base: ["You're welcome!", "My pleasure.", "Any time."],
    friendly: ["You bet!"],
    professional: ["You are most welcome."],
    warm: ["It's a pleasure, truly."],
    direct: ["Sure."],
  },
  goodbye: {
    base: [
      "Talk soon! You can pick this up here whenever you like.",
      "Take care. This chat stays here for when you want to go on.",
      "Bye for now, and write here any time.",
    ],
  },
} satisfies Record<string, Wording>;
