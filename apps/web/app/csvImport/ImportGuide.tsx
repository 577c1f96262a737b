import { button } from "../components/button.ts";
import { Icon } from "../components/Icon.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface ImportGuideProps {
  parts: readonly { title: string; text: string }[];
  /** Path of the template. */
  template: string;
}

/** What a file can contain, shown before one is chosen, and a template to start with. */
export function ImportGuide({ parts, template }: ImportGuideProps) {
  const t = useTexts(catalogs);
  return (
    <div className="mt-5 grid items-start gap-x-8 gap-y-5 table:grid-cols-[minmax(0,1fr)_auto]">
      <dl className="grid gap-x-8 gap-y-4 text-md phone:grid-cols-3">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <a href={template} download className={`${button("line", "medium")} max-phone:w-full`}>
        <Icon name="download" small />
        {t("template")}
      </a>
    </div>
  );
}
