import {
  type FollowUpStepSetting,
  type FollowUpTexts,
  maxFollowUpTextLength,
  placesOfStep,
  requiredPlaces,
} from "@llave/contract/followUps/followUps";
import type { Language } from "@llave/ui/language";
import { useRef, useState } from "react";
import { button } from "../../../components/button.ts";
import { Field } from "../../../components/form/Field.tsx";
import { useSettled } from "../../../components/hooks/useSettled.ts";
import { TextCost } from "../../../components/TextCost.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { OwnTextDialog } from "../ownTexts/OwnTextDialog.tsx";
import { useAnnounceSaved } from "../saved.tsx";
import { usePreview, useTextsSave } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** How long after the last keystroke the preview follows. Milliseconds. */
const previewAfterMs = 400;

/** One message's texts in both languages, with what renters will read. */
export function StepDialog({
  step: { step, texts, own },
  onClose,
}: {
  step: FollowUpStepSetting;
  onClose: () => void;
}) {
  const t = useTexts(catalogs);
  const announce = useAnnounceSaved();
  const [entered, setEntered] = useState(texts);
  const { busy, errors, save } = useTextsSave(step);
  const store = async () => {
    if (await save(entered)) close("saved.text");
  };
  const reset = async () => {
    if (await save({ en: "", es: "" })) close("saved.reset");
  };
  const close = (told: "saved.text" | "saved.reset") => {
    announce({ text: t(told) });
    onClose();
  };
  return (
    <OwnTextDialog
      title={t(`step.${step}`)}
      wide
      busy={busy}
      error={errors[""]}
      aside={
        own && (
          <button type="button" className={button("quiet", "large")} onClick={() => void reset()}>
            {t("reset")}
          </button>
        )
      }
      onClose={onClose}
      onSave={() => void store()}
    >
      {requiredPlaces[step] && <p className="text-base text-muted">{t("required")}</p>}
      <div className="grid gap-x-5 gap-y-6 medium:grid-cols-2">
        {(["en", "es"] as const).map((language) => (
          <TextField
            key={language}
            language={language}
            places={placesOfStep[step]}
            value={entered[language]}
            error={errors[language]}
            onChange={(text) => setEntered((all) => ({ ...all, [language]: text }))}
          />
        ))}
      </div>
      <Preview step={step} texts={entered} />
    </OwnTextDialog>
  );
}

interface TextFieldProps {
  language: Language;
  places: readonly (keyof typeof placeKeys)[];
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const placeKeys = {
  first_name: "place.first_name",
  agent: "place.agent",
  search: "place.search",
  address: "place.address",
  price: "place.price",
  old_price: "place.old_price",
  when: "place.when",
  link: "place.link",
  lease_date: "place.lease_date",
} as const;

/** A text, and buttons that insert facts at the cursor. */
function TextField({ language, places, value, error, onChange }: TextFieldProps) {
  const t = useTexts(catalogs);
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (place: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {};
    const name = `{${place}}`;
    onChange(value.slice(0, from) + name + value.slice(to));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + name.length, from + name.length);
    });
  };
  return (
    <div className="min-w-0">
      <Field label={t(`text.${language}`)} error={error}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={area}
            lang={language}
            rows={5}
            maxLength={maxFollowUpTextLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${className} h-auto resize-y py-2 leading-6`}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {places.map((place) => (
          <button
            key={place}
            type="button"
            aria-label={t("insert", { fact: t(placeKeys[place]), language: t(`in.${language}`) })}
            className="touch h-8 rounded-full border border-line-2 bg-card px-2.5 text-sm font-medium hover:bg-hover"
            onClick={() => insert(place)}
          >
            {t(placeKeys[place])}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What renters read, and what it costs as a text. */
function Preview({ step, texts }: { step: FollowUpStepSetting["step"]; texts: FollowUpTexts }) {
  const t = useTexts(catalogs);
  const settled = useSettled(texts, previewAfterMs);
  const { data, isError } = usePreview(step, settled);
  return (
    <section aria-labelledby="preview" className="rounded-l bg-fill px-4 py-3.5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="preview" className="font-semibold">
          {t("preview")}
        </h3>
        {data && <p className="text-sm text-muted">{t(data.example ? "preview.example" : "preview.real")}</p>}
      </div>
      {isError && <p className="mt-1 text-base text-danger">{t("preview.failed")}</p>}
      {data && (
        <div className="mt-2.5 grid gap-3 medium:grid-cols-2">
          {(["en", "es"] as const).map((language) => (
            <div key={language} className="min-w-0">
              <p
                lang={language}
                className="rounded-[14px] rounded-bl-s border border-line bg-card px-3.5 py-2.5 text-md [overflow-wrap:anywhere]"
              >
                {data[language]}
              </p>
              <TextCost text={data[language]} className="mt-1 text-sm" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
