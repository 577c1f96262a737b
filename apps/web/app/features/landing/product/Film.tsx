import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

/**
 * Half a minute of the running product, recorded with `npm run record:film`. Its picture loads as it comes near
 * (`poster.ts`), and the film when it is played.
 */
export function Film() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <div className="overflow-hidden rounded-xl bg-night">
      <video
        controls
        muted
        playsInline
        preload="none"
        width="1280"
        height="720"
        data-poster={`/film/night-${language}-1280.webp`}
        data-poster-small={`/film/night-${language}-640.webp`}
        aria-label={t("film.label")}
        className="block h-auto w-full"
      >
        <source src={`/film/night-${language}.webm`} type="video/webm" />
      </video>
      <p className="flex flex-wrap justify-between gap-x-4 px-5 py-3.5 text-md font-semibold text-on-night">
        {t("film.caption")}
        <span className="font-normal text-on-night-2">{t("film.length")}</span>
      </p>
    </div>
  );
}
