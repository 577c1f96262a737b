/** The product's own name, addresses and browser keys: the one place that holds them. */
export const brand = {
  name: "Llave",
  supportMail: "support@llave.example",
  salesMail: "sales@llave.example",
  /** Who designs and builds the product; its site is another one. */
  studioUrl: "https://studio.llave.example/",
  /** Local-storage key of `{token, user, expiry}`; the token is a handle that authorises nothing. */
  sessionKey: "llave_session",
  /** Name of the language choice, both in local storage and as a cookie. */
  languageKey: "llave_language",
} as const;
