import { formatMoney, formatNumber } from "@llave/ui/translate";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import bay from "./pictures/bay.svg";
import deco from "./pictures/deco.svg";
import tower from "./pictures/tower.svg";
import { type RecordedHome, recordingIn } from "./recording.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { dayIn } from "./Understood.tsx";

const catalogues = { en, es };

/** Drawn for listings that have no photo yet. */
const pictures = [tower, deco, bay];

/** The three homes that match the renter of the recording: what fits, and what differs, stated plainly. */
export function Homes() {
  const t = useTexts(catalogues);
  const { homes } = recordingIn(useLanguage().language);
  return (
    <section className="late measure pt-16 wide:pt-28">
      <div className="grid items-center gap-8 border-t border-line pt-14 wide:grid-cols-[400px_1fr] wide:gap-14 wide:pt-22">
        <div>
          <h2 className="title-panel max-w-[9em]">{t("homes.title")}</h2>
          <p className="mt-4.5 text-body text-ink-2 text-pretty phone:text-lead">{t("homes.text")}</p>
        </div>
        {/* On a phone the row scrolls sideways inside itself; a keyboard scrolls it too. */}
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones
          tabIndex={0}
          aria-label={t("homes.label")}
          className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] max-wide:snap-x max-wide:snap-mandatory max-phone:scroll-px-4 phone:max-wide:scroll-px-8 phone:-mx-8 phone:px-8 wide:mx-0 wide:px-0"
        >
          <ul className="flex gap-3 wide:grid wide:grid-cols-3 wide:gap-5">
            {homes.map((home, index) => (
              <HomeCard key={home.address} home={home} picture={pictures[index % pictures.length]} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

function HomeCard({ home, picture }: { home: RecordedHome; picture: string | undefined }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const { bedrooms, squareFeet } = home;
  const bathrooms = t("homes.bathrooms", { count: home.bathrooms });
  return (
    <li className="w-[284px] flex-none snap-start overflow-hidden rounded-l border border-line bg-card wide:w-auto">
      <div className="relative">
        <img
          src={picture}
          alt=""
          width="360"
          height="240"
          loading="lazy"
          className="h-[190px] w-full object-cover object-bottom"
        />
        <p className="absolute bottom-3 left-3 rounded-full bg-mint px-2.5 py-1.5 text-base leading-none font-bold text-mint-ink">
          {t("homes.match", { percent: home.match })}
        </p>
      </div>
      <div className="px-4.5 pt-4 pb-5">
        <h3>
          <span className="block display text-[1.4375rem] leading-[1.1]">
            {formatMoney(language, home.price)}{" "}
            <span className="font-body text-md font-medium tracking-normal text-muted">{t("homes.month")}</span>
          </span>
          <span className="mt-1.5 block text-md">{home.address}</span>
        </h3>
        <p className="text-base text-muted">
          {t("homes.facts", { bedrooms, bathrooms, squareFeet: formatNumber(language, squareFeet) })}
        </p>
        <Reasons home={home} />
      </div>
    </li>
  );
}

function Reasons({ home: { reasons } }: { home: RecordedHome }) {
  const words = useReasons();
  const worded = reasons.flatMap((reason) => ({ ...reason, text: words(reason) })).filter(({ text }) => text !== null);
  return (
    <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-base">
      {worded.map(({ criterion, fits, text }) => (
        <li key={criterion} className={`flex items-center gap-2 ${fits ? "" : "text-ink-2"}`}>
          <Icon name={fits ? "check" : "minus"} small className={fits ? "text-live" : "text-muted"} />
          {text}
        </li>
      ))}
    </ul>
  );
}

type Reason = RecordedHome["reasons"][number];

/** Words why a home fits or where it differs; what the card shows anyway (its rooms) needs no words. */
function useReasons(): (reason: Reason) => string | null {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  return ({ criterion, fits, data = {} }) => {
    const amount = formatMoney(language, Number(data.under ?? data.over ?? 0));
    if (criterion === "budget") return t(fits ? "homes.under" : "homes.over", { amount });
    if (criterion === "move_in") return t("homes.free", { day: dayIn(language, String(data.date)) });
    if (criterion === "pets") return t("homes.cats");
    if (criterion === "area") return t("homes.area", { area: String(data.area) });
    return null;
  };
}
