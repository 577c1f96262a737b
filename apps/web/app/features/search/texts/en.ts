/** The search in the dashboard's header. */
export const en = {
  label: "Search leads and listings",
  placeholder: "Search leads, listings",
  open: "Search",
  close: "Close search",
  hint: "Find a lead by name, phone, email or area, or a listing by its address.",
  leads: "Leads",
  properties: "Listings",
  anonymous: "Anonymous",
  noAddress: "No address yet",
  noContact: "No contact yet",
  "all.leads": "All leads for “{text}”",
  "all.properties": "All listings for “{text}”",
  found: { one: "{count} result", other: "{count} results" },
  "none.title": "No results for “{text}”",
  failed: "Something went wrong with your search.",
  retry: "Try again",
} as const;
