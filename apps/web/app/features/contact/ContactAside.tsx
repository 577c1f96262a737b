import { brand } from "@llave/ui/brand";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { OfficeHours } from "./OfficeHours.tsx";
import { catalogs } from "./texts/catalogs.ts";

const mail = "font-semibold underline underline-offset-4 [overflow-wrap:anywhere]";

/** Beside the form: office hours, and other ways to reach us. */
export function ContactAside() {
  const t = useTexts(catalogs);
  return (
    <div className="grid content-start gap-5">
      <OfficeHours />
      <Way title={t("sales.title")} text={t("sales.text")}>
        <a href={`mailto:${brand.salesMail}`} className={`${mail} inline-flex min-h-11 items-center text-lg`}>
          {brand.salesMail}
        </a>
      </Way>
      <Way title={t("demo.title")} text={t("demo.text")}>
        <Link to={paths.signUp} className={`${button("navy", "large")} mt-2`}>
          {t("demo.book")}
        </Link>
      </Way>
      <p className="px-1 text-md text-muted">
        {t("support")}{" "}
        <a href={`mailto:${brand.supportMail}`} className={mail}>
          {brand.supportMail}
        </a>
      </p>
    </div>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-xl border border-line bg-card p-6 phone:p-8">
      <h2 className="title-card">{title}</h2>
      <p className="mt-2 mb-2 text-lg text-ink-2 text-pretty">{text}</p>
      {children}
    </section>
  );
}
