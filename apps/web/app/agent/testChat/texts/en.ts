export const en = {
  thread: "Test conversation",
  you: "You, as a renter",
  assistant: "Your assistant",
  typing: "Your assistant is typing",
  pending: "Your assistant leaves this one to you.",
  missing: "The listing doesn’t say. Your assistant would ask you.",
  addFact: "Add the fact",
  input: "Ask it something",
  send: "Send",
  failed: "No answer came back. Please try again.",
  full: "That’s enough for one test. Start over to ask more.",
  again: "Start over",
} as const;
