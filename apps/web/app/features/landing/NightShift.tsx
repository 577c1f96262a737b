import { Skyline } from "../../components/Skyline.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { LeadCard } from "./LeadCard.tsx";
import { Phone } from "./Phone.tsx";
import { PlayerControl } from "./PlayerControl.tsx";
import { recordingIn } from "./recording.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { Understood } from "./Understood.tsx";

const catalogues = { en, es };
const half = "relative isolate flex flex-col overflow-hidden wide:h-[700px] wide:pt-11";
const hour = "display text-[2.75rem] leading-none wide:text-[3.5rem]";

/**
 * The product as its own picture: a conversation at two in the morning, the lead it became at nine. The server
 * paints how it ends; `player.ts` plays it.
 */
export function NightShift() {
  const t = useTexts(catalogues);
  const recording = recordingIn(useLanguage().language);
  return (
    <figure
      data-demo="waiting"
      className="relative mt-9 grid overflow-hidden rounded-xl max-phone:-mx-2 wide:mt-11 wide:grid-cols-[728fr_584fr]"
    >
      <figcaption className="sr-only">{t("demo.label")}</figcaption>
      <div className={`${half} bg-night px-5 pt-7 text-on-night phone:px-8 wide:px-12`}>
        <Disc className="-right-[196px] fill-night-2" />
        <Skyline className="absolute inset-x-0 bottom-0 -z-10 h-[62%] w-full" />
        <p className={`${hour} text-mint`}>{t("demo.time")}</p>
        <p className="mt-2.5 max-w-[13.5em] text-lg text-balance text-on-night-2 max-phone:max-w-[17em]">
          {t("demo.caption")}
        </p>
        <PlayerControl />
        <Phone recording={recording} />
      </div>
      <div className={`${half} bg-orange px-4 pt-24 pb-10 text-ink phone:px-8 wide:pr-11 wide:pl-21`}>
        <Disc className="-left-[196px] fill-[#ffe3cc]" />
        <Skyline time="day" className="absolute inset-x-0 bottom-0 -z-10 h-[54%] w-full" />
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className={hour}>{t("lead.time")}</p>
          <p className="text-lg font-medium">{t("lead.caption")}</p>
        </div>
        <LeadCard recording={recording} />
      </div>
      <Understood recording={recording} />
    </figure>
  );
}

/** Half moon on one side, half sun on the other. */
function Disc({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 392 392"
      className={`absolute top-[122px] -z-10 hidden size-[392px] wide:block ${className}`}
      aria-hidden="true"
    >
      <circle cx="196" cy="196" r="196" />
    </svg>
  );
}
