import type { Call, Send } from "./reads.ts";
import { pick, type Rows } from "./rows.ts";

/** What an agent does with conversations, drafts, showings and notifications. */
export function inboxWrites(send: Send, rows: Rows): Call[] {
  return [...conversationWrites(send, rows), ...draftWrites(send, rows), ...showingWrites(send, rows)];
}

function conversationWrites(send: Send, rows: Rows): Call[] {
  const conversation = (round: number) => `/api/conversations/${pick(rows.leads, round).conversationId}`;
  const read = (body: object) => send("POST", "/api/notifications/read", body);
  return [
    {
      name: "write to a renter",
      send: (round) => send("POST", `${conversation(round)}/messages`, { text: "On my way." }),
    },
    {
      name: "call a reply wrong",
      send: (round) => send("PUT", `${conversation(round)}/messages/2/verdict`, { wrong: round % 2 === 0 }),
    },
    { name: "read a notification", send: (round) => read({ ids: [pick(rows.notifications, round)] }) },
    {
      name: "read a conversation's",
      send: (round) => read({ conversationId: pick(rows.leads, round).conversationId }),
    },
    { name: "read all notifications", send: () => read({ all: true }) },
  ];
}

function draftWrites(send: Send, rows: Rows): Call[] {
  const half = Math.floor(rows.drafts.length / 2);
  const sent = (round: number) => `/api/drafts/${pick(rows.drafts, round % half)}`;
  const refused = (round: number) => `/api/drafts/${pick(rows.drafts, half + (round % half))}`;
  return [
    { name: "approve a draft", send: (round) => send("POST", `${sent(round)}/approve`, {}) },
    { name: "reject a draft", send: (round) => send("POST", `${refused(round)}/reject`) },
    { name: "take the rejection back", send: (round) => send("POST", `${refused(round)}/restore`) },
  ];
}

function showingWrites(send: Send, rows: Rows): Call[] {
  const third = Math.floor(rows.showings.length / 3);
  const showing = (part: number, round: number) =>
    `/api/showings/${pick(rows.showings, part * third + (round % third))}`;
  let at = "";
  return [
    { name: "confirm a showing", send: (round) => send("POST", `${showing(0, round)}/confirm`) },
    {
      name: "move a showing",
      before: async (round) => {
        const { times } = (await (await send("GET", `${showing(1, round)}/times`)).json()) as { times: string[] };
        at = times.at(-1) ?? "";
      },
      send: (round) => send("POST", `${showing(1, round)}/move`, { at }),
    },
    {
      name: "swap two showings",
      send: (round) => {
        const withId = pick(rows.showings, (round + 1) % third);
        return send("POST", `${showing(0, round)}/swap`, { withId });
      },
    },
    { name: "cancel a showing", send: (round) => send("POST", `${showing(2, round)}/cancel`) },
  ];
}
