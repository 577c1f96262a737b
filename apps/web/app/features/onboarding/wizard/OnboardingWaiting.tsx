import { button } from "../../../components/button.ts";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { contentId } from "../../../components/page/RouteFocus.tsx";
import { useOnboardingTexts } from "../useTexts.ts";

/** Shown until the draft has loaded; with `retry`, loading failed and can be repeated. */
export function OnboardingWaiting({ retry }: { retry: (() => void) | undefined }) {
  const t = useOnboardingTexts();
  return (
    <>
      <PageHead title={t("pageTitle", { step: t("welcome.title") })} description={t("pageDescription")} />
      <main
        id={contentId}
        tabIndex={-1}
        className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4 outline-none"
      >
        <p role="status" className="text-lg text-ink-2">
          {t(retry ? "load.failed" : "loading")}
        </p>
        {retry && (
          <button type="button" onClick={retry} className={button("navy", "large")}>
            {t("load.retry")}
          </button>
        )}
      </main>
    </>
  );
}
