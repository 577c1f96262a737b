import { storedLanguage } from "@llave/ui/language";
import { getJson } from "../data/request.ts";
import { sendView } from "../pageViews/countView.ts";
import { openedView } from "../pageViews/openedView.ts";
import { accessStateOf } from "../session/accessState.ts";
import { arrive } from "../static/arrive.ts";
import { afterLoad } from "../static/idle.ts";
import { closeMenuOnChoice } from "../static/menu.ts";
import { takeOverOnTouch } from "./takeOver.ts";

/** Everything patient pages do in the browser before React runs them; see `patientPage.ts`. */
arrive();
countView();
closeMenuOnChoice();
const takeOver = takeOverOnTouch();
if (hasMoreToShow()) takeOver();
else afterLoad(() => void takeOverIfAccessChanged());

/** Things that only React shows: what the address carries, an account's own view, a choice the server couldn't see. */
function hasMoreToShow(): boolean {
  const language = storedLanguage();
  const painted = document.documentElement.lang;
  return location.search !== "" || paintedAccess() !== "signedOut" || (language !== null && language !== painted);
}

function paintedAccess(): string {
  return document.querySelector<HTMLElement>("[data-access]")?.dataset.access ?? "signedOut";
}

async function takeOverIfAccessChanged(): Promise<void> {
  const status = await getJson<Parameters<typeof accessStateOf>[0]>("/api/access/status").catch(() => null);
  if (status && accessStateOf(status) !== paintedAccess()) takeOver();
}

/** React's own count leaves out this path as long as it stays the first one. */
function countView(): void {
  window.countedPath = location.pathname;
  const view = openedView();
  if (view) sendView(view);
}
