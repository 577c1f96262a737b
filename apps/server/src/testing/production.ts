/** What a server in production needs at least: no mail server, so that no mail leaves it. */
export const production: Record<string, string> = {
  NODE_ENV: "production",
  LLAVE_SECRET: "a secret for tests only, 32 characters",
  ORIGIN: "https://llave.example",
};
