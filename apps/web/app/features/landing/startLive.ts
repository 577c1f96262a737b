/**
 * Loads the live demo at the first touch of the recording's field, and not before: the page stays as light as it is
 * for everyone who only reads. What is typed while it loads goes along.
 */
export function startLiveOnTouch(stage: HTMLElement | null): void {
  const form = stage?.querySelector<HTMLFormElement>("[data-live-form]");
  const field = form?.querySelector("input");
  const address = stage?.dataset.live;
  if (!stage || !form || !field || !address) return;
  let loading = false;
  const begin = () => {
    if (loading) return;
    loading = true;
    // Where it cannot be loaded, the form still leads to the demo's own page.
    load(stage, field, address).catch(() => {
      loading = false;
    });
  };
  field.addEventListener("focus", begin);
}

async function load(stage: HTMLElement, field: HTMLInputElement, address: string): Promise<void> {
  const { goLive } = (await import(/* @vite-ignore */ address)) as typeof import("./live.tsx");
  goLive(stage, field.value);
  const look = new MutationObserver(() => {
    const live = stage.querySelector<HTMLInputElement>("[data-live-field]");
    if (!live) return;
    look.disconnect();
    live.focus({ preventScroll: true });
  });
  look.observe(stage, { childList: true, subtree: true });
}
