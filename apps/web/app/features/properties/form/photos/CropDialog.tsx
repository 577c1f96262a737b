import "react-image-crop/dist/ReactCrop.css";
import { useRef, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import { button } from "../../../../components/button.ts";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { cropPicture } from "../../../../components/form/pictureFile.ts";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { useAction } from "../../../../session/useAction.ts";
import { uploadPhoto } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";
import type { FormPhoto } from "../values.ts";

interface CropDialogProps {
  photo: FormPhoto;
  title: string;
  onClose: () => void;
  onCropped: (photo: FormPhoto) => void;
}

/** The shape of the cards that renters see. */
const cardShape = 4 / 3;
const everything: PercentCrop = { unit: "%", x: 0, y: 0, width: 100, height: 100 };

/** Crops a photo with the pointer or the arrow keys. The cropped photo replaces the old one. */
export function CropDialog({ photo, title, onClose, onCropped }: CropDialogProps) {
  const t = useTexts(catalogs);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>(everything);
  const [shape, setShape] = useState<"free" | "card">("free");
  const [problem, setProblem] = useState("");
  const { busy, runOnce } = useAction(({ error = t("crop.failed") }) => setProblem(error));

  const choose = (next: "free" | "card") => {
    setShape(next);
    if (next === "card" && image.current) setCrop(largestOfShape(image.current));
  };
  const save = async () => {
    setProblem("");
    const isDone = await runOnce(async () => {
      const part = image.current && (await cropPicture(image.current, shares(crop)));
      if (!part) throw new Error("the browser can't draw the photo");
      const { id, urls } = await uploadPhoto(part);
      onCropped({ id, alt: photo.alt, url: urls.small ?? "", large: urls.large ?? "" });
    });
    if (isDone) onClose();
  };

  return (
    <Dialog open title={title} onClose={onClose} firstFocus="crop-free">
      <div className="mt-3 grid justify-items-center rounded-m bg-fill p-2">
        <ReactCrop
          crop={crop}
          {...(shape === "card" && { aspect: cardShape })}
          minWidth={40}
          minHeight={30}
          keepSelection
          ruleOfThirds
          ariaLabels={handleNames(t)}
          onChange={(_pixels, next) => setCrop(next)}
        >
          <img ref={image} src={photo.large} alt={photo.alt} className="max-h-[52dvh] w-auto" />
        </ReactCrop>
      </div>
      <fieldset className="mt-3 flex rounded-m bg-fill-2 p-[3px]">
        <legend className="sr-only">{t("crop.shape")}</legend>
        {(["free", "card"] as const).map((of) => (
          <button
            key={of}
            id={`crop-${of}`}
            type="button"
            aria-pressed={shape === of}
            onClick={() => choose(of)}
            className="h-11 min-w-0 flex-1 rounded-[9px] px-2 text-base font-semibold text-ink-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1 phone:h-9"
          >
            {t(`crop.${of}`)}
          </button>
        ))}
      </fieldset>
      <p className="mt-2 text-sm text-muted">{t("crop.help")}</p>
      {problem !== "" && (
        <p role="alert" className="mt-2 text-base text-danger">
          {problem}
        </p>
      )}
      <div className="mt-4 flex justify-end gap-3">
        <button type="button" className={button("line", "medium")} onClick={onClose}>
          {t("crop.cancel")}
        </button>
        <button type="button" aria-disabled={busy} className={button("accent", "medium")} onClick={() => void save()}>
          {t("crop.save")}
        </button>
      </div>
    </Dialog>
  );
}

/** The largest part in the cards' shape, centered. */
function largestOfShape({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): PercentCrop {
  const isWide = width / height > cardShape;
  const side = isWide ? ({ unit: "%", height: 100 } as const) : ({ unit: "%", width: 100 } as const);
  return centerCrop(makeAspectCrop(side, cardShape, width, height), width, height);
}

function shares({ x, y, width, height }: PercentCrop) {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}

/** What screen readers call the area and its eight handles. */
function handleNames(t: ReturnType<typeof useTexts<typeof catalogs.en>>) {
  return {
    cropArea: t("crop.area"),
    nwDragHandle: t("crop.handle.nw"),
    nDragHandle: t("crop.handle.n"),
    neDragHandle: t("crop.handle.ne"),
    eDragHandle: t("crop.handle.e"),
    seDragHandle: t("crop.handle.se"),
    sDragHandle: t("crop.handle.s"),
    swDragHandle: t("crop.handle.sw"),
    wDragHandle: t("crop.handle.w"),
  };
}
