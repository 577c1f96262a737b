import type { AgentSettings } from "@llave/contract/agent/settings";
import type { StoredPicture } from "@llave/contract/listings/pictures";
import { useState } from "react";
import { PhotoPicker } from "../../../agent/setup/PhotoPicker.tsx";
import { sendablePicture } from "../../../components/form/pictureFile.ts";
import { sendFile } from "../../../data/request.ts";
import { useAction } from "../../../session/useAction.ts";
import { useSavePhoto } from "../queries.ts";
import { useSettingsTexts } from "../useTexts.ts";

/** The agent's photo, which changes as soon as another one is chosen. */
export function PhotoField({ settings: { name, photo } }: { settings: AgentSettings }) {
  return <PhotoPicker name={name} photo={photo} {...usePhoto()} />;
}

function usePhoto() {
  const t = useSettingsTexts();
  const save = useSavePhoto();
  const [error, setError] = useState<string>();
  const { busy, run } = useAction((failure) => setError(failure.error ?? t("refused.fallback")));
  const upload = async (file: File) => {
    setError(undefined);
    await run(async () => {
      const answer = await sendFile("/api/pictures?purpose=portrait", await sendablePicture(file, "portrait"));
      const { id }: StoredPicture = await answer.json();
      await save(id);
    });
  };
  const remove = () => {
    setError(undefined);
    void run(() => save(null));
  };
  return { choose: (file: File) => void upload(file), remove, error, busy };
}
