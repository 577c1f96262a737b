import type { Home, HomePhoto } from "@llave/contract/homes";
import { useEffect, useRef, useState } from "react";

interface Props {
  photo: HomePhoto | null;
  /** Path of the drawing where there is no photo. */
  drawing: Home["drawing"];
  alt: string;
  /** How wide it is shown, as the attribute `sizes` has it. */
  sizes: string;
  /** False loads it at once. */
  lazy?: boolean;
}

/** A home's photo, blurred until it is there, or its drawing; it keeps its place either way. */
export function Picture({ photo, drawing, alt, sizes, lazy = true }: Props) {
  const [state, setState] = useState<"loading" | "there" | "broken">("loading");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setState("there");
  }, []);
  const shown = state === "broken" ? null : photo;
  return (
    <span
      className={`picture ${state}`}
      style={shown?.placeholder ? { backgroundImage: `url("${shown.placeholder}")` } : undefined}
    >
      <img
        ref={image}
        src={shown ? shown.medium : drawing}
        srcSet={shown ? `${shown.small} 480w, ${shown.medium} 960w, ${shown.large} 1600w` : undefined}
        sizes={shown ? sizes : undefined}
        alt={alt}
        loading={lazy ? "lazy" : "eager"}
        decoding="async"
        width="480"
        height="360"
        draggable={false}
        onLoad={() => setState("there")}
        onError={() => setState(state === "broken" ? "there" : "broken")}
      />
    </span>
  );
}
