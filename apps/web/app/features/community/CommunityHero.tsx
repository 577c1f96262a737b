import { Skyline } from "../../components/publicPage/Skyline.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const figures = ["agents", "deals", "rating", "satisfaction"] as const;

/** What the community is, with its four figures (copy), beside the city at night. */
export function CommunityHero() {
  const t = useTexts(catalogs);
  return (
    <section className="relative isolate overflow-hidden bg-night text-on-night">
      <Moon />
      <div className="measure pt-12 pb-36 phone:pb-14 wide:pt-20 wide:pb-20">
        <h1 className="title-page max-w-[12em]">{t("title")}</h1>
        <p className="mt-5 max-w-[38em] text-body text-on-night-2 text-pretty phone:text-lead">{t("lead")}</p>
        <dl className="mt-10 grid max-w-[44rem] grid-cols-2 gap-x-6 gap-y-7 table:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end border-t border-night-3 pt-4">
              <dt className="mt-1 text-md text-on-night-2">{t(`stat.${figure}`)}</dt>
              <dd className="font-display text-[2.75rem] leading-none font-bold tracking-[-.04em] text-orange">
                {t(`stat.${figure}.value`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The city under the moon: in the disc if there is room beside the text, below it on a phone. */
function Moon() {
  return (
    <div className="absolute inset-x-0 bottom-0 -z-10 overflow-hidden phone:max-wide:hidden wide:right-[max(-3rem,calc(50vw-46rem))] wide:bottom-auto wide:left-auto wide:top-1/2 wide:size-[33rem] wide:-translate-y-1/2 wide:rounded-full wide:bg-night-2">
      <Skyline className="block h-28 w-full wide:absolute wide:inset-x-0 wide:bottom-0 wide:h-[60%]" />
    </div>
  );
}
