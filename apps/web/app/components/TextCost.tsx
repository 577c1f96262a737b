import { textPrice, textSize } from "@llave/contract/channels/textSegments";
import { formatNumber } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface TextCostProps {
  text: string;
  className: string;
}

/** What a message costs when sent by text, shown before it is sent or saved. Nothing for an empty one. */
export function TextCost({ text, className }: TextCostProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { segments, isUnicode } = textSize(text.trim());
  if (segments === 0) return null;
  const money = { style: "currency", currency: "USD", maximumFractionDigits: 3 } as const;
  const price = formatNumber(language, textPrice(segments), money);
  return (
    <p className={`${className} text-muted`}>
      {t("textCost", { count: segments, price })} {isUnicode && t("textCost.unicode")}
    </p>
  );
}
