import type { CommunityProfile } from "@llave/contract/community";
import { marketNames, markets, specialties, specialtyNames, spokenLanguages } from "@llave/contract/communityChoices";
import { useState } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { CheckRow } from "../../components/CheckRow.tsx";
import { Choice, ChoiceGroup } from "../../components/Choice.tsx";
import { Field } from "../../components/Field.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { submitting } from "./formSubmit.ts";
import { useCommunityProfile, useSaveCommunity } from "./queries.ts";
import { SaveButton } from "./SaveButton.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** The agent's entry in the directory. The headline is in the profile. */
export function CommunityView() {
  return (
    <SettingsPage section="community" query={useCommunityProfile()}>
      {(profile) => <CommunityForm profile={profile} />}
    </SettingsPage>
  );
}

function CommunityForm({ profile }: { profile: CommunityProfile }) {
  const t = useSettingsTexts();
  const { busy, errors, save } = useSaveCommunity();
  const [entered, setEntered] = useState(profile);
  const change = (some: Partial<CommunityProfile>) => setEntered({ ...entered, ...some });
  const send = () => save({ ...entered, headline: profile.headline });
  return (
    <form noValidate onSubmit={submitting(busy, send)} className="grid gap-6">
      <CheckRow
        label={t("community.listed")}
        checked={entered.listed}
        onChange={(event) => change({ listed: event.target.checked })}
      />
      <Work entered={entered} change={change} missing={"specialty" in errors} />
      <Several
        legend={t("markets")}
        error={"markets" in errors ? t("markets.missing") : undefined}
        options={markets}
        chosen={entered.markets}
        nameOf={(market) => marketNames[market]}
        onChange={(chosen) => change({ markets: chosen })}
      />
      <Several
        legend={t("speaks")}
        options={spokenLanguages}
        chosen={entered.languages}
        nameOf={(spoken) => t(`speaks.${spoken}`)}
        onChange={(chosen) => change({ languages: chosen })}
      />
      <div className="flex flex-wrap gap-2.5">
        <SaveButton busy={busy} />
        <Link to={paths.community} className={button("line", "large")}>
          {t("community.see")}
        </Link>
      </div>
    </form>
  );
}

interface WorkProps {
  entered: CommunityProfile;
  missing: boolean;
  change: (some: Partial<CommunityProfile>) => void;
}

/** Specialty and experience. */
function Work({ entered, missing, change }: WorkProps) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  return (
    <div className="grid gap-5 phone:grid-cols-2">
      <Field label={t("specialty")} error={missing ? t("specialty.missing") : undefined}>
        {(control) => (
          <select
            {...control}
            value={entered.specialty ?? ""}
            onChange={(event) =>
              change({ specialty: specialties.find((known) => known === event.target.value) ?? null })
            }
          >
            <option value="">{t("specialty.none")}</option>
            {specialties.map((specialty) => (
              <option key={specialty} value={specialty}>
                {specialtyNames[language][specialty]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("experience")} optional>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            maxLength={2}
            value={entered.experience ?? ""}
            onChange={(event) => change({ experience: yearsIn(event.target.value) })}
          />
        )}
      </Field>
    </div>
  );
}

/** Years from 0 to 70, or null if it isn't a number. */
function yearsIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, "");
  return digits === "" ? null : Math.min(70, Number(digits));
}

interface SeveralProps<Option extends string> {
  legend: string;
  error?: string | undefined;
  options: readonly Option[];
  chosen: Option[];
  nameOf: (option: Option) => string;
  onChange: (chosen: Option[]) => void;
}

function Several<Option extends string>(props: SeveralProps<Option>) {
  const { legend, error, options, chosen, nameOf, onChange } = props;
  const toggle = (option: Option, on: boolean) =>
    onChange(options.filter((known) => (known === option ? on : chosen.includes(known))));
  return (
    <ChoiceGroup legend={legend}>
      <div className="grid gap-2.5 phone:grid-cols-2">
        {options.map((option) => (
          <Choice
            key={option}
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
            title={nameOf(option)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-base text-danger">
          {error}
        </p>
      )}
    </ChoiceGroup>
  );
}
