import type { ReactNode } from "react";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

interface ChatFrameProps {
  /** What kind of demo this is. */
  tag: string;
  live?: boolean;
  /** Shown at the end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** As wide as the thread below can be. */
const column = "mx-auto w-full max-w-[860px] px-4";

/** Who you are talking to, what kind of demo it is, and that it is an AI; the thread and the field are below. */
export function ChatFrame({ tag, live = false, aside, children }: ChatFrameProps) {
  const t = useTexts(catalogs);
  return (
    <>
      <div className="bg-card">
        <div className={`flex items-center gap-3 py-2.5 ${column}`}>
          <span
            className="grid size-10 flex-none place-items-center rounded-full bg-orange text-md font-bold"
            aria-hidden="true"
          >
            ME
          </span>
          <p className="min-w-0">
            <b className="block text-md leading-[19px] font-semibold">
              <span className="phone:hidden">{t("demo.titleShort")}</span>
              <span className="max-phone:hidden">{t("demo.title")}</span>
            </b>
            <span className="block text-sm leading-[17px] text-muted">
              Marisol Echeverría, <br className="phone:hidden" />
              Bay & Palm Realty
            </span>
          </p>
          <span className="ml-auto inline-flex h-7 max-phone:hidden flex-none items-center gap-1.5 rounded-full bg-mint px-3 text-sm font-semibold whitespace-nowrap text-mint-ink forced-colors:border">
            {live && <i className="size-2 rounded-full bg-live" aria-hidden="true" />}
            {tag}
          </span>
          {aside ? (
            <div className="max-phone:ml-auto">{aside}</div>
          ) : (
            <span className="ml-auto rounded-full bg-mint px-3 text-sm leading-7 font-semibold text-mint-ink phone:hidden forced-colors:border">
              {t("demo.short")}
            </span>
          )}
        </div>
      </div>
      <p className="border-y border-line bg-fill text-sm text-ink-2">
        <span className={`block py-1.5 phone:hidden ${column}`}>{t("demo.noticeShort")}</span>
        <span className={`block py-1.5 max-phone:hidden ${column}`}>{t("demo.notice")}</span>
      </p>
      {children}
    </>
  );
}
