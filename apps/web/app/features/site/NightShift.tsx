import { ScoreChip } from "../../components/ScoreChip.tsx";
import { Skyline } from "../../components/Skyline.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** The product as its own picture: a chat at two in the morning, the lead it became at nine. */
export function NightShift() {
  const t = useTexts(catalogues);
  return (
    <figure className="grid overflow-hidden rounded-xl wide:grid-cols-2">
      <figcaption className="sr-only">{t("day.example")}</figcaption>
      <Night />
      <Day />
    </figure>
  );
}

function Night() {
  const t = useTexts(catalogues);
  return (
    <div className="relative isolate flex min-h-[480px] flex-col overflow-hidden bg-night p-5 text-on-night phone:p-8 wide:min-h-[560px]">
      <p className="display text-[2rem] leading-none text-mint">{t("night.time")}</p>
      <p className="mt-2 max-w-[26ch] text-md text-on-night-2">{t("night.caption")}</p>
      <ol className="mt-8 mb-28 grid w-full max-w-[420px] content-end gap-2.5 self-center text-lg wide:mb-36">
        <Bubble from="renter" lang="es">
          {t("night.renter1")}
        </Bubble>
        <Bubble from="assistant" lang="es">
          {t("night.assistant1")}
        </Bubble>
        <Bubble from="renter" lang="en">
          {t("night.renter2")}
        </Bubble>
      </ol>
      <Skyline className="absolute inset-x-0 bottom-0 -z-10 h-[62%] w-full" />
    </div>
  );
}

function Bubble({ from, lang, children }: { from: "renter" | "assistant"; lang: string; children: string }) {
  const shape =
    from === "renter"
      ? "justify-self-end rounded-br-[5px] bg-orange text-ink"
      : "justify-self-start rounded-bl-[5px] bg-card text-ink";
  return (
    <li lang={lang} className={`max-w-[84%] rounded-[18px] px-4 py-2.5 shadow-2 ${shape}`}>
      {children}
    </li>
  );
}

const reasons = [
  { key: "day.reason1", points: 40 },
  { key: "day.reason2", points: 20 },
  { key: "day.reason3", points: 20 },
  { key: "day.reason4", points: 8 },
  { key: "day.reason5", points: 4 },
] as const;
const others = [
  { name: "Marcus Whitfield", key: "day.other1", score: 71, status: "warm" },
  { name: "Tyrell Jackson", key: "day.other2", score: 38, status: "cold" },
] as const;

function Day() {
  const t = useTexts(catalogues);
  return (
    <div className="relative isolate flex min-h-[460px] flex-col overflow-hidden bg-orange p-5 text-ink phone:p-8">
      <svg viewBox="0 0 400 400" className="absolute -top-24 -left-24 -z-10 size-[360px]" aria-hidden="true">
        <circle cx="200" cy="200" r="200" className="fill-peach-2" />
      </svg>
      <p className="display text-[2rem] leading-none">{t("day.time")}</p>
      <p className="mt-2 text-md">{t("day.caption")}</p>
      <div className="my-auto grid w-full max-w-[430px] gap-2.5 self-center pt-8">
        <CallFirst />
        {others.map(({ name, key, score, status }) => (
          <div key={name} className="flex items-center gap-3.5 rounded-l bg-card px-4 py-3 shadow-2 phone:px-6">
            <ScoreChip score={score} status={status} />
            <p className="min-w-0 truncate text-md">
              <b className="font-semibold">{name}</b> <span className="text-muted">{t(key)}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function CallFirst() {
  const t = useTexts(catalogues);
  return (
    <div className="rounded-l bg-card p-5 shadow-2 phone:p-6">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-base font-semibold text-orange-ink">{t("day.callFirst")}</p>
          <p className="display text-2xl">{t("day.name")}</p>
        </div>
        <ScoreChip score={92} status="hot" />
      </div>
      <p className="mt-1 text-md text-ink-2">{t("day.search")}</p>
      <ul className="mt-4 border-t border-line pt-1.5">
        {reasons.map(({ key, points }) => (
          <li key={key} className="flex gap-3 py-1 text-md">
            <b className="w-9 font-bold text-mint-ink">+{points}</b>
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}
