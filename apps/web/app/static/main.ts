import { adoptAskedLanguage, parseLanguage } from "@llave/ui/language";
import { rememberCampaign } from "../features/early/campaign.ts";
import { followCalculator } from "../features/landing/calculator.ts";
import { playDemo } from "../features/landing/player.ts";
import { startLiveOnTouch } from "../features/landing/startLive.ts";
import { followWaysIn } from "../features/landing/ways.ts";
import { sendView, viewOf } from "../pageViews/countView.ts";
import { forgetTheme } from "../styles/forgetTheme.ts";
import { followAccess } from "./access.ts";
import { followLanguage } from "./language.ts";
import { layOutLateSections } from "./late.ts";
import { closeMenuOnChoice } from "./menu.ts";

/** Everything static pages do in the browser; see `staticPage.ts`. */
try {
  forgetTheme(localStorage);
  rememberCampaign(sessionStorage, new URLSearchParams(location.search));
} catch {
  // Storage is blocked: there is no theme to remove, and the campaign counts only on this page.
}
adoptAskedLanguage(new URLSearchParams(location.search));
followLanguage();
followAccess();
countView();
closeMenuOnChoice();
const stage = document.querySelector<HTMLElement>("[data-demo]");
playDemo(stage);
startLiveOnTouch(stage);
followWaysIn();
followCalculator(document.querySelector<HTMLElement>("[data-calculator]"));
addEventListener("load", layOutLateSections, { once: true });

function countView(): void {
  const { pathname, search, hostname: host } = location;
  const language = parseLanguage(document.documentElement.lang) ?? "en";
  const view = viewOf({ pathname, search, referrer: document.referrer, host, language });
  if (view) sendView(view);
}
