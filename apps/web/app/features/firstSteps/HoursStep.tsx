import type { AvailabilitySettings } from "@llave/contract/showings/showings";
import { formatDate } from "@llave/ui/translate";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { firstStepsKey } from "../../agent/firstSteps.ts";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { request } from "../../data/request.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { Step, type StepPlace, stepButton } from "./Step.tsx";
import { catalogs } from "./texts/catalogs.ts";

const availabilityKey = ["/api/agent/availability"] as const;
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** When the agent shows homes: one click accepts the suggested hours. */
export function HoursStep({ place }: { place: StepPlace }) {
  const t = useTexts(catalogs);
  const hours = useQuery<AvailabilitySettings>({ queryKey: availabilityKey });
  const { data } = hours;
  const { busy, take } = useTakenHours();
  if (place.done) {
    return (
      <Step
        place={place}
        title={t("hours")}
        action={
          <Link to={paths.settings.availability} className={stepButton(place)}>
            {t("hours.change")}
          </Link>
        }
      />
    );
  }
  return (
    <Step
      place={place}
      title={t("hours")}
      text={t("hours.text")}
      action={
        <button
          type="button"
          aria-disabled={busy || !data}
          className={stepButton(place)}
          onClick={() => data && !busy && void take(data)}
        >
          {t(busy ? "hours.busy" : "hours.do")}
        </button>
      }
    >
      {data ? <Week weekly={data.weekly} /> : <PartFailed name={t("hours")} of={[hours]} />}
      <Link
        to={paths.settings.availability}
        className="mt-2 inline-flex min-h-11 items-center text-base font-semibold underline underline-offset-4 phone:min-h-8"
      >
        {t("hours.change")}
      </Link>
    </Step>
  );
}

/** Stores the suggested hours. */
function useTakenHours() {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const { busy, runOnce } = useAction((failure) =>
    toastFailure(failure, { title: t("hours.failed"), fallback: t("hours.failed.text") }),
  );
  const take = (settings: AvailabilitySettings) =>
    runOnce(async () => {
      await request("PUT", availabilityKey[0], settings);
      await client.invalidateQueries({ queryKey: firstStepsKey });
    });
  return { busy, take };
}

function Week({ weekly }: { weekly: AvailabilitySettings["weekly"] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const clock = (minutes: number) =>
    formatDate(language, new Date(Date.UTC(2026, 0, 1, 0, minutes)), {
      hour: "numeric",
      ...(minutes % 60 > 0 && { minute: "2-digit" }),
      timeZone: "UTC",
    });
  return (
    <ul className="grid grid-cols-4 gap-2 table:grid-cols-7">
      {weekdays.map((weekday) => {
        const windows = weekly.filter((window) => window.weekday === weekday);
        const look = windows.length > 0 ? "border-line-2 bg-card" : "border-dashed border-line-2 text-muted";
        return (
          <li key={weekday} className={`rounded-s border px-1 py-1.5 text-center text-sm ${look}`}>
            <b className="block font-semibold">{t(`day.${weekday}`)}</b>
            {windows.length === 0
              ? t("hours.off")
              : windows.map(({ from, to }) => (
                  <span key={from} className="block text-ink-2">
                    <span className="whitespace-nowrap">{clock(from)} –</span>{" "}
                    <span className="whitespace-nowrap">{clock(to)}</span>
                  </span>
                ))}
          </li>
        );
      })}
    </ul>
  );
}
