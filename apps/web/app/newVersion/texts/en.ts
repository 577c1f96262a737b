export const en = {
  title: "A new version of Llave is out",
  loading: "Loading it now...",
  failed: "We couldn’t load all of it. Nothing was lost: reload the page in a minute.",
  reload: "Reload the page",
} as const;
