import type { Home, HomePhoto } from "@llave/contract/homes";
import { useEffect, useRef, useState } from "react";

interface Props {
  photo: HomePhoto | null;
  /** Path of the drawing, if there is no photo. */
  drawing: Home["drawing"];
  alt: string;
  /** Its displayed width, in the format of the `sizes` attribute. */
  sizes: string;
  /** False loads it right away. */
  lazy?: boolean;
}

/** A home's photo, blurred until it loads, or its drawing; the space is reserved either way. */
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
