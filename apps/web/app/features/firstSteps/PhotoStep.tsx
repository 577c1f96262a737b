import { Link } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { Step, type StepPlace, stepButton } from "./Step.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The agent's photo, uploaded in the profile settings. */
export function PhotoStep({ place }: { place: StepPlace }) {
  const t = useTexts(catalogs);
  return (
    <Step
      place={place}
      title={t("photo")}
      {...(!place.done && { text: t("photo.text") })}
      action={
        <Link to={paths.settings.profile} className={stepButton(place)}>
          {t(place.done ? "photo.change" : "photo.do")}
        </Link>
      }
    />
  );
}
