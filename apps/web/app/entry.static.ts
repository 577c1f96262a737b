import { followCalculator } from "./features/landing/calculator/calculator.ts";
import { playDemo } from "./features/landing/hero/player.ts";
import { startLiveOnTouch } from "./features/landing/hero/startLive.ts";
import { followJoinButtons } from "./features/landing/joinButtons.ts";
import { showPosterWhenNear } from "./features/landing/product/poster.ts";
import { sendView } from "./pageViews/countView.ts";
import { openedView } from "./pageViews/openedView.ts";
import { followAccess } from "./static/access.ts";
import { arrive } from "./static/arrive.ts";
import { followLanguage } from "./static/language.ts";
import { followLateSections } from "./static/late.ts";
import { closeMenuOnChoice } from "./static/menu.ts";
import { oneByOne } from "./static/oneByOne.ts";

/** Everything static pages do in the browser; see `staticPage.ts`. */
arrive();
// Registered first, so that it catches even the first touch.
followLateSections();
const stage = document.querySelector<HTMLElement>("[data-demo]");
oneByOne([
  followLanguage,
  closeMenuOnChoice,
  () => playDemo(stage),
  () => startLiveOnTouch(stage),
  followJoinButtons,
  followAccess,
  countView,
  () => showPosterWhenNear(document.querySelector("video[data-poster]")),
  () => followCalculator(document.querySelector<HTMLElement>("[data-calculator]")),
]);

function countView(): void {
  const view = openedView();
  if (view) sendView(view);
}
