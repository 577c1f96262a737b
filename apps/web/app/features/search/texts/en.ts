/** The search in the dashboard's bar. */
export const en = {
  label: "Search leads and properties",
  placeholder: "Search leads, properties",
  open: "Search",
  close: "Close search",
  hint: "Find a lead by name, phone, email or area, and a property by its address.",
  leads: "Leads",
  properties: "Properties",
  anonymous: "Anonymous",
  noAddress: "No address yet",
  noContact: "No contact yet",
  "all.leads": "All leads for “{text}”",
  "all.properties": "All properties for “{text}”",
  found: { one: "{count} result", other: "{count} results" },
  "none.title": "Nothing found for “{text}”",
  failed: "The search didn’t work.",
  retry: "Try again",
} as const;
