import { button } from "../../../components/button.ts";
import { Icon, type IconName } from "../../../components/Icon.tsx";
import { paths } from "../../../paths.ts";
import { LinkCard } from "../done/LinkCard.tsx";
import { useComplete } from "../done/useComplete.ts";
import { useOnboardingTexts } from "../useTexts.ts";
import { StepFrame } from "../wizard/StepFrame.tsx";
import type { StepProps } from "./stepProps.ts";

const licenseStep = 2;
const personalStep = 6;

const nextSteps: { key: "share" | "properties" | "leads"; icon: IconName; path: string }[] = [
  { key: "share", icon: "share", path: paths.smartLinks },
  { key: "properties", icon: "home", path: paths.properties },
  { key: "leads", icon: "users", path: paths.leads },
];

/** Step 9: what comes next, the first SmartLink with its code, and the button that completes the setup. */
export function DoneStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const listing = useListingWords(wizard.draft.listings[0]?.url ?? "");
  const { complete, busy } = useComplete(wizard.draft, () => wizard.go(personalStep));
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("done.title")}
      lead={t("done.lead")}
      aside={<LinkCard smartLink={wizard.draft.smartLink} />}
      next={
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => complete(paths.dashboard)}
          className={`${button("accent", "large")} max-phone:flex-1`}
        >
          {t(busy ? "done.busy" : "done.finish")}
        </button>
      }
    >
      <ol className="grid gap-3">
        {nextSteps.map(({ key, icon, path }) => {
          const words = key === "properties" && listing !== null ? listing : wordsOf(key, t);
          return (
            <li key={key}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => complete(path)}
                className="flex w-full items-center gap-4 rounded-l border border-line bg-card px-4 py-4 text-left hover:bg-hover phone:px-5"
              >
                <span className="grid size-10 flex-none place-items-center rounded-m bg-mint-wash text-mint-ink">
                  <Icon name={icon} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-lg font-semibold">{words.title}</span>
                  <span className="block text-md text-ink-2 [overflow-wrap:anywhere]">{words.text}</span>
                </span>
                <Icon name="right" className="flex-none text-muted" />
              </button>
            </li>
          );
        })}
      </ol>
      {wizard.draft.licenseState === "FL" && wizard.draft.brokerage === "" && (
        <p className="flex items-start gap-3 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md text-orange-ink">
          <Icon name="building" className="mt-px" />
          <span>
            {t("done.brokerage")}{" "}
            <button
              type="button"
              onClick={() => wizard.go(licenseStep)}
              className="py-1 font-semibold underline underline-offset-4"
            >
              {t("done.brokerage.add")}
            </button>
          </span>
        </p>
      )}
    </StepFrame>
  );
}

type NextStep = (typeof nextSteps)[number]["key"];

function wordsOf(key: NextStep, t: ReturnType<typeof useOnboardingTexts>) {
  return { title: t(`done.${key}`), text: t(`done.${key}.text`) };
}

/** What the first listing still lacks; null if none was entered. The completing call knows no more than this. */
function useListingWords(listing: string): { title: string; text: string } | null {
  const t = useOnboardingTexts();
  if (listing.trim() === "") return null;
  const missing = t(/^https?:\/\//i.test(listing) ? "done.listing.missingLink" : "done.listing.missing");
  return { title: t("done.properties"), text: t("done.listing.text", { listing, missing }) };
}
