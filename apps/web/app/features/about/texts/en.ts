export const en = {
  pageTitle: "About Llave: the story of the 2 a.m. message",
  pageDescription:
    "Why a Miami rental agent built an assistant that answers renters in two languages, which problems it solves, and what it will never do.",

  title: "It began with a message nobody answered",
  lead: "Llave is made in Miami, by people who have carried the keys, driven to the showings and lost the lease to whoever replied first.",

  "night.time": "2:14 AM",
  "night.message": "Hola! Is the 2BR in Brickell still available? I can move April 1",
  "night.seen": "Seen at 8:40 AM",
  "night.answer": "Thanks, I found something last night.",
  "night.label": "A message at 2:14 AM, seen at 8:40 AM, and too late",

  "story.title": "The founder’s story",
  "story.1":
    "For nine years I rented apartments in Miami. My listings were good, and my phone was always on. It was never on at the right time.",
  "story.2":
    "In March a nurse wrote to me after her shift, half in Spanish, half in English. She had the income, the date and the right apartment. I was asleep. At breakfast I answered, and she had signed with somebody else at seven.",
  "story.3":
    "So I did what everyone does: I put a form on my page. Eleven fields. Almost nobody finished it, and those who did still had to wait for me to ask what the form had not.",
  "story.4":
    "What I wanted was not more leads. I wanted somebody at the desk at night who speaks both languages, knows my listings, never makes anything up, and leaves me a list in the morning: call her first, and here is why.",
  "story.5": "Nobody sold that. Llave is that desk.",
  "story.name": "Sofía Marrero",
  "story.role": "Founder, licensed agent in Florida",

  "problems.title": "The problems it solves",
  "problems.lead": "Four things every agent we talked to had stopped believing could change.",
  "problems.before": "Before",
  "problems.now": "With Llave",
  "problems.form.before": "A form with eleven fields that 94% leave",
  "problems.form.now": "One question at a time, in a chat that takes 90 seconds",
  "problems.night.before": "The message of 2 a.m., answered at breakfast",
  "problems.night.now": "An answer in seconds, 24/7, from your own listings",
  "problems.language.before": "“¿Habla español?” and a day of waiting for who does",
  "problems.language.now": "English, Spanish, or both in one sentence",
  "problems.order.before": "Forty leads that all look the same",
  "problems.order.now": "One list, the most urgent first, each point with its reason",

  "values.title": "The values we hold to",
  "values.honest.title": "It says that it is an AI",
  "values.honest.text": "In the first line, in the renter’s language. Nobody is led to think that you are typing.",
  "values.facts.title": "It makes nothing up",
  "values.facts.text":
    "A price, a date or a rule comes from your listing, with the day it was confirmed. What no listing answers becomes a question for you.",
  "values.fair.title": "It asks everybody the same",
  "values.fair.text":
    "Children, origin, language, disability and vouchers are never asked for, scored or used. The same facts give the same score.",
  "values.yours.title": "You decide",
  "values.yours.text":
    "What binds you waits for your word. You can take over any conversation, and your data is yours to export or erase.",

  "closing.title": "Meet your night desk",
  "closing.text": "Fourteen days free, set up in 5 minutes. Your license is all you need.",
  "closing.trial": "Start Free Trial",
  "closing.pricing": "See Pricing",
} as const;
