export const en = {
  pageTitle: "Questions and answers · Llave",
  pageDescription:
    "What Llave is, who can use it, how SmartLinks work, which license you need, WhatsApp and plans: six questions with plain answers.",
  title: "Six questions agents ask first",
  lead: "Straight answers to what licensed agents ask us: short, and only what’s true.",
  "what.question": "What is Llave?",
  "what.answer":
    "An AI leasing assistant and a lightweight CRM for licensed real estate agents, mainly for rentals in Miami. It replaces the contact form with a conversation in English or Spanish: it answers renters day and night, asks what you’d ask, scores how urgent each lead is and why, and tells you who to call first.",
  "who.question": "Who can use Llave?",
  "who.answer":
    "Licensed real estate agents and their teams. Renters don’t need an account: they open your link and write. Llave is in early access in the Miami area, so new agents join a waitlist and we invite them in order.",
  "smartLinks.question": "How do SmartLinks work?",
  "smartLinks.answer":
    "A SmartLink is your personal link for renters. Share it by text, messaging, social media or as a QR code on a sign. Anyone who opens it talks to your assistant right away, in the browser, with nothing to install. What they say becomes a lead in your dashboard, right next to the conversation.",
  "license.question": "Do I need a real estate license?",
  "license.answer":
    "Yes. You enter your license number and state during setup and attest that it’s active; we look it up in our copy of the state’s public records where we have one, and may check it again at any time. Llave works with licenses from FL, NY, CA, TX, GA, NC, IL and AZ.",
  "whatsapp.question": "Does it work with WhatsApp?",
  "whatsapp.answer":
    "Yes, as an add-on for {whatsapp} a month, and the {solo} plan includes WhatsApp + SMS. {onEveryPlan}",
  "plans.question": "What plans are there?",
  "plans.answer":
    "Starter at {starter} a month, Professional at {professional} and Enterprise at {enterprise}, each about {percent}% less when billed annually. During setup you choose a launch plan priced by conversations instead: {trial} free for {days} days, {solo} at {soloPrice}, {team} at {teamPrice}. No card for the trial, and no share of your commission.",
  "plans.trial": "Launch Trial",
  "plans.solo": "Solo Closer",
  "plans.team": "Team Booster",
  "more.title": "Something else?",
  "more.text": "A person reads every message and answers within 24 hours on business days.",
  "more.contact": "Contact us",
  "closing.title": "Ask it yourself",
  "closing.text": "{days} days free, no card. Your first SmartLink is ready in about 5 minutes.",
  "closing.trial": "Start Free Trial",
  "closing.demo": "Talk to it now",
} as const;
