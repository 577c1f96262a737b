import { brand } from "@llave/ui/brand";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { contentId } from "../../components/page/RouteFocus.tsx";
import { Skyline } from "../../components/publicPage/Skyline.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { isFailedImport, reloadOnce } from "../../newVersion/reloadOnce.ts";
import { catalogs as newVersionCatalogs } from "../../newVersion/texts/catalogs.ts";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Where people who followed a dead link most likely wanted to go. */
const waysForward = [
  { id: "home", path: paths.home },
  { id: "demo", path: paths.demo },
  { id: "pricing", path: paths.pricing },
  { id: "contact", path: paths.contact },
] as const;

/** Page Not Found, with a link back and the pages most people look for. */
export function NotFound() {
  const t = useTexts(catalogs);
  return (
    <Frame title={t("notFound.title")} text={t("notFound.text")}>
      <GoBack />
      <nav aria-label={t("notFound.ways")} className="mt-10 w-full max-w-[48ch] border-t border-line">
        <ul>
          {waysForward.map(({ id, path }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={path}
                reloadDocument={path === paths.demo}
                className="flex min-h-12 items-center justify-between gap-4 text-lg font-semibold hover:underline"
              >
                {t(`notFound.${id}`)}
                <Icon name="arrow" className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Frame>
  );
}

/** Replaces a page that failed; the error itself goes to the console. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(catalogs);
  useEffect(() => console.error(error), [error]);
  if (isFailedImport(error)) return <NewVersion />;
  return (
    <Frame title={t("failed.title")} text={t("failed.text", { mail: brand.supportMail })}>
      <button type="button" className={button("navy", "large")} onClick={() => location.reload()}>
        <Icon name="undo" />
        {t("failed.retry")}
      </button>
    </Frame>
  );
}

/** In place of a page whose script no longer exists because a new version was released: loads it, once by itself. */
function NewVersion() {
  const t = useTexts(newVersionCatalogs);
  const [reloading, setReloading] = useState(true);
  useEffect(() => setReloading(reloadOnce()), []);
  return (
    <Frame title={t("title")} text={t(reloading ? "loading" : "failed")}>
      {!reloading && (
        <button type="button" className={button("navy", "large")} onClick={() => location.reload()}>
          <Icon name="undo" />
          {t("reload")}
        </button>
      )}
    </Frame>
  );
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] wide:grid-cols-2 wide:grid-rows-1">
      <div className="flex flex-col px-4 phone:px-8 wide:px-16">
        <header className="flex h-[76px] items-center">
          <Link to={paths.home} className="inline-flex h-11 items-center rounded-s">
            <Logo />
          </Link>
        </header>
        <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col items-start justify-center py-16">
          <Explanation title={title} text={text} />
          {children}
        </main>
      </div>
      <div className="flex flex-col justify-end bg-night">
        <Skyline className="aspect-[720/340] w-full wide:h-full" />
      </div>
    </div>
  );
}

/** Page Not Found inside an existing frame. */
export function NotFoundText() {
  const t = useTexts(catalogs);
  return <Explanation title={t("notFound.title")} text={t("notFound.text")} />;
}

function Explanation({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead title={`${title} · ${brand.name}`} description={text} />
      <h1 className="display-xl text-[2.5rem] phone:text-[3.25rem]">{title}</h1>
      <p className="mt-4 mb-8 max-w-[48ch] text-lg text-ink-2">{text}</p>
    </>
  );
}

/** Back to the previous page, or to the front page if there is none. */
export function GoBack() {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const goBack = () => {
    if (window.history.length > 1) navigate(-1);
    else navigate(paths.home, { replace: true });
  };
  return (
    <button type="button" className={button("navy", "large")} onClick={goBack}>
      <Icon name="back" />
      {t("goBack")}
    </button>
  );
}
