import { mostPhotos } from "@llave/contract/properties";
import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import { PhotoTile } from "./PhotoTile.tsx";
import { moved } from "./reorder.ts";
import { Section } from "./Section.tsx";
import { usePhotoUpload } from "./usePhotoUpload.ts";
import type { FormPhoto, FormValues } from "./values.ts";

const catalogues = { en, es };

/** The photos of a listing, the first of them its face. Their order is dragged, or changed by the arrow keys. */
export function PhotosSection() {
  const t = useTexts(catalogues);
  const { setValue } = useFormContext<FormValues>();
  const photos = useWatch<FormValues, "photos">({ name: "photos" });
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState<number | null>(null);
  const set = (next: FormPhoto[]) => setValue("photos", next, { shouldDirty: true });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= photos.length || from === to) return;
    set(moved(photos, from, to));
    setSaid(t("photos.moved", { from: from + 1, to: to + 1, count: photos.length }));
  };
  return (
    <Section title={t("photos.title")} note={t("photos.note", { count: mostPhotos })}>
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
              onDrag={setDragged}
              onDrop={() => {
                if (dragged !== null) move(dragged, index);
                setDragged(null);
              }}
              onMove={(to) => move(index, to)}
              onRemove={() => set(photos.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Upload({ count }: { count: number }) {
  const t = useTexts(catalogues);
  const id = useId();
  const { upload, waiting, failed } = usePhotoUpload();
  const [over, setOver] = useState(false);
  const room = mostPhotos - count;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button does the same by keyboard
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        void upload([...event.dataTransfer.files].slice(0, room));
      }}
      className={`rounded-m border border-dashed px-4 py-5 text-center ${over ? "border-ink bg-fill" : "border-field bg-paper"}`}
    >
      <label htmlFor={id} className={`${button("line", "medium")} cursor-pointer has-focus-visible:outline-2`}>
        <Icon name="share" small />
        {t("photos.choose")}
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          onChange={(event) => {
            void upload([...(event.target.files ?? [])].slice(0, room));
            event.target.value = "";
          }}
        />
      </label>
      <p className="mt-2 text-sm text-muted">{t("photos.drop")}</p>
      <p role="status" className="text-sm font-semibold">
        {waiting > 0 && t("photos.uploading", { count: waiting })}
      </p>
      {failed.map(({ name, text }) => (
        <p key={name} role="alert" className="mt-1 text-base text-danger">
          {name}: {text}
        </p>
      ))}
    </div>
  );
}
