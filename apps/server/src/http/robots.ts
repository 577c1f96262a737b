import { createIsbotFromList, list } from "isbot";

/**
 * Programs that behave like a visitor's page: a headless browser, a script of someone trying the product. They request
 * what only a page's script requests; bots that merely read pages never get that far.
 */
const programs = [
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "node",
  "curl/8.5.0",
  "python-requests/2.32.0",
  "Go-http-client/2.0",
];

const nameRobots = list.filter((pattern) => !programs.some((program) => new RegExp(pattern, "i").test(program)));
const isNamed = createIsbotFromList(nameRobots);

/** True for search engines and link-preview bots, by their user agent; false if there is none. */
export function isRobot(userAgent: string | undefined): boolean {
  return isNamed(userAgent ?? "");
}
