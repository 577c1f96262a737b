import { maxPhotos } from "@llave/contract/listings/properties";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { sendablePicture } from "../../../../components/form/pictureFile.ts";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { useAction } from "../../../../session/useAction.ts";
import { uploadPhoto } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";
import type { FormValues } from "../values.ts";

/** Uploads chosen photos one by one and adds each to the form as it arrives. */
export function usePhotoUpload() {
  const t = useTexts(catalogs);
  const { getValues, setValue } = useFormContext<FormValues>();
  const [waiting, setWaiting] = useState(0);
  const { run } = useAction();
  const [failed, setFailed] = useState<{ name: string; text: string }[]>([]);

  async function uploadOne(file: File): Promise<void> {
    const stored = async () => {
      const { id, urls } = await uploadPhoto(await sendablePicture(file, "listing"));
      const photos = getValues("photos");
      if (photos.length >= maxPhotos || photos.some((photo) => photo.id === id)) return;
      const photo = { id, alt: "", url: urls.small ?? "", large: urls.large ?? "" };
      setValue("photos", [...photos, photo], { shouldDirty: true });
    };
    await run(stored, ({ error: text = t("photos.failed") }) =>
      setFailed((before) => [...before, { name: file.name, text }]),
    );
  }

  async function upload(files: readonly File[]): Promise<void> {
    setFailed([]);
    setWaiting((before) => before + files.length);
    for (const file of files) {
      await uploadOne(file);
      setWaiting((before) => before - 1);
    }
  }

  return { upload, waiting, failed };
}
