import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const steps = ["review", "email", "access"] as const;

/** What happens after joining. */
export function NextSteps() {
  const t = useTexts(catalogs);
  return (
    <section>
      <h2 className="display text-xl">{t("next.title")}</h2>
      <ol className="mt-3">
        {steps.map((step, index) => (
          <li key={step} className="flex min-h-13 items-center gap-4 border-t border-line py-3 text-lg">
            <span aria-hidden="true" className="w-4 flex-none display text-body text-muted">
              {index + 1}
            </span>
            {t(`next.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
