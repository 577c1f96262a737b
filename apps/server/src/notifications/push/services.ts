/**
 * The push services of Chrome, Firefox, Safari and Edge. Any other address would let people make the server call
 * anything.
 */
const known = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9.-]+\.notify\.windows\.com$/,
];

/**
 * True for an address of a push service, by https.
 * @param testService origin of a server that plays one in tests
 */
export function isPushService(endpoint: string, testService: string | undefined): boolean {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (origin === testService) return true;
  return protocol === "https:" && port === "" && known.some((name) => name.test(hostname));
}
