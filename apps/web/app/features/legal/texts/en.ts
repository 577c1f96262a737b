export const en = {
  lastUpdated: "Last updated {date}",
  short: "In short",
  contents: "On this page",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  ownData: "Your data",
  also: "Read next",
} as const;
