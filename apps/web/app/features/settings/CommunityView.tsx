import type { CommunityProfile } from "@llave/contract/site/community";
import {
  marketNames,
  markets,
  specialties,
  specialtyNames,
  spokenLanguages,
} from "@llave/contract/site/communityChoices";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { CheckRow } from "../../components/form/CheckRow.tsx";
import { Choice, ChoiceGroup } from "../../components/form/Choice.tsx";
import { Field } from "../../components/form/Field.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { useCommunityAutosave, useCommunityProfile } from "./queries.ts";
import { SettingsPage } from "./SettingsPage.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { useSettingsTexts } from "./useTexts.ts";

/** The agent's entry in the directory. The headline is in the profile. */
export function CommunityView() {
  return (
    <SettingsPage section="community" query={useCommunityProfile()}>
      {(profile) => <CommunitySections profile={profile} />}
    </SettingsPage>
  );
}

function CommunitySections({ profile }: { profile: CommunityProfile }) {
  const t = useSettingsTexts();
  const { values, errors, type, leave, choose } = useCommunityAutosave(profile);
  const missing = { specialty: "specialty" in errors, markets: "markets" in errors };
  return (
    <>
      <SettingsSection
        title={t("community.listing")}
        error={missing.specialty || missing.markets ? undefined : errors.listed}
        action={
          <Link to={paths.community} className={button("line", "medium")}>
            {t("community.see")}
          </Link>
        }
      >
        <CheckRow
          label={t("community.listed")}
          checked={values.listed}
          onChange={(event) => void choose({ listed: event.target.checked }, t("saved.listed"))}
        />
      </SettingsSection>
      <SettingsSection title={t("community.work")}>
        <Work
          entered={values}
          missing={missing.specialty}
          choose={(specialty) => void choose({ specialty }, t("saved.specialty"))}
          type={(experience) => type({ experience })}
          leave={() => leave("experience", t("saved.experience"))}
        />
      </SettingsSection>
      <SettingsSection title={t("markets")} error={missing.markets ? t("markets.missing") : undefined}>
        <Several
          legend={t("markets")}
          options={markets}
          chosen={values.markets}
          nameOf={(market) => marketNames[market]}
          onChange={(chosen) => void choose({ markets: chosen }, t("saved.markets"))}
        />
      </SettingsSection>
      <SettingsSection title={t("speaks")} error={errors.languages}>
        <Several
          legend={t("speaks")}
          options={spokenLanguages}
          chosen={values.languages}
          nameOf={(spoken) => t(`speaks.${spoken}`)}
          onChange={(chosen) => void choose({ languages: chosen }, t("saved.languages"))}
        />
      </SettingsSection>
    </>
  );
}

interface WorkProps {
  entered: CommunityProfile;
  missing: boolean;
  choose: (specialty: CommunityProfile["specialty"]) => void;
  type: (experience: number | null) => void;
  leave: () => void;
}

/** Specialty and experience. */
function Work({ entered, missing, choose, type, leave }: WorkProps) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  return (
    <div className="grid gap-5 phone:grid-cols-2">
      <Field label={t("specialty")} error={missing ? t("specialty.missing") : undefined}>
        {(control) => (
          <select
            {...control}
            value={entered.specialty ?? ""}
            onChange={(event) => choose(specialties.find((known) => known === event.target.value) ?? null)}
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
            onChange={(event) => type(yearsIn(event.target.value))}
            onBlur={leave}
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
  options: readonly Option[];
  chosen: Option[];
  nameOf: (option: Option) => string;
  onChange: (chosen: Option[]) => void;
}

function Several<Option extends string>(props: SeveralProps<Option>) {
  const { legend, options, chosen, nameOf, onChange } = props;
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
    </ChoiceGroup>
  );
}
