export const en = {
  pageTitle: "About Llave: the story of the 2 a.m. message",
  pageDescription:
    "Why a Miami rental agent built an assistant that answers renters in two languages, which problems it solves, and what it will never do.",

  title: "It started with a message nobody answered",
  lead: "Llave is made in Miami, by people who’ve carried the keys, driven to the showings and lost the lease to whoever replied first.",

  "night.time": "2:14 AM",
  "night.message": "Hola! Is the 2BR in Brickell still available? I can move {day}",
  "night.seen": "Seen at 8:40 AM",
  "night.answer": "Thanks, I found something last night.",
  "night.label": "A message at 2:14 AM, seen at 8:40 AM, and too late",

  "story.title": "The founder’s story",
  "story.1":
    "For nine years I rented apartments in Miami. My listings were good, and my phone was always on. Just never at the right time.",
  "story.2":
    "One March, a nurse wrote to me after her shift, half in Spanish, half in English. She had the income, the date and the right apartment. I was asleep. I answered over breakfast, but at seven she’d already signed with someone else.",
  "story.3":
    "So I did what everyone does: I put a form on my page. Eleven fields. Almost nobody finished it, and those who did still had to wait for me to ask what the form hadn’t.",
  "story.4":
    "I didn’t want more leads. I wanted someone at the desk at night who speaks both languages, knows my listings, never makes anything up, and leaves me a list in the morning: call her first, and here’s why.",
  "story.5": "Nobody sold that. So we built it. Llave is that desk.",
  "story.name": "Sofía Marrero",
  "story.role": "Founder, licensed agent in Florida",

  "problems.title": "The problems it solves",
  "problems.lead": "Four things the agents we talked to had given up on.",
  "problems.before": "Before",
  "problems.now": "With Llave",
  "problems.form.before": "A form with eleven fields that 94% abandon",
  "problems.form.now": "One question at a time, in a chat that takes 90 seconds",
  "problems.night.before": "A 2 a.m. message, answered at breakfast",
  "problems.night.now": "An answer in seconds, 24/7, from your own listings",
  "problems.language.before": "“¿Habla español?” and a day’s wait for someone who does",
  "problems.language.now": "English, Spanish, or both in one sentence",
  "problems.order.before": "Forty leads that all look the same",
  "problems.order.now": "One list, the most urgent first, with the reasons",

  "values.title": "What we stand for",
  "values.honest.title": "It says it’s an AI",
  "values.honest.text":
    "In the first line, in the renter’s language. Renters never have to guess whether it’s you typing.",
  "values.facts.title": "It makes nothing up",
  "values.facts.text":
    "A price, a date or a rule comes from your listing, and renters see the day it was last updated. If no listing has the answer, you get the question.",
  "values.fair.title": "It asks everyone the same",
  "values.fair.text":
    "It never asks about, scores or uses children, origin, language, disability or vouchers. Same facts, same score.",
  "values.yours.title": "You decide",
  "values.yours.text":
    "As your co-pilot, it confirms no showing without your OK; on automatic, it books within your hours. You can take over any conversation, and your data is yours to export or erase.",

  "closing.title": "Meet your night desk",
  "closing.text":
    "Fourteen days free, or 3 months with early access. Set up in 5 minutes. All you need is your license.",
  "closing.trial": "Start Free Trial",
  "closing.pricing": "See Pricing",
} as const;
