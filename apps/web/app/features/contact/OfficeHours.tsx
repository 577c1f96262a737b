import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const isOpen = (hour: number) => hour >= 9 && hour < 18;

/** When people answer: the day as 24 bars, office hours in orange and the assistant's night in navy. */
export function OfficeHours() {
  const t = useTexts(catalogs);
  return (
    <section className="rounded-xl bg-night p-6 text-on-night phone:p-8">
      <h2 className="title-card">{t("hours.title")}</h2>
      <p className="mt-2 text-lg text-on-night-2 text-pretty">{t("hours.text")}</p>
      <div className="mt-6 flex h-14 items-end gap-[3px]" aria-hidden="true">
        {hours.map((hour) => (
          <span
            key={hour}
            className={`flex-1 rounded-[3px] ${isOpen(hour) ? "h-full bg-orange" : "h-1/2 bg-night-3"}`}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-[9fr_9fr_6fr] text-sm text-on-night-2" aria-hidden="true">
        <span>{t("hours.midnight")}</span>
        <span className="flex justify-between text-orange">
          <span>{t("hours.from")}</span>
          <span>{t("hours.to")}</span>
        </span>
      </div>
      <p className="mt-4 text-lg font-semibold">{t("hours.week")}</p>
    </section>
  );
}
