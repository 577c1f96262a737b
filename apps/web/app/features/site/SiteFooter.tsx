import { brand } from "@llave/ui/brand";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../../components/Icon.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { HousingMark } from "./HousingMark.tsx";
import { catalogs } from "./texts/catalogs.ts";

const link = "flex min-h-11 w-fit items-center text-lg text-ink-2 underline-offset-4 hover:text-ink hover:underline";
/**
 * The targets of the footer's anchors `#privacy` and `#terms`: each in two sentences, with a link to the whole text.
 */
const inShort = ["privacy", "terms"] as const;
const columns = [
  { key: "product", pages: ["features", "demo", "pricing", "community"] },
  { key: "company", pages: ["about", "contact", "faq", "early"] },
] as const;

/** The footer of the public pages. */
export function SiteFooter() {
  const t = useTexts(catalogs);
  return (
    <footer className="border-t border-line print:hidden">
      <div className="measure pt-9 pb-6 phone:pt-14 phone:pb-8 wide:pt-18 wide:pb-10">
        <div className="grid grid-cols-2 gap-x-8 gap-y-5 phone:gap-y-10 table:grid-cols-[5fr_2fr_2fr_3fr]">
          <div className="max-table:col-span-2">
            <Link to={paths.home} className="inline-flex h-11 items-center rounded-s">
              <Logo />
            </Link>
            <p className="mt-2 max-w-[34ch] text-md text-muted">{t("footer.tagline")}</p>
          </div>
          {columns.map(({ key, pages }) => (
            <Column key={key} title={t(`footer.${key}`)}>
              <Pages pages={pages} />
            </Column>
          ))}
          <Column
            title={t("footer.help")}
            className="max-table:col-span-2 max-table:[&_ul]:grid max-table:[&_ul]:grid-cols-2 max-table:[&_ul]:gap-x-8"
          >
            <HelpLinks />
          </Column>
        </div>
        <PhoneGroups />
        <InShort />
        <Closing />
      </div>
    </footer>
  );
}

/** On a phone the groups are closed, so that the page ends soon after its last panel. */
function PhoneGroups() {
  const t = useTexts(catalogs);
  return (
    <div className="mt-4 border-t border-line phone:hidden">
      {columns.map(({ key, pages }) => (
        <Group key={key} title={t(`footer.${key}`)}>
          <Pages pages={pages} />
        </Group>
      ))}
      <Group title={t("footer.help")}>
        <HelpLinks />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between text-lg font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="down" className="transition-transform duration-[160ms] group-open:rotate-180" />
      </summary>
      <ul className="pb-2">{children}</ul>
    </details>
  );
}

function Column({ title, children, className = "" }: { title: string; children: ReactNode; className?: string }) {
  return (
    <div className={`max-phone:hidden ${className}`}>
      <h2 className="pt-2.5 pb-2 text-md font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** @param wholePage for addresses that the server redirects to another page */
function PageLink({ to, wholePage, children }: { to: string; wholePage?: boolean; children: string }) {
  return (
    <li>
      <Link to={to} reloadDocument={wholePage} className={link}>
        {children}
      </Link>
    </li>
  );
}

function Pages({ pages }: { pages: (typeof columns)[number]["pages"] }) {
  const t = useTexts(catalogs);
  return pages.map((page) => (
    <PageLink key={page} to={paths[page]} wholePage={page === "features" || page === "demo"}>
      {t(`footer.${page}`)}
    </PageLink>
  ));
}

function HelpLinks() {
  const t = useTexts(catalogs);
  return (
    <>
      <li>
        <a href={`mailto:${brand.supportMail}`} className={link}>
          {brand.supportMail}
        </a>
      </li>
      {inShort.map((text) => (
        <li key={text}>
          <a href={`#${text}`} className={link}>
            {t(`footer.${text}`)}
          </a>
        </li>
      ))}
      <li>
        <a href={brand.studioUrl} rel="noopener" className={link}>
          {t("footer.studio")}
        </a>
      </li>
    </>
  );
}

function InShort() {
  const t = useTexts(catalogs);
  return (
    <div className="mt-6 grid gap-2 border-t border-line pt-4 phone:mt-12 phone:gap-8 phone:pt-8 table:grid-cols-2">
      {inShort.map((text) => (
        <p
          key={text}
          id={text}
          className="-mx-4 max-w-[68ch] rounded-m px-4 py-2 text-md text-ink-2 text-pretty transition-colors duration-[160ms] target:bg-orange-wash"
        >
          {t(`footer.${text}.short`)}{" "}
          <Link to={paths[text]} className="font-semibold text-ink underline underline-offset-4">
            {t(`footer.${text}.whole`)}
          </Link>
        </p>
      ))}
    </div>
  );
}

function Closing() {
  const t = useTexts(catalogs);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4 phone:mt-8 phone:pt-6 text-base text-muted">
      <p>
        © {brand.name}. {t("footer.claim")}
      </p>
      <p className="flex items-center gap-2.5 text-ink-2">
        <HousingMark />
        {t("footer.housing")}
      </p>
    </div>
  );
}
