/**
 * Loads the live demo when a visitor first touches the recording's field, so that the page stays light for everyone who
 * only reads. Text typed while it loads is kept.
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
    // If it can't be loaded, the form still leads to the demo's own page.
    load(stage, field, address).catch(() => {
      loading = false;
    });
  };
  field.addEventListener("focus", begin);
}

async function load(stage: HTMLElement, field: HTMLInputElement, address: string): Promise<void> {
  const { goLive } = (await import(/* @vite-ignore */ address)) as typeof import("./live.tsx");
  const caret = field.selectionEnd;
  goLive(stage, field.value);
  const live = stage.querySelector<HTMLInputElement>("[data-live-field]");
  live?.focus({ preventScroll: true });
  live?.setSelectionRange(caret, caret);
}
