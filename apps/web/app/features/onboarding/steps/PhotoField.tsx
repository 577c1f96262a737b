import { type ChangeEvent, useRef, useState } from "react";
import { Avatar } from "../../../components/Avatar.tsx";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { asDataUrl, shrinkPicture } from "../../../components/pictureFile.ts";
import { refusalOf } from "../../../data/refusal.ts";
import { useOnboardingTexts } from "../useTexts.ts";
import type { Wizard } from "../wizard/useWizard.ts";

/** The agent's photo: chosen, shown, changed and removed. */
export function PhotoField({ wizard }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  const input = useRef<HTMLInputElement>(null);
  const { choose, error } = usePhoto(wizard);
  const { name, photo } = wizard.draft;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} {...(photo && { photo })} tone="agent" className="size-16 text-xl" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-lg font-semibold">{t("personal.photo")}</p>
          <p className="text-base text-muted">{t(photo ? "personal.photo.kept" : "personal.photo.none")}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t("personal.photo")}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex gap-2">
          <button type="button" onClick={() => input.current?.click()} className={button("line", "large")}>
            <Icon name="camera" small />
            {t(photo ? "personal.photo.change" : "personal.photo.upload")}
          </button>
          {photo && (
            <button
              type="button"
              onClick={() => wizard.change({ photo: "" })}
              aria-label={t("personal.photo.remove")}
              className={`${button("quiet", "large")} px-3`}
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-base text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Saves a chosen photo at once: only the server can say that it is none, and then the one before comes back. */
function usePhoto({ draft, change, saveNow }: Wizard) {
  const t = useOnboardingTexts();
  const [error, setError] = useState<string>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    setError(undefined);
    const before = draft.photo;
    const shown = await shrinkPicture(file, "portrait");
    const photo = await asDataUrl(shown ?? file);
    if (shown) change({ photo });
    try {
      await saveNow({ photo });
      change({ photo });
    } catch (problem) {
      change({ photo: before });
      setError(refusalOf(problem).error ?? t("personal.photo.failed"));
    }
  };
  return { choose: (event: ChangeEvent<HTMLInputElement>) => void choose(event), error };
}
