export const en = {
  pageTitle: "Demo · Llave",
  pageDescription: "Talk to Llave as a renter would, on a sample agent’s link.",
  title: "No sample agent is on duty here",
  text: "The demo opens a live chat with a sample agent’s assistant. This site has none switched on right now. Join early access and you talk to your own within minutes of your invitation, or ask us to walk you through it.",
  join: "Join Early Access",
  ask: "Request Demo",
} as const;
