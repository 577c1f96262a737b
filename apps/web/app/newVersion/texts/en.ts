export const en = {
  title: "A new version of Llave is out",
  loading: "Loading it now...",
  failed: "We couldn’t load all of it. Nothing was lost: load the page again in a minute.",
  reload: "Load the page again",
} as const;
