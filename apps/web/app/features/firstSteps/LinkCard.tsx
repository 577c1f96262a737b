import type { AgentProfile } from "@llave/contract/agent/agent";
import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import { useState } from "react";
import { Link } from "react-router";
import { useCopyLink } from "../../agent/useCopyLink.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { type CaptionChannel, captionChannels, captionText } from "./captions.ts";
import { catalogs } from "./texts/catalogs.ts";

interface LinkCardProps {
  link: SmartLinkSummary;
  profile: AgentProfile;
  onShared: () => void;
}

/** The SmartLink as a code to show, files to print and ready-made captions. */
export function LinkCard({ link, profile, onShared }: LinkCardProps) {
  const t = useTexts(catalogs);
  const copy = useCopyLink();
  const path = `/api/smartlinks/${link.id}/qr`;
  return (
    <section aria-labelledby="first-link" className="rounded-l border border-line bg-card p-4 phone:p-5">
      <h2 id="first-link" className="text-lg font-semibold">
        {t("link.title")}
      </h2>
      <div className="mt-3 flex flex-wrap items-start gap-4">
        <img
          src={`${path}.svg`}
          alt={t("link.qr")}
          width="212"
          height="212"
          className="size-[212px] rounded-m border border-line max-phone:mx-auto max-phone:size-[260px]"
        />
        <div className="grid min-w-0 flex-1 basis-40 gap-2">
          <p className="text-base font-semibold break-all">smartlink/{link.slug}</p>
          <p className="text-sm text-muted">{t("link.scan")}</p>
          <button
            type="button"
            className={button("line", "medium")}
            onClick={() => {
              void copy(link.url);
              onShared();
            }}
          >
            <Icon name="copy" small />
            {t("link.copy")}
          </button>
          {(["png", "svg"] as const).map((kind) => (
            <a
              key={kind}
              href={`${path}.${kind}`}
              download={`llave-${link.slug}.${kind}`}
              onClick={onShared}
              className={button("line", "medium")}
            >
              <Icon name="download" small />
              {t(`link.${kind}`)}
            </a>
          ))}
        </div>
      </div>
      <Captions link={link} profile={profile} onShared={onShared} />
    </section>
  );
}

function Captions({ link, profile, onShared }: LinkCardProps) {
  const t = useTexts(catalogs);
  const copy = useCopyCaption(onShared);
  const [channel, setChannel] = useState<CaptionChannel>("instagram");
  const { name, brokerage } = profile;
  return (
    <div className="mt-4">
      <fieldset className="flex rounded-m bg-fill-2 p-[3px]">
        <legend className="sr-only">{t("caption.channel")}</legend>
        {captionChannels.map((of) => (
          <button
            key={of}
            type="button"
            aria-pressed={channel === of}
            onClick={() => setChannel(of)}
            className="h-11 min-w-0 flex-1 rounded-[9px] px-1 text-sm font-semibold text-ink-2 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1 phone:h-9"
          >
            {t(`caption.${of}`)}
          </button>
        ))}
      </fieldset>
      <ul className="mt-2 divide-y divide-line rounded-m border border-line">
        {(["es", "en"] as const).map((language) => {
          const text = captionText(channel, language, { name, brokerage, url: link.url });
          const called = t(`caption.language.${language}`);
          return (
            <li key={language} className="flex items-start gap-2 py-2.5 pr-1.5 pl-3.5">
              <div className="min-w-0 flex-1">
                <p className="text-sm text-muted">{called}</p>
                <p lang={language} className="text-base whitespace-pre-line [overflow-wrap:anywhere]">
                  {text}
                </p>
              </div>
              <button
                type="button"
                aria-label={t("caption.copy", { language: called })}
                onClick={() => void copy(text)}
                className="grid size-11 flex-none place-items-center rounded-s hover:bg-fill phone:size-9"
              >
                <Icon name="copy" small />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {brokerage !== "" ? (
          t("caption.note")
        ) : (
          <Link to={paths.settings.profile} className="underline underline-offset-4">
            {t("caption.noBrokerage")}
          </Link>
        )}
      </p>
    </div>
  );
}

/** Copies a caption to the clipboard; if the browser refuses, it's shown for copying by hand. */
function useCopyCaption(onShared: () => void): (text: string) => Promise<void> {
  const t = useTexts(catalogs);
  const copyLink = useCopyLink();
  return async (text) => {
    onShared();
    await copyLink(text, t("caption.copied"));
  };
}
