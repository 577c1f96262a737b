import type { CalendarProvider } from "@llave/contract/showings/calendars";
import type { MailRow } from "../mail/mailRow.ts";
import type { Services } from "../services.ts";

const names: Record<CalendarProvider, string> = { google: "Google", microsoft: "Outlook" };

/** Asks the agent to sign in at a calendar again; null if they did already. `about` is the agent. */
export async function calendarStoppedMail({ db }: Pick<Services, "db">, { about }: MailRow) {
  if (!about) return null;
  const rows = await db
    .selectFrom("calendar_connection as c")
    .innerJoin("account as a", "a.account_id", "c.agent_id")
    .select(["c.provider", "a.name"])
    .where("c.agent_id", "=", about)
    .where("c.state", "=", "reconnect")
    .orderBy("c.provider")
    .execute();
  const [first] = rows;
  if (!first) return null;
  const address = rows.map(({ provider }) => names[provider]).join(" + ");
  return { values: { name: first.name, address }, path: "/dashboard/showings/calendars" };
}
