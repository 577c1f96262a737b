import { SkylinePanel } from "../../components/publicPage/SkylinePanel.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const steps = ["step1", "step2", "step3"] as const;

/** What comes after signing up. */
export function SetupPanel() {
  const t = useTexts(catalogs);
  return (
    <SkylinePanel>
      <h2 className="display-xl text-balance max-w-[9em] text-[2.5rem] wide:text-[3.75rem]">{t("panel.title")}</h2>
      <ol className="mt-8 grid gap-6 wide:mt-11">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 flex-none place-items-center rounded-m bg-orange display text-lg text-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg font-semibold">{t(`panel.${step}.title`)}</h3>
              <p className="max-w-[44ch] text-md text-on-night-2">{t(`panel.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </SkylinePanel>
  );
}
