import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Pauses the conversation, goes on with it, plays it again. It shows once there is a script to do so. */
export function PlayerControl() {
  const t = useTexts(catalogues);
  return (
    <div className="mt-auto w-fit self-start pb-8 max-wide:absolute max-wide:top-7 max-wide:right-5 max-wide:pb-0">
      <button
        type="button"
        data-demo-control
        hidden
        className="inline-flex h-11 items-center gap-2 rounded-full border border-[#59618a] bg-night px-4 text-md font-semibold text-on-night hover:bg-night-2"
      >
        <span className="demo-when-playing">{t("demo.pause")}</span>
        <span className="demo-when-paused">{t("demo.resume")}</span>
        <span className="demo-when-ended">{t("demo.replay")}</span>
      </button>
      <p className="mt-3 text-base text-on-night-2 max-wide:hidden">{t("demo.recorded")}</p>
    </div>
  );
}
