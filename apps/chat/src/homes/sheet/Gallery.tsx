import type { HomeDetail, HomePhoto } from "@llave/contract/chat/homes";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Picture } from "../Picture.tsx";
import { captionIn } from "../words.ts";
import { usePinch } from "./usePinch.ts";

interface Props {
  home: Pick<HomeDetail, "photos" | "drawing" | "address">;
}

/** A home's pictures, one at a time: swipe, pinch, or use the arrow keys, Home and End. */
export function Gallery({ home: { photos, drawing, address } }: Props) {
  const { t, language } = useTexts();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const pictures: (HomePhoto | null)[] = photos.length > 0 ? photos : [null];
  const count = pictures.length;

  // Another home starts at its first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the home decides
  useEffect(() => {
    setAt(0);
    strip.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [address]);

  const go = (to: number) => {
    const next = Math.min(count - 1, Math.max(0, to));
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth });
    setAt(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const shown = pictures[at];
  return (
    <>
      <section className="gallery" aria-roledescription={t("gallery")} aria-label={address}>
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: the arrow keys turn the pictures */}
        <div
          className="strip"
          ref={strip}
          role="group"
          tabIndex={0}
          aria-label={t("galleryKeys", { count })}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        >
          {pictures.map((photo, index) => (
            <Slide
              key={photo?.small ?? drawing}
              photo={photo}
              drawing={drawing}
              lazy={index > 1}
              active={index === at}
            />
          ))}
        </div>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: until here */}
        <span className="caption" aria-live="polite">
          {shown ? captionIn(shown.alt, language) : t("illustration")}
          <span className="hidden"> {t("pictureOf", { at: at + 1, count })}</span>
        </span>
        {count > 1 && (
          <span className="photo-count" aria-hidden="true">
            {at + 1} / {count}
          </span>
        )}
      </section>
      {count > 1 && (
        <div className="thumbs">
          {photos.map((photo, index) => (
            <button
              type="button"
              key={photo.small}
              aria-label={captionIn(photo.alt, language) || t("pictureOf", { at: index + 1, count })}
              aria-current={index === at}
              onClick={() => go(index)}
            >
              <img src={photo.small} alt="" width="56" height="42" loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}

interface SlideProps {
  photo: HomePhoto | null;
  drawing: string;
  lazy: boolean;
  active: boolean;
}

function Slide({ photo, drawing, lazy, active }: SlideProps) {
  const { language } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  usePinch(frame, active);
  return (
    <div className="slide" ref={frame}>
      <Picture
        photo={photo}
        drawing={drawing}
        alt={captionIn(photo?.alt ?? "", language)}
        sizes="(max-width: 720px) 100vw, 500px"
        lazy={lazy}
      />
    </div>
  );
}
