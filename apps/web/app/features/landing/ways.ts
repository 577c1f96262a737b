/**
 * Marks on the document which of the landing page's own buttons are in view, so that the header and the bar on phones
 * don't repeat them.
 */
export function followWaysIn(): void {
  const { dataset } = document.documentElement;
  mark("[data-hero-join]", (inView) => toggle(dataset, "heroLeft", !inView));
  mark("[data-closing]", (inView) => toggle(dataset, "closingShown", inView));
}

function mark(selector: string, tell: (inView: boolean) => void): void {
  const element = document.querySelector(selector);
  if (!element) return;
  new IntersectionObserver(([entry]) => tell(entry?.isIntersecting ?? false)).observe(element);
}

function toggle(dataset: DOMStringMap, name: string, on: boolean): void {
  if (on) dataset[name] = "";
  else delete dataset[name];
}
