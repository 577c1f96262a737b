export const en = {
  pageTitle: "Questions and answers · Llave",
  pageDescription:
    "What Llave is, who can use it, how SmartLinks work, which license you need, WhatsApp and plans: six questions with plain answers.",
  title: "Six questions agents ask first",
  lead: "Asked by licensed agents, answered the way the assistant would: short, and only what is true.",
  "what.question": "What is Llave?",
  "what.answer":
    "An AI leasing assistant and a light CRM for licensed real-estate agents, mainly for rentals in Miami. It replaces the contact form with a conversation in English or Spanish: it answers renters day and night, asks what you would ask, scores how urgent each one is with its reasons, and gives you a list of whom to call first.",
  "who.question": "Who can use Llave?",
  "who.answer":
    "Licensed real-estate agents and their teams. Renters need no account: they open your link and write. Llave is in early access in the Miami area, so new agents join a waitlist and are invited in turn.",
  "smartLinks.question": "How do SmartLinks work?",
  "smartLinks.answer":
    "A SmartLink is your personal address for renters. Share it by text, messaging, social media or as a QR code on a sign. Whoever opens it talks to your assistant at once, in the browser, with nothing to install. What they say becomes a lead in your dashboard, with the conversation beside it.",
  "license.question": "Do I need a real-estate license?",
  "license.answer":
    "Yes. You enter your license number and state during setup and attest that it is active; we can check it against the state’s public records at any time. Llave works with licenses of FL, NY, CA, TX, GA, NC, IL and AZ.",
  "whatsapp.question": "Does it work with WhatsApp?",
  "whatsapp.answer":
    "Yes, as an add-on for {whatsapp} a month, and the {solo} plan includes WhatsApp + SMS. You choose the channels during setup; without a phone number the assistant keeps to chat and email.",
  "plans.question": "Which plans are there?",
  "plans.answer":
    "Starter at {starter} a month, Professional at {professional} and Enterprise at {enterprise}, each about {percent}% less when billed annually. During setup you choose a launch plan counted in conversations: {trial} free for {days} days, {solo} at {soloPrice}, {team} at {teamPrice}. No card for the trial, and no share of your commission.",
  "plans.trial": "Launch Trial",
  "plans.solo": "Solo Closer",
  "plans.team": "Team Booster",
  "more.title": "Something else?",
  "more.text": "A person reads every message and answers within 24 hours on business days.",
  "more.contact": "Contact us",
  "closing.title": "Ask it yourself",
  "closing.text": "{days} days free, no card. Your first SmartLink is ready in about 5 minutes.",
  "closing.trial": "Start Free Trial",
  "closing.pricing": "See pricing",
} as const;
