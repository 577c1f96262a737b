/** The texts on the pages' share pictures. */
export const en = {
  "home.title": "Answers renters at 2\u00a0a.m. Tells you who to call at\u00a09.",
  "pricing.title": "Plans that pay for themselves with one lease.",
  "faq.title": "What agents ask before they hand over the night shift.",
  "about.title": "Built for agents who lose leads while they sleep.",
  "contact.title": "Talk to the people behind Llave.",
  "early.title": "Join the Miami beta. Three months on us.",
  tagline: "The bilingual AI leasing assistant for licensed agents",
  languages: "English + Español",
  callFirst: "Call first",
} as const;
