export const en = {
  pageTitle: "Demo · Llave",
  pageDescription: "Talk to Llave as a renter would, and watch it build the lead for the agent.",
  label: "Demo",
  notice:
    "Marisol, her homes and her calendar are made up, and nobody reads what you write. Please don’t leave real contact details.",
  noticeShort: "It’s all made up, and nothing is sent. Use a fake name and number.",
  startOver: "Start over",
  leave: "Leave demo",
  leaveShort: "Leave",
  heading: "Talk to Llave as a renter",
  greeting:
    "Hi! I’m Marisol’s AI assistant. Tell me what you need, and I’ll show you the homes that fit. What are you looking for?",
  greetingOther: "También hablo español, escríbeme como prefieras.",
  sees: "What Marisol sees",
  fills: "It fills in while you write.",
  sent: "Marisol would now get an email and a calendar entry. In the demo, nothing is sent.",
  "offer.title": "That was Llave, start to finish.",
  "offer.text": "Put it on your own listings. Early-access agents get a 3-month trial.",
  "offer.join": "Join Early Access",
  "offer.keep": "Keep chatting",
  close: "Close",
} as const;
