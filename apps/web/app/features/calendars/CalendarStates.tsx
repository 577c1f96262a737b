import { Link } from "react-router";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { stateOf, useConnections } from "./queries.ts";
import { StateBadge } from "./StateBadge.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Each calendar that an agent can connect with its state, and the way to the page that connects it. */
export function CalendarStates() {
  const t = useTexts(catalogs);
  const connections = useConnections();
  const { data } = connections;
  if (!data) return <PartFailed name={t("list.title")} of={[connections]} />;
  const isAnyOn = data.some(({ state }) => state === "on" || state === "reconnect");
  const isAnyAvailable = data.some(({ state }) => state !== "unavailable");
  return (
    <div>
      <ul className="grid gap-2.5">
        {data.map((connection) => {
          const state = stateOf(connection);
          return (
            <li key={connection.provider} className="flex items-start gap-2.5">
              <div className="min-w-0 flex-1">
                <b className="block text-base font-semibold">{t(`name.${connection.provider}`)}</b>
                <p className="truncate text-sm text-muted">
                  {connection.state === "unavailable" ? t("list.unavailable") : (connection.account ?? t("state.off"))}
                </p>
              </div>
              {state !== "off" && <StateBadge state={state} />}
            </li>
          );
        })}
      </ul>
      {/* The page offers more: any calendar can subscribe there. But it can't connect one that isn't available. */}
      <Link to={paths.calendars} className="reach mt-3 inline-block text-sm font-semibold underline underline-offset-4">
        {t(isAnyOn ? "list.manage" : isAnyAvailable ? "list.link" : "list.open")}
      </Link>
    </div>
  );
}

/** The same under a heading, beside the showings. */
export function CalendarStatesCard() {
  const t = useTexts(catalogs);
  return (
    <section aria-labelledby="calendar-states">
      <h2 id="calendar-states" className="mb-2 font-semibold">
        {t("list.title")}
      </h2>
      <CalendarStates />
    </section>
  );
}
