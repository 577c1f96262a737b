import { maxPhotos } from "@llave/contract/listings/properties";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FileDrop } from "../../../../components/form/FileDrop.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import { Section } from "../sections/Section.tsx";
import type { FormPhoto, FormValues } from "../values.ts";
import { PhotoTile } from "./PhotoTile.tsx";
import { moved } from "./reorder.ts";
import { usePhotoUpload } from "./usePhotoUpload.ts";

/** A listing's photos; the first is its cover. Reorder them by dragging or with the arrow keys. */
export function PhotosSection() {
  const t = useTexts(catalogs);
  const { setValue } = useFormContext<FormValues>();
  const photos = useWatch<FormValues, "photos">({ name: "photos" });
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number | null>(null);
  const [cropped, setCropped] = useState<string | null>(null);
  const set = (next: FormPhoto[]) => setValue("photos", next, { shouldDirty: true });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= photos.length || from === to) return;
    set(moved(photos, from, to));
    setSaid(t("photos.moved", { from: from + 1, to: to + 1, count: photos.length }));
  };
  return (
    <Section title={t("photos.title")} note={t("photos.note", { count: maxPhotos })}>
      <Upload count={photos.length} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {photos.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 table:grid-cols-4" aria-label={t("photos.title")}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              dragging={dragged === index}
              isJustCropped={photo.id === cropped}
              onDrag={setDragged}
              onDrop={() => {
                if (dragged !== null) move(dragged, index);
                setDragged(null);
              }}
              onMove={(to) => move(index, to)}
              onCropped={(part) => {
                set(photos.with(index, part));
                setSaid(t("photos.cropped", { place: index + 1 }));
                setCropped(part.id);
              }}
              onRemove={() => set(photos.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Upload({ count }: { count: number }) {
  const t = useTexts(catalogs);
  const { upload, waiting, failed } = usePhotoUpload();
  const [leftOut, setLeftOut] = useState(0);
  const room = maxPhotos - count;
  const take = (files: File[]) => {
    setLeftOut(Math.max(files.length - room, 0));
    void upload(files.slice(0, room));
  };
  return (
    <FileDrop label={t("photos.choose")} name="photos" accept="image/*" multiple onFiles={take}>
      <p className="mt-2 text-sm text-muted">{t("photos.drop")}</p>
      <p role="status" className="text-sm font-semibold">
        {waiting > 0 && t("photos.uploading", { count: waiting })}
      </p>
      {leftOut > 0 && (
        <p role="alert" className="mt-1 text-base text-danger">
          {t("photos.leftOut", { count: leftOut, most: maxPhotos })}
        </p>
      )}
      {failed.map(({ name, text }) => (
        <p key={name} role="alert" className="mt-1 text-base text-danger">
          {name}: {text}
        </p>
      ))}
    </FileDrop>
  );
}
