import type { FreeTime, Language } from "@llave/assistant";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { plainPage } from "../../plainPages/page.ts";
import { dayName, timeName } from "../../time/dayAndTime.ts";
import { timeZoneOf } from "../../time/markets.ts";
import type { ShowingRow } from "../repository.ts";
import { showingTexts } from "./showingTexts.ts";

/** What every page of a showing needs. */
export interface PageFrame {
  language: Language;
  nonce: string;
  /** Path of the showing. */
  base: string;
  /** True if the address itself names the language; its links then keep naming it. */
  asked: boolean;
}

/** The showing's current state, with what can be done about it. `chat` is the path of a SmartLink that still works. */
export function showingView(
  frame: PageFrame,
  row: ShowingRow,
  { open, moved, chat }: { open: boolean; moved: boolean; chat: string | null },
): string {
  const t = showingTexts[frame.language];
  const note = moved && open ? (row.status === "confirmed" ? t.moved : t.movedRequested(row.agent_name)) : "";
  const actions = `<nav class="actions">
${row.status === "held" ? "" : `<a class="button main" href="${address(frame, "/visit.ics")}" download="visit.ics">${escapeHtml(t.addToCalendar)}</a>`}
<a class="button" href="${address(frame, "/move")}">${escapeHtml(t.move)}</a>
<a class="plain" href="${address(frame, "/cancel")}">${escapeHtml(t.cancel)}</a></nav>`;
  const goOn = chat
    ? `<p class="actions"><a class="button main" href="${escapeHtml(chat)}">${escapeHtml(t.toChat)}</a></p>`
    : "";
  // The note about a requested move already says who confirms it.
  const state =
    note && row.status === "requested"
      ? ""
      : `<p class="state ${open ? row.status : "over"}">${escapeHtml(stateWords(frame, row, open))}</p>`;
  return page(
    frame,
    t.title,
    `${note ? `<p class="note" role="status">${escapeHtml(note)}</p>` : ""}${state}
${facts(frame, row)}${open ? actions : goOn}`,
  );
}

/** Asks for confirmation before a showing is canceled. */
export function cancelView(frame: PageFrame, row: ShowingRow): string {
  const t = showingTexts[frame.language];
  return page(
    frame,
    t.cancel,
    `<p>${escapeHtml(t.cancelQuestion)}</p>${facts(frame, row)}
<form class="actions" method="post" action="${address(frame, "/cancel")}"><button class="button main">${escapeHtml(t.confirmCancel)}</button>
<a class="button" href="${address(frame, "")}">${escapeHtml(t.keep)}</a></form>`,
  );
}

/** The free times by day; `problem` says why the previous choice failed. */
export function moveView(
  frame: PageFrame,
  row: ShowingRow,
  free: readonly FreeTime[],
  problem: "chooseOne" | "taken" | null,
): string {
  const t = showingTexts[frame.language];
  const days = [...Map.groupBy(free, ({ date }) => date).values()];
  const alert = problem ? `<p class="note problem" role="alert">${escapeHtml(t[problem])}</p>` : "";
  const form = `<form method="post" action="${address(frame, "/move")}">
${days.map((times, index) => dayOf(frame, row, times, index < daysOpen)).join("\n")}
<p class="actions bar"><button class="button main">${escapeHtml(t.confirmMove)}</button>
<a class="button" href="${address(frame, "")}">${escapeHtml(t.keep)}</a></p></form>`;
  const none = `<p>${escapeHtml(t.noTimes(row.agent_name))}</p><p class="actions"><a class="button" href="${address(frame, "")}">${escapeHtml(t.keep)}</a></p>`;
  return page(frame, t.chooseTime, `${alert}${facts(frame, row)}${days.length > 0 ? form : none}`);
}

/** For an unknown token. */
export function notFoundView(frame: PageFrame): string {
  const t = showingTexts[frame.language];
  return page(frame, t.notFoundTitle, `<p>${escapeHtml(t.notFound)}</p>`);
}

/** How many days show their times at first; the others open with a tap, because two weeks would fill eight screens. */
const daysOpen = 2;

function dayOf({ language }: PageFrame, row: ShowingRow, times: FreeTime[], open: boolean): string {
  const timeZone = timeZoneOf(row.market);
  const [first] = times;
  const options = times.map(({ at }) => {
    const label = escapeHtml(timeName(new Date(at), language, timeZone));
    return `<label class="time"><input type="radio" name="at" value="${escapeHtml(at)}" required><span>${label}</span></label>`;
  });
  const day = first ? dayName(new Date(first.at), language, timeZone) : "";
  const count = showingTexts[language].times(times.length);
  return `<details${open ? " open" : ""}><summary><span>${escapeHtml(day)}</span><span class="count">${escapeHtml(count)}</span></summary>
<fieldset aria-label="${escapeHtml(day)}"><div class="times">${options.join("")}</div></fieldset></details>`;
}

function facts({ language }: PageFrame, row: ShowingRow): string {
  const t = showingTexts[language];
  const timeZone = timeZoneOf(row.market);
  const agent = [row.agent_name, row.brokerage].filter(Boolean).join(", ");
  return `<div class="facts"><p class="when"><time datetime="${row.starts_at.toISOString()}"><span class="day">${escapeHtml(dayName(row.starts_at, language, timeZone))}</span>
<span class="hours">${escapeHtml(`${timeName(row.starts_at, language, timeZone)} – ${timeName(row.ends_at, language, timeZone)}`)} <small>${escapeHtml(t.zone)}</small></span></time></p>
<dl><div><dt>${escapeHtml(t.where)}</dt><dd>${escapeHtml(row.address ?? t.noAddress)}</dd></div>
<div><dt>${escapeHtml(t.with)}</dt><dd>${escapeHtml(agent)}</dd></div></dl></div>`;
}

function stateWords({ language }: PageFrame, row: ShowingRow, open: boolean): string {
  const t = showingTexts[language];
  if (row.status === "canceled" || row.status === "expired") return t.canceled;
  if (!open) return t.over;
  return row.status === "requested" ? t.requested(row.agent_name) : t[row.status];
}

function address({ base, language, asked }: PageFrame, path: string): string {
  return escapeHtml(`${base}${path}${asked ? `?lang=${language}` : ""}`);
}

function page({ language, nonce, base }: PageFrame, title: string, body: string): string {
  return plainPage({ language, nonce, title, body, address: base });
}
