/** The product's own name, addresses and browser keys, in one place. */
export const brand = {
  name: "Llave",
  supportMail: "support@llave.example",
  salesMail: "sales@llave.example",
  /** Who designs and builds the product; they have their own site. */
  studioUrl: "https://studio.llave.example/",
  /** Local-storage key of `{token, user, expiry}`; the token is a handle that authorizes nothing. */
  sessionKey: "llave_session",
  /** Local-storage key of what the account has typed and not saved yet. */
  unsavedKey: "llave_unsaved",
  /** Name of the language choice, both in local storage and as a cookie. */
  languageKey: "llave_language",
} as const;
