import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { ResultIcon } from "../../components/states/ResultIcon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/** After the request: where to look, and what to do next. */
export function SentView({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useTexts(catalogs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <ResultIcon icon="mail" />
      <h1 ref={heading} tabIndex={-1} className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">
        {t("sent.title")}
      </h1>
      <p className="mt-4 text-body text-ink-2 [overflow-wrap:anywhere] phone:text-lead">{t("sent.text", { email })}</p>
      <p className="mt-3 mb-8 text-md text-muted">{t("sent.spam")}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={button("line", "large")} onClick={onOther}>
          {t("sent.other")}
        </button>
        <Link to={paths.login} className={button("navy", "large")}>
          {t("forgot.back")}
        </Link>
      </div>
    </>
  );
}
