/** What happens when an agent changes who answers a conversation, in its thread and in the lead's history. */
export const controlKinds = [
  "paused",
  "resumed",
  "taken_over",
  "stepped_in",
  "handed_back",
  "reviewed",
  "muted",
  "unmuted",
] as const;
