import { propertyTypes } from "@llave/contract/agent/onboardingChoices";
import { useState } from "react";
import { ColorPresets } from "../../../agent/setup/ColorPresets.tsx";
import { ChoiceGroup } from "../../../components/form/Choice.tsx";
import { TextField } from "../../../components/form/TextField.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { GreetingPreview } from "../preview/GreetingPreview.tsx";
import { type OnboardingText, useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { Wizard } from "../wizard/useWizard.ts";
import { ListingField, useListingWording } from "./ListingField.tsx";
import { PhotoField } from "./PhotoField.tsx";
import type { StepProps } from "./stepProps.ts";

const nameId = "agent-name";
const areasExample = "Brickell, Edgewater, Coral Gables, Doral";

const typeTexts: Record<(typeof propertyTypes)[number], OnboardingText> = {
  Condos: "type.condos",
  "Single Family": "type.singleFamily",
  Townhomes: "type.townhomes",
  Luxury: "type.luxury",
  "Student Housing": "type.student",
  "Short-term Rentals": "type.shortTerm",
};

/** Step 6: name, photo and color as renters see them, what the agent rents and where, and a first listing. */
export function PersonalStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const { draft } = wizard;
  const [pressed, setPressed] = useState(false);
  const named = draft.name.trim() !== "";
  const wording = useListingWording(wizard);
  const next = async () => {
    setPressed(true);
    if (!named) return document.getElementById(nameId)?.focus();
    if (await wording.isFair()) wizard.next();
    else wording.focus();
  };
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("personal.title")}
      lead={t("personal.lead")}
      aside={<Preview draft={draft} />}
      next={<NextButton onClick={() => void next()} />}
    >
      <PhotoField wizard={wizard} />
      <TextField
        id={nameId}
        label={t("personal.name")}
        required
        autoComplete="name"
        maxLength={200}
        value={draft.name}
        onChange={(event) => wizard.change({ name: event.target.value })}
        error={pressed && !named ? t("personal.name.missing") : undefined}
      />
      <ColorField wizard={wizard} />
      <TypesField wizard={wizard} />
      <TextField
        label={t("personal.areas")}
        optional
        maxLength={500}
        placeholder={areasExample}
        value={draft.neighborhoods}
        onChange={(event) => wizard.change({ neighborhoods: event.target.value })}
        error={undefined}
      />
      <ListingField wizard={wizard} wording={wording} />
    </StepFrame>
  );
}

function ColorField({ wizard }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  return (
    <ChoiceGroup legend={t("personal.color")}>
      <ColorPresets
        chosen={wizard.draft.brandColor}
        onChoose={(brandColor) => wizard.change({ brandColor })}
        className="grid-cols-3 phone:grid-cols-6"
      />
      <p className="mt-3 flex items-start gap-1.5 text-base text-muted">
        <Icon name="check" small className="mt-[3px] text-mint-ink" />
        {t("personal.color.text")}
      </p>
    </ChoiceGroup>
  );
}

function TypesField({ wizard }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  const chosen = wizard.draft.propertyTypes;
  const toggle = (type: (typeof propertyTypes)[number], on: boolean) =>
    wizard.change({ propertyTypes: propertyTypes.filter((known) => (known === type ? on : chosen.includes(known))) });
  return (
    <ChoiceGroup legend={t("personal.types")} hint={t("personal.types.hint")}>
      <div className="flex flex-wrap gap-2.5">
        {propertyTypes.map((type) => (
          <label
            key={type}
            className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-full border border-line-2 bg-card px-4 text-md font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-on-night has-focus-visible:ring-4 has-focus-visible:ring-focus/40"
          >
            <input
              type="checkbox"
              checked={chosen.includes(type)}
              onChange={(event) => toggle(type, event.target.checked)}
              className="sr-only"
            />
            <Icon name={chosen.includes(type) ? "check" : "plus"} small />
            {t(typeTexts[type])}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** The start of the chat, and the card that a chat app shows when the link is shared. */
function Preview({ draft }: { draft: Wizard["draft"] }) {
  const t = useOnboardingTexts();
  return (
    <GreetingPreview draft={draft} title={t("preview.live")}>
      <h2 className="mt-7 mb-3 text-base font-semibold">{t("preview.share")}</h2>
      <div className="flex overflow-hidden rounded-l border border-line bg-card">
        <span className="w-2.5 flex-none" style={{ backgroundColor: draft.brandColor }} />
        <div className="min-w-0 px-4 py-3.5">
          <p className="text-md font-semibold">{t("preview.share.title", { name: draft.name })}</p>
          <p className="truncate text-sm text-muted">
            {[draft.brokerage, t("preview.specialist")].filter(Boolean).join(" · ")}
          </p>
        </div>
      </div>
    </GreetingPreview>
  );
}
