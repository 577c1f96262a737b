import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Claims from the copy (specification, section 1). */
const figures = [
  { figure: "90", unit: "stats.seconds", text: "stats.qualify" },
  { figure: "24/7", text: "stats.always" },
  { figure: "3x", text: "stats.closings" },
  { figure: "60%", text: "stats.time" },
  { figure: "90%", text: "stats.whatsapp" },
  { figure: "10x", text: "stats.form" },
  { figure: "147", text: "stats.leads" },
  { figure: "$47K", text: "stats.arr" },
] as const;
const rates = { llave: 34, industry: 2.3 };

/** The copy's claims, over the night. */
export function Statistics() {
  const t = useTexts(catalogs);
  return (
    <section
      id="statistics"
      className="late mt-12 bg-night py-9 text-on-night phone:mt-22 phone:py-20 wide:mt-36 wide:pt-32 wide:pb-30"
    >
      <div className="measure">
        <div className="grid items-end gap-5 pb-6 phone:gap-8 phone:pb-12 wide:grid-cols-[640fr_600fr] wide:gap-18 wide:pb-18">
          <p className="-ml-1.5 display text-[clamp(min(11rem,47vw),20vw,17.5rem)] leading-[0.78] tracking-[-0.045em] text-orange wide:-ml-3">
            {rates.llave}%
          </p>
          <div>
            <h2 className="title-panel max-w-[15.5em]">{t("stats.title")}</h2>
            <div className="mt-6 grid gap-4 phone:mt-9 phone:gap-4.5">
              <Rate text={t("stats.llave")} percent={rates.llave} className="fill-orange" />
              <Rate text={t("stats.industry")} percent={rates.industry} className="fill-[#7f89b3]" />
            </div>
          </div>
        </div>
        <dl className="grid grid-cols-2 border-t border-[#434c74] wide:grid-cols-4">
          {figures.map((item) => (
            <div
              key={item.text}
              className="flex flex-col-reverse justify-end gap-1.5 border-[#434c74] py-3.5 pr-3 phone:py-6 nth-[n+3]:border-t wide:gap-3 wide:border-l wide:py-8 wide:pr-6 wide:pl-7 wide:nth-[-n+4]:border-t-0 wide:nth-[4n+1]:border-l-0 wide:nth-[4n+1]:pl-0"
            >
              <dt className="max-w-[15em] text-md text-on-night-2 text-pretty wide:text-lg">{t(item.text)}</dt>
              <dd className="display text-[2.375rem] leading-none phone:text-[2.75rem] tracking-[-0.04em] wide:text-[3.625rem]">
                {item.figure}
                {"unit" in item && (
                  <span className="ml-1 text-[1.375rem] tracking-[-0.02em] wide:text-[1.875rem]">{t(item.unit)}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Rate({ text, percent, className }: { text: string; percent: number; className: string }) {
  return (
    <p className="text-lg">
      <span className="flex justify-between gap-4">
        <span>{text}</span>
        <b className="font-semibold">{percent}%</b>
      </span>
      <svg viewBox="0 0 340 18" preserveAspectRatio="none" className="mt-2 block h-4.5 w-full" aria-hidden="true">
        <rect width={percent * 10} height="18" rx="4" className={className} />
      </svg>
    </p>
  );
}
