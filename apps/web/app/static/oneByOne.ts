/** Runs each in a task of its own: on a slow phone all of them in one would hold up the page's first taps. */
export function oneByOne([next, ...rest]: readonly (() => void)[]): void {
  if (!next) return;
  next();
  setTimeout(() => oneByOne(rest));
}
