import type { StoredPicture } from "@llave/contract/pictures";
import type { AgentSettings } from "@llave/contract/settings";
import { type ChangeEvent, useRef, useState } from "react";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { shrinkPicture } from "../../components/pictureFile.ts";
import { refusalOf } from "../../data/refusal.ts";
import { sendFile } from "../../data/request.ts";
import { useSaveSettings } from "./queries.ts";
import { useSettingsTexts } from "./useTexts.ts";

/** The agent's photo, which changes as soon as another one is chosen. */
export function PhotoField({ settings: { name, photo } }: { settings: AgentSettings }) {
  const t = useSettingsTexts();
  const input = useRef<HTMLInputElement>(null);
  const { choose, remove, error, busy } = usePhoto();
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} {...(photo && { photo })} tone="agent" className="size-16 text-xl" />
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{t("photo")}</p>
          <p className="text-base text-muted">{t(photo ? "photo.kept" : "photo.none")}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t("photo")}
          onChange={choose}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex gap-2">
          <button
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
              onClick={remove}
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

function usePhoto() {
  const t = useSettingsTexts();
  const { save } = useSaveSettings();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setError(undefined);
    setBusy(true);
    try {
      const answer = await sendFile("/api/pictures?purpose=portrait", (await shrinkPicture(file, "portrait")) ?? file);
      const { id }: StoredPicture = await answer.json();
      await save({ photoId: id });
    } catch (problem) {
      setError(refusalOf(problem).error ?? t("refused.fallback"));
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) void upload(file);
    event.target.value = "";
  };
  return { choose, remove: () => void save({ photoId: null }), error, busy };
}
