import type { ReactNode, SubmitEvent } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { contentId } from "../../../components/page/RouteFocus.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import type { Wizard } from "./useWizard.ts";

/** The current step's title; the setup moves the focus to it. */
export const stepTitleId = "step-title";

interface StepFrameProps {
  wizard: Wizard;
  title: string;
  lead: ReactNode;
  /** Shown beside the step in a wide window, and below it in a narrow one. */
  aside: ReactNode;
  onBack(): void;
  /** The Next button; absent if the step brings its own. */
  next?: ReactNode;
  /** More room for an aside that is the step's main part and has its own form. */
  wideAside?: boolean;
  children: ReactNode;
}

/** Enter in a field presses the form's first submit button, which does the work. */
const onlyByItsButtons = (event: SubmitEvent) => event.preventDefault();

/** One step: its title, focused as the step opens, its fields, a preview, Back and Next. */
export function StepFrame({ wizard, title, lead, aside, onBack, next, wideAside = false, children }: StepFrameProps) {
  const t = useOnboardingTexts();
  const columns = wideAside
    ? "wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    : "wide:grid-cols-[minmax(0,11fr)_minmax(0,7fr)]";
  const body = (
    <>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-7">{children}</div>
      <footer className="mt-8 flex items-center gap-3 pt-2 pb-8 phone:pb-12">
        <button type="button" onClick={onBack} className={button("line", "large")}>
          {t("back")}
        </button>
        <SaveNote state={wizard.saveState} />
        {next}
      </footer>
    </>
  );
  return (
    <div className={`grid flex-1 grid-cols-[minmax(0,1fr)] ${columns}`}>
      <main
        id={contentId}
        tabIndex={-1}
        className="flex w-full max-w-[46rem] flex-col justify-self-center px-4 pt-7 outline-none phone:px-8 phone:pt-12 wide:justify-self-end wide:px-16"
      >
        <h1 id={stepTitleId} tabIndex={-1} className="display text-2xl outline-none phone:text-[2rem] phone:leading-10">
          {title}
        </h1>
        <div className="mt-2 text-md text-ink-2 phone:text-lg">{lead}</div>
        {wideAside ? (
          body
        ) : (
          <form noValidate onSubmit={onlyByItsButtons}>
            {body}
          </form>
        )}
      </main>
      <aside className="bg-[var(--sand)] px-4 pt-7 pb-10 phone:px-8 wide:px-10 wide:pt-12">
        <div
          className={
            wideAside
              ? "mx-auto max-w-[52rem] wide:sticky wide:top-28"
              : "mx-auto max-w-[30rem] wide:sticky wide:top-28"
          }
        >
          {aside}
        </div>
      </aside>
    </div>
  );
}

function SaveNote({ state }: { state: Wizard["saveState"] }) {
  const t = useOnboardingTexts();
  const text = state === "failed" ? t("saved.not") : t(state === "saving" ? "saving" : "saved");
  return (
    <p
      role="status"
      className={`flex-1 text-center text-sm ${state === "failed" ? "text-danger" : "text-muted max-phone:sr-only"}`}
    >
      {text}
    </p>
  );
}

/** The Next button. When unavailable, it stays reachable and names the missing fields when clicked. */
export function NextButton({ onClick, ready = true }: { onClick(): void; ready?: boolean }) {
  const t = useOnboardingTexts();
  return (
    <button
      type="submit"
      onClick={onClick}
      aria-disabled={!ready}
      className={`${button(ready ? "accent" : "line", "large")} max-phone:flex-1 aria-disabled:bg-fill aria-disabled:text-muted`}
    >
      {t("next")}
      <Icon name="arrow" small />
    </button>
  );
}
