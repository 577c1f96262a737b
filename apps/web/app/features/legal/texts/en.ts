export const en = {
  lastUpdated: "Last updated {date}",
  short: "In short",
  contents: "On this page",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  also: "Read next",
} as const;
