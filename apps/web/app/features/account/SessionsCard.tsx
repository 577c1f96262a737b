import type { OwnSession } from "@llave/contract/account/accounts";
import { deviceOf } from "@llave/contract/account/device";
import { formatDate } from "@llave/ui/translate";
import { useQueryClient } from "@tanstack/react-query";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { request } from "../../data/request.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { clearSession } from "../../session/storedSession.ts";
import { clearUnsaved } from "../../session/unsaved/unsavedTexts.ts";
import { sessionsKey, useOwnSessions } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useAccountAction } from "./useAccountAction.ts";

/** Where the account is signed in, and signing out there or everywhere. */
export function SessionsCard() {
  const t = useTexts(catalogs);
  const sessions = useOwnSessions();
  const { runOnce } = useAccountAction();
  const endAll = () =>
    runOnce(async () => {
      await request("DELETE", "/api/account/sessions");
      clearSession(localStorage);
      clearUnsaved(localStorage);
      // With a full page load, so that no agent data stays in memory.
      location.assign(paths.login);
    });
  return (
    <Card title={t("sessions.title")}>
      <ul className="mt-2 divide-y divide-line">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <PartFailed name={t("sessions.title")} of={[sessions]} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className={button("line", "large")} onClick={() => void endAll()}>
          {t("sessions.endAll")}
        </button>
        <p className="text-sm text-muted">{t("sessions.endAll.note")}</p>
      </div>
    </Card>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { runOnce } = useAccountAction();
  const device = deviceOf(session.userAgent);
  const name = device ? t("device.on", { ...device }) : t("device.unknown");
  const day = (moment: string) => formatDate(language, moment, { month: "short", day: "numeric" });
  const end = () =>
    runOnce(async () => {
      await request("DELETE", `/api/account/sessions/${session.id}`);
      await queryClient.invalidateQueries({ queryKey: sessionsKey });
    });
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2.5">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {t("sessions.seen", { date: day(session.lastSeenAt) })} ·{" "}
          {t("sessions.since", { date: day(session.createdAt) })}
        </p>
      </div>
      {session.current ? (
        <span className="flex-none rounded-full bg-mint-wash px-2.5 py-1 text-xs font-semibold text-mint-ink">
          {t("sessions.current")}
        </span>
      ) : (
        <button
          type="button"
          aria-label={t("sessions.end.one", { device: name })}
          className={button("line", "small")}
          onClick={() => void end()}
        >
          {t("sessions.end")}
        </button>
      )}
    </li>
  );
}
