import type { CalendarConnection } from "@llave/contract/showings/calendars";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { showingMoment } from "../../wording/showings.ts";
import { stateOf } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

const colors = {
  reconnect: "bg-danger-wash text-danger",
  failing: "bg-orange-wash text-orange-ink",
} as const;

/** What is wrong with a connection and what that means for now. Renders nothing if it works. */
export function ConnectionTrouble({ connection }: { connection: CalendarConnection }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const state = stateOf(connection);
  if (state !== "reconnect" && state !== "failing") return null;
  const { busyReadAt, failingSince, provider } = connection;
  const name = t(`short.${provider}`);
  const when = (at: string | null) => (at ? showingMoment(language, at) : "");
  const text =
    state === "failing"
      ? t("failing.text")
      : busyReadAt === null
        ? t("stopped.unread")
        : t("stopped.text", { when: when(busyReadAt) });
  return (
    <div className={`mb-4 rounded-m p-3.5 ${colors[state]}`}>
      <b className="block font-semibold">
        {state === "failing" ? t("failing.title", { name, when: when(failingSince) }) : t("stopped.title", { name })}
      </b>
      <p className="mt-0.5 text-base text-ink-2">{text}</p>
    </div>
  );
}
