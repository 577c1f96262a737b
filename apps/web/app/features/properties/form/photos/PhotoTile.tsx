import { maxAltLength } from "@llave/contract/listings/properties";
import { type KeyboardEvent, lazy, type Ref, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Icon, type IconName } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs } from "../../texts/catalogs.ts";
import type { FormPhoto, FormValues } from "../values.ts";
import { FieldWording } from "../wording.tsx";

const CropDialog = lazy(() => import("./CropDialog.tsx").then(({ CropDialog: component }) => ({ default: component })));

interface PhotoTileProps {
  photo: FormPhoto;
  index: number;
  count: number;
  dragging: boolean;
  /** True for a photo that was cropped a moment ago: its tile is new and takes the focus of the old tile's button. */
  isJustCropped: boolean;
  onDrag(index: number | null): void;
  onDrop(): void;
  onMove(to: number): void;
  onCropped(photo: FormPhoto): void;
  onRemove(): void;
}

/** One photo: drag it, move it with the arrow keys or its two buttons, crop it, and describe it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, dragging, isJustCropped, onDrag, onDrop, onMove, onCropped, onRemove } = props;
  const t = useTexts(catalogs);
  const { register } = useFormContext<FormValues>();
  const [cropping, setCropping] = useState(false);
  const cropButton = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isJustCropped) cropButton.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  const place = { place: index + 1, count };
  const byKeys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      draggable
      onDragStart={() => onDrag(index)}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className={`min-w-0 rounded-m border border-line bg-card p-2 ${dragging ? "opacity-50" : ""}`}
    >
      <div className="relative">
        <img src={photo.url} alt={photo.alt} draggable={false} className="aspect-[4/3] w-full rounded-s object-cover" />
        {index === 0 && (
          <span className="absolute top-1.5 left-1.5 rounded-full bg-ink px-2 py-0.5 text-2xs font-semibold text-on-night">
            {t("photos.cover")}
          </span>
        )}
        <span className="absolute top-1 right-1 rounded-s bg-card/90">
          <TileButton ref={cropButton} label={t("photos.crop", place)} icon="crop" onPress={() => setCropping(true)} />
        </span>
      </div>
      {cropping && (
        <Suspense>
          <CropDialog
            photo={photo}
            title={t("photos.crop", place)}
            onClose={() => setCropping(false)}
            onCropped={onCropped}
          />
        </Suspense>
      )}
      <div className="mt-1 flex justify-between">
        <span className="flex">
          <TileButton
            onKeyDown={byKeys}
            label={t("photos.earlier", place)}
            icon="left"
            off={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <TileButton
            onKeyDown={byKeys}
            label={t("photos.later", place)}
            icon="right"
            off={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
        </span>
        <TileButton label={t("photos.remove", place)} icon="trash" onPress={onRemove} />
      </div>
      <label className="block text-sm">
        <span className="sr-only">{t("photos.alt", place)}</span>
        <input
          {...register(`photos.${index}.alt`)}
          maxLength={maxAltLength}
          placeholder={t("photos.alt.placeholder")}
          autoComplete="off"
          className="h-11 w-full rounded-s border border-field px-2 text-base phone:h-9"
        />
      </label>
      <FieldWording field={`photos.${index}.alt`} text={photo.alt} />
    </li>
  );
}

interface TileButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: IconName;
  off?: boolean;
  onPress: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

function TileButton({ ref, label, icon, off = false, onPress, onKeyDown }: TileButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
      onKeyDown={onKeyDown}
      className="grid size-11 place-items-center rounded-s text-ink-2 hover:bg-fill aria-disabled:text-line-2 phone:size-8"
    >
      <Icon name={icon} small />
    </button>
  );
}
