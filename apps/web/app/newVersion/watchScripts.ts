/** The texts and looks of the notice, one set per language of the page. */
export interface WatchSettings {
  texts: Record<string, { title: string; loading: string; failed: string; reload: string }>;
  looks: { bar: string; title: string; text: string; button: string };
  /** Marks the part of a page that waits for its scripts; the notice takes its place. */
  waiting: string;
  /** Sent to the window once React runs. */
  takenOver: string;
  /** Source of the pattern of a failed import's message. */
  failedImport: string;
  reloadedKey: string;
  reloadAgainMs: number;
}

/**
 * Runs inside the HTML, before all other scripts: if one of them can't be loaded, React may never start and nobody else
 * could say so. Says that a new version is out and reloads once; if that doesn't help, offers a button.
 *
 * Its source text is what runs: it must use nothing from outside.
 */
export function watchScripts(settings: WatchSettings): void {
  const { texts, looks, waiting, takenOver, failedImport, reloadedKey, reloadAgainMs } = settings;
  let shown = false;
  const add = (parent: Element, tag: string, className: string, text: string): HTMLElement => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const place = (): Element => {
    const wait = document.querySelector(waiting);
    if (wait) {
      wait.replaceChildren();
      return wait;
    }
    return add(document.body, "div", looks.bar, "");
  };
  const show = () => {
    const words = texts[document.documentElement.lang] ?? texts.en;
    if (shown || words === undefined) return;
    shown = true;
    const last = Number(sessionStorage.getItem(reloadedKey));
    const reloads = Date.now() - last >= reloadAgainMs;
    const notice = place();
    notice.setAttribute("role", "alert");
    add(notice, "p", looks.title, words.title);
    add(notice, "p", looks.text, reloads ? words.loading : words.failed);
    if (reloads) {
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      location.reload();
      return;
    }
    add(notice, "button", looks.button, words.reload).addEventListener("click", () => location.reload());
  };
  // React reports its own errors once it runs.
  let running = false;
  addEventListener(takenOver, () => {
    running = true;
  });
  // A script's failure doesn't bubble, so it is caught in the capture phase. Extensions add scripts of their own.
  addEventListener(
    "error",
    ({ target }) => {
      if (running || !(target instanceof HTMLScriptElement) || target.type !== "module") return;
      if (target.src === "" || new URL(target.src).origin === location.origin) show();
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!running && reason instanceof Error && new RegExp(failedImport, "i").test(reason.message)) show();
  });
}
