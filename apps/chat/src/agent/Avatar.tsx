import { initialsOf } from "@llave/contract/text/initials";
import { useEffect, useRef, useState } from "react";

/** The agent's photo, or initials on the brand color if there is no photo or it fails to load. */
export function Avatar({ name, photo }: { name: string; photo: string | null }) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture in the server's HTML may have failed before this script could listen.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);

  return (
    <span className="avatar" aria-hidden="true">
      {photo && !broken ? (
        <img ref={image} src={photo} alt="" width="88" height="88" onError={() => setBroken(true)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
