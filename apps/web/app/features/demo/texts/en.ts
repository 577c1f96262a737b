export const en = {
  pageTitle: "Demo · Llave",
  pageDescription: "Talk to Llave as a renter would, on a sample agent’s link.",
  title: "The demo isn’t available right now",
  text: "The demo opens a live chat with a sample agent’s assistant, and none is running on this site at the moment. Join early access and talk to your own assistant minutes after your invitation, or ask us for a walkthrough.",
  join: "Join Early Access",
  ask: "Request Demo",
} as const;
