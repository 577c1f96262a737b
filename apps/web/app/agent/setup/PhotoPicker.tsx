import { useRef } from "react";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface PhotoPickerProps {
  /** The name whose initials replace a missing photo. */
  name: string;
  /** Address or data URL; empty if there is none. */
  photo: string;
  busy?: boolean;
  error: string | undefined;
  choose: (file: File) => void;
  remove: () => void;
}

/** The agent's photo: choose, show, change and remove it. */
export function PhotoPicker({ name, photo, busy = false, error, choose, remove }: PhotoPickerProps) {
  const t = useTexts(catalogs);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} {...(photo && { photo })} tone="agent" className="size-16 text-xl" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-lg font-semibold">{t("photo")}</p>
          <p className="text-base text-muted">{t(photo ? "photo.kept" : "photo.none")}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t("photo")}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) choose(file);
          }}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex gap-2">
          <button
            ref={chooser}
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && input.current?.click()}
            className={button("line", "large")}
          >
            <Icon name="camera" small />
            {t(busy ? "photo.busy" : photo ? "photo.change" : "photo.upload")}
          </button>
          {photo && (
            <button
              type="button"
              onClick={() => {
                remove();
                chooser.current?.focus();
              }}
              aria-label={t("photo.remove")}
              className={`${button("quiet", "large")} px-3`}
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-base text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
