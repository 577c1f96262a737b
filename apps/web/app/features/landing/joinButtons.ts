/**
 * Marks on the document which of the landing page's own buttons are in view, so that the header and the bar on phones
 * don't repeat them.
 */
export function followJoinButtons(): void {
  const { dataset } = document.documentElement;
  watch("[data-hero-join]", (inView) => toggle(dataset, "heroLeft", !inView));
  watch("[data-closing]", (inView) => toggle(dataset, "closingShown", inView));
}

function watch(selector: string, onChange: (inView: boolean) => void): void {
  const element = document.querySelector(selector);
  if (!element) return;
  new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false)).observe(element);
}

function toggle(dataset: DOMStringMap, name: string, on: boolean): void {
  if (on) dataset[name] = "";
  else delete dataset[name];
}
