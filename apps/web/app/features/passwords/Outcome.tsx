import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

interface OutcomeProps {
  resultIcon: ReactNode;
  title: string;
  text: string;
  /** What to do next, before the links to home and sign-in. */
  children?: ReactNode;
}

/** The result of a reset, with links to home and sign-in. */
export function Outcome({ resultIcon, title, text, children }: OutcomeProps) {
  const t = useTexts(catalogs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {resultIcon}
      <h1 ref={heading} tabIndex={-1} className="display-xl text-balance text-[2.5rem] phone:text-[3.25rem]">
        {title}
      </h1>
      <p className="mt-4 mb-8 text-body text-ink-2 phone:text-lead">{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Link to={paths.login} className={button(children ? "line" : "navy", "large")}>
          {t("link.login")}
        </Link>
        <Link to={paths.home} className={button("line", "large")}>
          {t("link.home")}
        </Link>
      </div>
    </>
  );
}
