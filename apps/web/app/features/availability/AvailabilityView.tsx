import { type AvailabilitySettings, availabilitySettings } from "@llave/contract/showings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { button } from "../../components/button.ts";
import { Card } from "../../components/Card.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useAction } from "../../session/useAction.ts";
import { DaysOff } from "./DaysOff.tsx";
import { ShowingRules } from "./ShowingRules.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { WeekGrid } from "./WeekGrid.tsx";

const catalogs = { en, es };
const availabilityKey = ["/api/agent/availability"] as const;

/** When an agent shows homes: the week, the rules and the days off. */
export function AvailabilityView() {
  const t = useTexts(catalogs);
  const { data, isError, refetch } = useQuery<AvailabilitySettings>({ queryKey: availabilityKey, staleTime: 0 });
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <h1 className="pt-6 display text-2xl">{t("title")}</h1>
      <p className="mt-2 mb-4 max-w-[640px] text-md text-muted">{t("intro")}</p>
      {data && <AvailabilityForm stored={data} />}
      {!data && !isError && (
        <p role="status" className="py-16 text-lg text-muted">
          {t("loading")}
        </p>
      )}
      {!data && isError && (
        <div role="alert" className="flex max-w-[760px] flex-wrap items-center gap-3 text-md text-danger">
          <span className="flex-1">{t("loadFailed")}</span>
          <button type="button" className={button("line", "medium")} onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </div>
      )}
    </>
  );
}

function AvailabilityForm({ stored }: { stored: AvailabilitySettings }) {
  const t = useTexts(catalogs);
  const queryClient = useQueryClient();
  const [settings, setSettings] = useState(stored);
  const { busy, runOnce } = useAction(({ error, fields }) => {
    const description = Object.values(fields ?? {})[0] ?? error ?? t("failedText");
    toasts.add({ title: t("failed"), description, tone: "destructive" });
  });
  const set = (part: Partial<AvailabilitySettings>) => setSettings((before) => ({ ...before, ...part }));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await runOnce(async () => {
      const answer = await request("PUT", availabilityKey[0], settings);
      queryClient.setQueryData(availabilityKey, availabilitySettings.parse(await answer.json()));
      toasts.add({ title: t("saved"), description: t("savedText") });
    });
  };
  return (
    <form noValidate onSubmit={save} className="mb-14 grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t("week")}>
        <WeekGrid weekly={settings.weekly} change={(weekly) => set({ weekly })} />
      </Card>
      <Card title={t("rules")}>
        <ShowingRules settings={settings} set={set} />
      </Card>
      <Card title={t("daysOff")}>
        <p className="mt-1 text-md text-muted">{t("daysOffHint")}</p>
        <DaysOff days={settings.daysOff} change={(daysOff) => set({ daysOff })} />
      </Card>
      <button type="submit" aria-disabled={busy} className={`${button("navy", "large")} justify-self-start`}>
        {t(busy ? "saving" : "save")}
      </button>
    </form>
  );
}
