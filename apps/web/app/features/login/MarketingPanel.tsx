import { Icon, type IconName } from "../../components/Icon.tsx";
import { Skyline } from "../../components/publicPage/Skyline.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const points: readonly { icon: IconName; key: "security" | "analytics" | "licensed" }[] = [
  { icon: "lock", key: "security" },
  { icon: "chart", key: "analytics" },
  { icon: "shield", key: "licensed" },
];

/** What signing in leads to, over the city at night. */
export function MarketingPanel() {
  const t = useTexts(catalogs);
  return (
    <aside className="relative isolate flex flex-col overflow-hidden bg-night text-on-night">
      <svg viewBox="0 0 400 400" className="absolute top-16 -right-40 -z-10 size-[420px]" aria-hidden="true">
        <circle cx="200" cy="200" r="200" className="fill-night-2" />
      </svg>
      <div className="w-full max-w-[600px] px-4 pt-12 pb-10 phone:px-8 wide:px-18 wide:pt-18">
        <h2 className="display-xl text-[2.25rem] wide:text-[3.5rem]">{t("panel.title")}</h2>
        <ul className="mt-8 grid gap-5 wide:mt-9">
          {points.map(({ icon, key }) => (
            <li key={key} className="flex items-start gap-4">
              <span className="grid size-10 flex-none place-items-center rounded-m bg-night-2 text-orange">
                <Icon name={icon} />
              </span>
              <div>
                <h3 className="text-lg font-semibold">{t(`panel.${key}.title`)}</h3>
                <p className="text-md text-on-night-2">{t(`panel.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <dl className="mt-9 flex gap-10">
          <Figure value="4.9/5" label={t("panel.rating")} />
          <Figure value="1,200+" label={t("panel.agents")} />
        </dl>
      </div>
      <Skyline className="mt-auto h-44 w-full wide:h-60 wide:flex-1" />
    </aside>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="mt-1 text-base text-on-night-2">{label}</dt>
      <dd className="display text-[2.25rem] leading-none text-orange">{value}</dd>
    </div>
  );
}
