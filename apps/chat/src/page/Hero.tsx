import { useTexts } from "../texts/texts.ts";

/** Shown above the greeting until the renter writes; on narrow screens with the city. */
export function Hero() {
  const { t } = useTexts();
  return (
    <div className="hero">
      <h2>{t("hero")}</h2>
      <svg className="city" aria-hidden="true">
        <use href="#city" />
      </svg>
    </div>
  );
}
