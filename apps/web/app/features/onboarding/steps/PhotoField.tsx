import { useState } from "react";
import { PhotoPicker } from "../../../agent/setup/PhotoPicker.tsx";
import { asDataUrl, shrinkPicture } from "../../../components/form/pictureFile.ts";
import { useOnboardingTexts } from "../useTexts.ts";
import type { Wizard } from "../wizard/useWizard.ts";

/** The agent's photo, kept in the draft. */
export function PhotoField({ wizard }: { wizard: Wizard }) {
  const { choose, error } = usePhoto(wizard);
  const { name, photo } = wizard.draft;
  return (
    <PhotoPicker name={name} photo={photo} error={error} choose={choose} remove={() => wizard.change({ photo: "" })} />
  );
}

/** Saves a chosen photo right away: only the server can tell if it isn't one, and then the previous one returns. */
function usePhoto({ draft, change, tryChange }: Wizard) {
  const t = useOnboardingTexts();
  const [error, setError] = useState<string>();
  const choose = async (file: File) => {
    setError(undefined);
    const before = draft.photo;
    const shown = await shrinkPicture(file, "portrait");
    const photo = await asDataUrl(shown ?? file);
    if (shown) change({ photo });
    const saved = await tryChange({ photo }, ({ error = t("personal.photo.failed") }) => setError(error));
    change({ photo: saved ? photo : before });
  };
  return { choose: (file: File) => void choose(file), error };
}
