/** What API keys open, in the order of the settings. */
export const apiKeySubjects = ["leads", "conversations", "listings", "links", "showings"] as const;
export type ApiKeySubject = (typeof apiKeySubjects)[number];

/** What a key may do with a subject. Writing doesn't include reading. */
export const apiKeyActions = ["read", "write"] as const;

export type ApiKeyScope = `${ApiKeySubject}:${(typeof apiKeyActions)[number]}`;

export const apiKeyScopes = apiKeySubjects.flatMap((subject) =>
  apiKeyActions.map((action): ApiKeyScope => `${subject}:${action}`),
);

export const maxApiKeys = 20;
export const maxApiKeyNameLength = 80;
/** Calls that one key may make per minute. */
export const apiKeyCallsPerMinute = 300;
