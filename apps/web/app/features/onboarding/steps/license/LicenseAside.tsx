import { type ChangeEvent, useRef, useState } from "react";
import { button } from "../../../../components/button.ts";
import { sendablePicture } from "../../../../components/form/pictureFile.ts";
import { Icon } from "../../../../components/Icon.tsx";
import { request, sendFile } from "../../../../data/request.ts";
import { useAction } from "../../../../session/useAction.ts";
import { GreetingPreview } from "../../preview/GreetingPreview.tsx";
import { useOnboardingTexts } from "../../useTexts.ts";
import type { Wizard } from "../../wizard/useWizard.ts";

const ladder = ["attested", "provisional", "verified"] as const;
const path = "/api/agent/license-photo";

/** What renters will see, how a license is checked, and the photo of a wall license. */
export function LicenseAside({ wizard }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  const reached = wizard.hasLicensePhoto ? 1 : wizard.draft.licenseVerified ? 0 : -1;
  return (
    <GreetingPreview draft={wizard.draft} title={t("license.see")}>
      <ol className="mt-7 grid gap-4">
        {ladder.map((rung, index) => (
          <li key={rung} className="flex items-start gap-3.5">
            <span
              aria-hidden="true"
              className={`grid size-7 flex-none place-items-center rounded-full text-sm font-semibold ${index === reached ? "bg-ink text-on-night" : "bg-line-2 text-ink"}`}
            >
              {index + 1}
            </span>
            <div className="text-md">
              <p className="font-semibold">{t(`ladder.${rung}`)}</p>
              <p className="text-ink-2">{t(`ladder.${rung}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <WallLicense wizard={wizard} />
    </GreetingPreview>
  );
}

function WallLicense({ wizard }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  const { choose, remove, busy, error } = useWallLicense(wizard);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-6 rounded-l border border-line-2 p-4">
      <p className="flex items-start gap-3 text-md text-ink-2">
        <Icon name={wizard.hasLicensePhoto ? "check" : "camera"} className="mt-px flex-none" />
        {t(wizard.hasLicensePhoto ? "wall.kept" : "wall.lead")}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("wall.upload")}
        onChange={choose}
        className="sr-only"
        tabIndex={-1}
      />
      <div className="mt-3 flex gap-3 pl-8">
        {wizard.hasLicensePhoto ? (
          <button type="button" onClick={remove} className={button("line", "medium")}>
            {t("wall.remove")}
          </button>
        ) : (
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => !busy && input.current?.click()}
            className={button("line", "medium")}
          >
            {t(busy ? "wall.uploading" : "wall.upload")}
          </button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-base text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Uploads and removes the photo; only the agent and administrators can see it. */
function useWallLicense({ setHasLicensePhoto }: Wizard) {
  const t = useOnboardingTexts();
  const [error, setError] = useState<string>();
  const { busy, run } = useAction((failure) => setError(failure.error ?? t("wall.failed")));
  const attempt = async (work: () => Promise<unknown>, has: boolean) => {
    setError(undefined);
    if (await run(work)) setHasLicensePhoto(has);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    void attempt(async () => sendFile(path, await sendablePicture(file, "license")), true);
  };
  const remove = () => void attempt(() => request("DELETE", path), false);
  return { choose, remove, busy, error };
}
