import type { Home, HomePhoto } from "@llave/contract/chat/homes";
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
  /** True for the picture that people see first. */
  first?: boolean;
}

/** A home's photo, over a blur until it loads, or its drawing; the space is reserved either way. */
export function Picture({ photo, drawing, alt, sizes, lazy = true, first = false }: Props) {
  const [state, setState] = useState<"loading" | "there" | "broken">("loading");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have loaded, or failed, before the script ran.
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? "there" : "broken");
  }, []);
  const shown = state === "broken" ? null : photo;
  return (
    <span className={`picture ${state}`}>
      {/* Not a background: the page's policy allows no style in the server's HTML. */}
      {shown?.placeholder && state === "loading" && <img className="blur" src={shown.placeholder} alt="" />}
      <img
        ref={image}
        src={shown ? shown.medium : drawing}
        srcSet={shown ? `${shown.small} 480w, ${shown.medium} 960w, ${shown.large} 1600w` : undefined}
        sizes={shown ? sizes : undefined}
        alt={alt}
        loading={lazy ? "lazy" : "eager"}
        decoding="async"
        fetchPriority={first ? "high" : "auto"}
        width="480"
        height="360"
        draggable={false}
        onLoad={() => setState("there")}
        onError={() => setState(state === "broken" ? "there" : "broken")}
      />
    </span>
  );
}
