import type { FirstSteps } from "@llave/contract/agent/firstSteps";
import { formatDate } from "@llave/ui/translate";
import { useState } from "react";
import { useMarkFirstSteps } from "../../agent/firstSteps.ts";
import { useProfile, useSmartLinks } from "../../agent/queries.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { HoursStep } from "./HoursStep.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { ListingStep } from "./ListingStep.tsx";
import { PhotoStep } from "./PhotoStep.tsx";
import { ShareStep } from "./ShareStep.tsx";
import { TestStep } from "./TestStep.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface FirstStepsListProps {
  steps: FirstSteps;
  /** Closes the list once all is done. */
  onClose: () => void;
}

/** What a new agent does before renters come: five steps in any order, with the first open one expanded. */
export function FirstStepsList({ steps, onClose }: FirstStepsListProps) {
  const t = useTexts(catalogs);
  const mark = useMarkFirstSteps();
  const { data: profile } = useProfile();
  const { data: links } = useSmartLinks();
  const [testing, setTesting] = useState(false);
  const link = links?.find(({ abilities }) => abilities.open);
  const done = [steps.photo, steps.listing?.status === "active", steps.hours, steps.tested, steps.shared];
  const first = done.indexOf(false);
  const allDone = first < 0;
  const shared = () => void mark({ shared: true });
  const hide = async () => {
    if (await mark({ hidden: true })) toasts.add({ title: t("hide.where") });
  };
  const place = (index: number) => ({ number: index + 1, done: done[index] ?? false, current: index === first });
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_432px]">
      <section aria-labelledby="first-steps">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 id="first-steps" className="display text-2xl">
            {t(`hello.${partOfDay(useNow())}`, { name: profile?.name.split(" ")[0] ?? "" })}
          </h1>
          <Progress done={done.filter(Boolean).length} all={done.length} />
        </div>
        <p role="status" className={allDone ? "mt-1 text-base text-ink-2" : "sr-only"}>
          {allDone && t("allDone")}
        </p>
        <ol className="mt-3 divide-y divide-line overflow-hidden rounded-l border border-line bg-card">
          <PhotoStep place={place(0)} />
          <ListingStep place={place(1)} listing={steps.listing} />
          <HoursStep place={place(2)} />
          <TestStep place={place(3)} open={testing} onOpen={() => setTesting(true)} />
          <ShareStep place={place(4)} link={link} onShared={shared} />
        </ol>
        <button
          type="button"
          onClick={allDone ? onClose : () => void hide()}
          className="mt-2 inline-flex min-h-11 items-center text-base font-semibold text-ink-2 underline underline-offset-4"
        >
          {t(allDone ? "close" : "hide")}
        </button>
      </section>
      {link && profile && <LinkCard link={link} profile={profile} onShared={shared} />}
    </div>
  );
}

function partOfDay(now: number): "morning" | "afternoon" | "evening" {
  const hour = Number(formatDate("en", new Date(now), { hour: "numeric", hourCycle: "h23" }));
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
}

function Progress({ done, all }: { done: number; all: number }) {
  const t = useTexts(catalogs);
  const text = t("progress", { done, all });
  return (
    <div className="flex items-center gap-3 max-phone:w-full">
      <progress
        aria-label={text}
        value={done}
        max={all}
        className="h-1.5 w-32 flex-1 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-mint-ink [&::-webkit-progress-bar]:bg-fill-2 [&::-webkit-progress-value]:bg-mint-ink"
      />
      <span className="text-base text-ink-2" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
