import { type CalendarConnection, calendarSignIn } from "@llave/contract/showings/calendars";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDashboardFigures } from "../../agent/queries.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { request } from "../../data/request.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { showingMoment } from "../../wording/showings.ts";
import { ConnectionTrouble } from "./ConnectionTrouble.tsx";
import { DisconnectDialog } from "./DisconnectDialog.tsx";
import { connectionsKey, stateOf } from "./queries.ts";
import { StateBadge } from "./StateBadge.tsx";
import { catalogs } from "./texts/catalogs.ts";

const points = ["busy", "add", "move"] as const;

/** One provider's calendar: what a connection does, how it is doing, and connecting or disconnecting it. */
export function ConnectionCard({ connection }: { connection: CalendarConnection }) {
  const t = useTexts(catalogs);
  const { provider, account } = connection;
  const state = stateOf(connection);
  const name = t(`short.${provider}`);
  return (
    <section
      aria-labelledby={`calendar-${provider}`}
      className={`flex flex-col rounded-l border bg-card p-5 ${state === "reconnect" ? "border-danger-line" : "border-line"}`}
    >
      <header className="mb-4 flex items-start gap-3">
        <span aria-hidden="true" className="grid size-10 flex-none place-items-center rounded-m bg-fill-2">
          <Icon name="calendar" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={`calendar-${provider}`} className="text-lg font-semibold">
            {t(`name.${provider}`)}
          </h2>
          <p className="truncate text-base text-muted">{account ?? t("state.off")}</p>
        </div>
        {state !== "off" && <StateBadge state={state} />}
      </header>
      <ConnectionTrouble connection={connection} />
      <ul className="grid gap-1.5 text-base text-ink-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Icon name="check" small className="mt-[3px] flex-none text-mint-ink" />
            {t(`point.${point}`)}
          </li>
        ))}
      </ul>
      <Reading connection={connection} />
      <div className="mt-auto pt-5">
        {connection.state === "unavailable" ? (
          <Unavailable name={name} missing={connection.missing} />
        ) : (
          <Commands connection={connection} name={name} />
        )}
      </div>
    </section>
  );
}

/** Only administrators can do something about it, so only they see what is missing. */
function Unavailable({ name, missing }: { name: string; missing: readonly string[] }) {
  const t = useTexts(catalogs);
  const admin = useDashboardFigures().data?.admin === true;
  return (
    <p className="rounded-m bg-fill p-3.5 text-base text-ink-2">
      {admin ? t("unavailable", { name, settings: missing.join(", ") }) : t("unavailable.who")}
    </p>
  );
}

/** When busy times were read, and what is still on its way. */
function Reading({ connection: { state, provider, busyReadAt, waiting } }: { connection: CalendarConnection }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const isOn = state === "on";
  if (!isOn && waiting === 0) return null;
  return (
    <div className="mt-3 grid gap-1.5 text-base text-muted">
      {isOn && <p>{busyReadAt ? t("read", { when: showingMoment(language, busyReadAt) }) : t("read.never")}</p>}
      {waiting > 0 && <p>{t("waiting", { count: waiting, name: t(`short.${provider}`) })}</p>}
    </div>
  );
}

function Commands({ connection, name }: { connection: CalendarConnection; name: string }) {
  const t = useTexts(catalogs);
  const [asks, setAsks] = useState(false);
  const { busy, connect, disconnect } = useCommands(connection, name);
  if (connection.state === "off") {
    return (
      <>
        <button
          type="button"
          aria-disabled={busy}
          className={`${button("accent", "large")} w-full`}
          onClick={() => void connect()}
        >
          {t("connect", { name })}
        </button>
        <p className="mt-2.5 text-center text-base text-muted">{t("opens", { name })}</p>
      </>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {connection.state === "reconnect" && (
        <button
          type="button"
          aria-disabled={busy}
          className={`${button("accent", "large")} flex-1`}
          onClick={() => void connect()}
        >
          {t("reconnect")}
        </button>
      )}
      <button type="button" aria-disabled={busy} className={button("danger", "large")} onClick={() => setAsks(true)}>
        {t("disconnect")}
      </button>
      <DisconnectDialog
        open={asks}
        name={name}
        onClose={() => setAsks(false)}
        onDisconnect={() => {
          setAsks(false);
          void disconnect();
        }}
      />
    </div>
  );
}

function useCommands({ provider }: CalendarConnection, name: string) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { busy, runOnce } = useAction(({ error }) => toasts.add({ title: error ?? t("failed"), tone: "destructive" }));
  const path = `${connectionsKey[0]}/${provider}`;
  const connect = () =>
    runOnce(async () => {
      const answer = await request("POST", path, { language });
      const { url } = calendarSignIn.parse(await answer.json());
      window.location.assign(url);
    });
  const disconnect = () =>
    runOnce(async () => {
      await request("DELETE", path);
      await queryClient.invalidateQueries({ queryKey: connectionsKey });
      toasts.add({ title: t("disconnected", { name }) });
    });
  return { busy, connect, disconnect };
}
