import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";
import type { Call, Send } from "./reads.ts";
import { makeSession } from "./rows.ts";

/** What an agent changes about itself. */
export async function accountWrites(send: Send, database: DatabaseHandle): Promise<Call[]> {
  const read = async (path: string) => (await (await send("GET", path)).json()) as Record<string, unknown>;
  const again = async (name: string, path: string): Promise<Call> => {
    const body = await read(path);
    return { name, send: () => send("PUT", path, body) };
  };
  const tones = ["friendly", "professional"];
  return [
    {
      name: "change settings",
      send: (round) => send("PATCH", "/api/agent/settings", { tone: tones[round % 2] }),
    },
    await again("save hours for showings", "/api/agent/availability"),
    await again("save notifications", "/api/agent/notification-settings"),
    await again("save community profile", "/api/community/profile"),
    ...(await onboardingCalls(send)),
    ...sessionWrites(send, database),
  ];
}

/** The setup's draft at its last step, which keeps the first link's address, and the tour's assistant. */
async function onboardingCalls(send: Send): Promise<Call[]> {
  const { draft } = (await (await send("GET", "/api/onboarding/draft")).json()) as { draft: object };
  const save = () => send("PUT", "/api/onboarding/draft", { draft, step: 9 });
  await save();
  const tour = { name: "Graciela Montes", brokerage: "Bay & Palm Realty", tone: "friendly", language: "bilingual" };
  const messages = ["Hi! Two bedrooms in Brickell, up to 3,000"];
  return [
    { name: "onboarding, save its draft", send: save },
    {
      name: "onboarding, the tour",
      send: () =>
        send("POST", "/api/onboarding/preview", { ...tour, aiMode: "balanced", pageLanguage: "en", messages }),
    },
  ];
}

function sessionWrites(send: Send, database: DatabaseHandle): Call[] {
  let session = "";
  const another = async () => {
    session = await makeSession(database);
  };
  return [{ name: "end a session", before: another, send: () => send("DELETE", `/api/account/sessions/${session}`) }];
}
