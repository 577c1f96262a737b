import { brand } from "@llave/ui/brand";
import { useEffect, useRef } from "react";
import type { UnavailableReason } from "../conversation/state.ts";
import { BrandMark } from "../icons/BrandMark.tsx";
import { type Texts, useTexts } from "../texts/texts.ts";
import building from "./closedBuilding.svg";

interface Props {
  reason: UnavailableReason;
  supportEmail: string;
  /** The same screen in the other language; available on the server only. */
  other?: Texts;
}

/**
 * Shown for a SmartLink that leads nowhere: why, and where to go from here. If it replaces an open chat, it takes the
 * focus.
 */
export function Unavailable({ reason, supportEmail, other }: Props) {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `unavailable_${reason}` as const;
  return (
    <main className="gone">
      <img className="gone-picture" src={building} alt="" />
      <div className="gone-page">
        <a className="brand" href="/">
          <BrandMark /> {brand.name}
        </a>
        <div className="gone-text">
          <h1 ref={title} tabIndex={-1}>
            {t("unavailableTitle")}
          </h1>
          <p className="lead">{t(text)}</p>
          <div className="actions">
            <a className="button dark" href="/">
              {t("goHome")}
            </a>
            <a className="button" href={`mailto:${supportEmail}?subject=${encodeURIComponent(t("supportSubject"))}`}>
              {t("contactSupport")}
            </a>
          </div>
          {other && (
            <p className="fine" lang={other.language}>
              {other.t(text)}
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
