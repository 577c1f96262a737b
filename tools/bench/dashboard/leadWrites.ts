import { randomUUID } from "node:crypto";
import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";
import type { Call, Send } from "./reads.ts";
import { makeView, own, pick, type Rows } from "./rows.ts";

const stages = ["contacted", "showing", "applied", "lost"];

/** What an agent does with leads, with a different lead each round. */
export function leadWrites(send: Send, rows: Rows, database: DatabaseHandle): Call[] {
  const half = Math.floor(rows.leads.length / 2);
  const lead = (round: number) => pick(rows.leads, round).id;
  const merging = (name: string): Call["send"] => {
    return (round) => {
      const other = pick(rows.leads, half + (round % half)).id;
      return send("POST", `/api/leads/${lead(round % half)}/${name}`, { leadId: other });
    };
  };
  return [
    {
      name: "add a lead",
      send: () => send("POST", "/api/leads", { name: "Ana Ruiz", email: `${randomUUID()}@mail.example` }),
    },
    {
      name: "preview an import of leads, 50 rows",
      send: () => send("POST", "/api/leads/import", leadFile(), "text/csv"),
    },
    {
      name: "import leads, 50 rows",
      send: () => send("POST", "/api/leads/import?commit=true", leadFile(), "text/csv"),
    },
    {
      name: "change a stage",
      send: (round) => send("PATCH", `/api/leads/${lead(round)}`, { stage: pick(stages, round) }),
    },
    {
      name: "change 25 stages",
      send: (round) => {
        const some = Array.from({ length: 25 }, (_, index) => lead(round * 25 + index));
        const changes = [...new Set(some)].map((id) => ({ id, stage: pick(stages, round) }));
        return send("POST", "/api/leads/stages", { changes });
      },
    },
    {
      name: "correct a fact",
      send: (round) => send("PATCH", `/api/leads/${lead(round)}/facts`, { slot: "bedrooms", value: round % 5 }),
    },
    { name: "merge two leads", send: merging("merge") },
    { name: "undo a merge", send: merging("unmerge") },
    { name: "remove a lead", send: (round) => send("DELETE", `/api/leads/${lead(round)}`) },
    { name: "bring it back", send: (round) => send("POST", `/api/leads/${lead(round)}/restore`) },
    ...noteWrites(send, rows),
    ...viewWrites(send, database),
  ];
}

/** Fifty new people. */
function leadFile(): Buffer {
  const rows = Array.from({ length: 50 }, (_, n) => `Person ${n},${randomUUID()}@mail.example,2500,Brickell`);
  return Buffer.from(["Name,Email,Budget,Area", ...rows].join("\n"));
}

function noteWrites(send: Send, rows: Rows): Call[] {
  const notes: string[] = [];
  const ofLead = (round: number) => `/api/leads/${pick(rows.leads, round).id}/notes`;
  const write = (round: number) => send("POST", ofLead(round), { text: "Called today." });
  const kept = async (round: number) => {
    const note = (await (await write(round)).json()) as { id: string };
    notes[round] = note.id;
  };
  const remove = (round: number) => send("DELETE", `${ofLead(round)}/${notes[round]}`);
  return [
    { name: "write a note", send: write },
    {
      name: "change a note",
      before: kept,
      send: (round) => send("PATCH", `${ofLead(round)}/${notes[round]}`, { text: "Called twice." }),
    },
    { name: "delete a note", before: kept, send: remove },
  ];
}

function viewWrites(send: Send, database: DatabaseHandle): Call[] {
  let view = "";
  return [
    {
      name: "save a view",
      before: async () => void (await database.pool.query(`delete from saved_view where ${own}`)),
      send: (round) => send("POST", "/api/saved-views", { name: `View ${round}`, query: "status=hot" }),
    },
    {
      name: "delete a view",
      before: async () => {
        view = await makeView(database);
      },
      send: () => send("DELETE", `/api/saved-views/${view}`),
    },
  ];
}
