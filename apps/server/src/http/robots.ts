import { createIsbotFromList, list } from "isbot";

/**
 * Programs that ask as a visitor's page does: a browser without a window, a script of somebody who tries the product.
 * They ask for what only a page's script asks for; robots that merely read pages never come that far.
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

/** True for search engines and for what fetches a link's preview, by their user agent; false where there is none. */
export function isRobot(userAgent: string | undefined): boolean {
  return isNamed(userAgent ?? "");
}
