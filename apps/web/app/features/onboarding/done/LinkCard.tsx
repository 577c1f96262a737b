import type { OnboardingDraft } from "@llave/contract/agent/onboarding";
import { useCopyLink } from "../../../agent/useCopyLink.ts";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useOnboardingTexts } from "../useTexts.ts";

const qr = "/api/onboarding/qr";

/** The first SmartLink: its address, which is reserved, and its QR code to save. */
export function LinkCard({ smartLink: { url } }: { smartLink: OnboardingDraft["smartLink"] }) {
  const t = useOnboardingTexts();
  const copy = useCopyLink();
  return (
    <section aria-label={t("done.link")} className="rounded-xl border border-line bg-card p-6 shadow-2">
      <h2 className="text-lg font-semibold">{t("done.link")}</h2>
      {url === "" ? (
        <p role="status" className="mt-2 text-md text-muted">
          {t("done.link.making")}
        </p>
      ) : (
        <>
          <p className="mt-1 text-md text-muted">{t("done.link.live")}</p>
          <img
            src={`${qr}/svg`}
            alt={t("done.qr")}
            width="260"
            height="260"
            className="mx-auto my-5 size-52 phone:size-64"
          />
          <p className="rounded-m bg-fill px-3 py-2.5 text-base break-all select-all">
            {url.replace(/^https?:\/\//, "")}
          </p>
          <div className="mt-4 grid grid-cols-2 gap-2.5 phone:flex">
            <button type="button" onClick={() => void copy(url)} className={`${button("line", "large")} col-span-2`}>
              <Icon name="copy" small />
              {t("done.copy")}
            </button>
            {(["png", "svg"] as const).map((format) => (
              <a
                key={format}
                href={`${qr}/${format}`}
                download={`smartlink-qr.${format}`}
                className={button("line", "large")}
              >
                <Icon name="download" small />
                {format.toUpperCase()}
              </a>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
