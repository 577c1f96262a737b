export const en = {
  now: "now",
  minutes: "{count} min",
  hours: "{count} h",
  yesterday: "Yesterday",
  today: "Today",
} as const;
