import type { Draft } from "@llave/contract/conversations/inbox";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { dayText } from "../../../wording/slots.ts";
import { catalogs } from "../texts/catalogs.ts";
import { quotedListings } from "./groundText.ts";

/** Below a message in the thread, at its right edge, and larger in a draft. */
const looks = {
  message: { list: "mt-1 grid justify-items-end gap-0.5", text: "text-xs", icon: "mt-px" },
  draft: { list: "mt-2 grid gap-0.5", text: "text-sm", icon: "mt-0.5" },
};

interface GroundsProps extends Pick<Draft, "grounds"> {
  of: keyof typeof looks;
}

/** The listings a text quotes, once each, with the day their facts were last confirmed. */
export function Grounds({ grounds, of }: GroundsProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const listings = quotedListings(grounds);
  if (listings.length === 0) return null;
  const look = looks[of];
  return (
    <ul className={look.list}>
      {listings.map(({ address, updated }) => (
        <li key={address} className={`inline-flex items-start gap-[5px] ${look.text} text-mint-ink`}>
          <Icon name="check" small className={look.icon} />
          {t("thread.grounds", { address, date: dayText(updated, language) })}
        </li>
      ))}
    </ul>
  );
}
