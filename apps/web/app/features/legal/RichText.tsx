import { brand } from "@llave/ui/brand";
import { Link } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { catalogs } from "./texts/catalogs.ts";

const placeholder = /(\{(?:mail|privacy|terms|ownData)\})/;
const link = "font-semibold text-ink underline underline-offset-4";

/** A text with links for `{mail}`, `{privacy}`, `{terms}` and `{ownData}`. */
export function RichText({ text }: { text: string }) {
  const t = useTexts(catalogs);
  return text.split(placeholder).map((part) => {
    if (part === "{mail}") {
      return (
        <a key={part} href={`mailto:${brand.supportMail}`} className={link}>
          {brand.supportMail}
        </a>
      );
    }
    if (part === "{ownData}") {
      return (
        // Only the server renders it, so it takes a full page load.
        <a key={part} href="/my-data" className={link}>
          {t("ownData")}
        </a>
      );
    }
    if (part === "{privacy}" || part === "{terms}") {
      const name = part === "{privacy}" ? "privacy" : "terms";
      return (
        <Link key={part} to={paths[name]} className={link}>
          {t(name)}
        </Link>
      );
    }
    return part;
  });
}
