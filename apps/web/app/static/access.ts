import { getJson } from "../data/request.ts";
import { type AccessState, accessStateOf } from "../session/accessState.ts";
import { endSession } from "../session/currentSession.ts";
import { afterLoad } from "./idle.ts";

/**
 * Keeps the header's sign-in area current: the server rendered it from the cookie, and the call gives the current
 * state.
 */
export function followAccess(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-log-out]")) void endSession().then(() => location.reload());
  });
  afterLoad(() =>
    getJson<Parameters<typeof accessStateOf>[0]>("/api/access/status").then(
      (status) => show(accessStateOf(status)),
      () => undefined, // Keeps what the server rendered.
    ),
  );
}

function show(state: AccessState): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-access-state="${state}"]`);
  if (!template) return;
  for (const area of document.querySelectorAll<HTMLElement>("[data-access]")) {
    if (area.dataset.access === state) continue;
    area.dataset.access = state;
    area.replaceChildren(template.content.cloneNode(true));
  }
}
