import { formatMoney, formatNumber } from "@llave/ui/translate";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import bay from "./pictures/bay.svg";
import deco from "./pictures/deco.svg";
import tower from "./pictures/tower.svg";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface Home {
  picture: string;
  match: number;
  price: number;
  address: string;
  bedrooms: number;
  bathrooms: number;
  squareFeet: number;
  fits: readonly ("homes.fits.cats" | "homes.fits.oneCat" | "homes.fits.date" | "homes.fits.under")[];
  /** How much a month it costs above the renter's budget. */
  over?: number;
}

/** Listings of the sample agent, as the renter of the recording would see them. */
const homes: readonly Home[] = [
  {
    picture: tower,
    match: 96,
    price: 3150,
    address: "1420 Brickell Bay Dr, #1907",
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1080,
    fits: ["homes.fits.cats", "homes.fits.date"],
  },
  {
    picture: deco,
    match: 91,
    price: 3090,
    address: "55 SE 6th St, #2804",
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1015,
    fits: ["homes.fits.oneCat", "homes.fits.under"],
  },
  {
    picture: bay,
    match: 87,
    price: 3280,
    address: "325 S Biscayne Blvd, #2210",
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1140,
    fits: ["homes.fits.cats"],
    over: 80,
  },
];
/** What the renter of the recording can pay. */
const budget = 3200;

/** Three homes with how well they match and why: reasons, and the miss stated plainly. */
export function Homes() {
  const t = useTexts(catalogues);
  return (
    <section className="measure pt-16 wide:pt-28">
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
          className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] max-wide:snap-x max-wide:snap-mandatory max-wide:scroll-px-4 phone:-mx-8 phone:px-8 wide:mx-0 wide:px-0"
        >
          <ul className="flex gap-3 wide:grid wide:grid-cols-3 wide:gap-5">
            {homes.map((home) => (
              <HomeCard key={home.address} home={home} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

function HomeCard({ home }: { home: Home }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const { bedrooms, bathrooms, squareFeet } = home;
  return (
    <li className="w-[284px] flex-none snap-start overflow-hidden rounded-l border border-line bg-card wide:w-auto">
      <div className="relative">
        <img
          src={home.picture}
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

function Reasons({ home: { fits, over, price } }: { home: Home }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  return (
    <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-base">
      {fits.map((fit) => (
        <li key={fit} className="flex items-center gap-2">
          <Icon name="check" small className="text-live" />
          {t(fit, { amount: formatMoney(language, budget - price) })}
        </li>
      ))}
      {over !== undefined && (
        <li className="flex items-center gap-2 text-ink-2">
          <Icon name="minus" small className="text-muted" />
          {t("homes.misses.over", { amount: formatMoney(language, over) })}
        </li>
      )}
    </ul>
  );
}
