import { demoLimits } from "@llave/contract/chat/demoLimits";
import type { InputHTMLAttributes } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

interface ComposerLookProps extends InputHTMLAttributes<HTMLInputElement> {
  /** True while a reply is due: people can keep writing, but not send. */
  waits?: boolean;
}

/** The field where a visitor writes as a renter, and the send button. */
export function ComposerLook({ waits = false, ...input }: ComposerLookProps) {
  const t = useTexts(catalogs);
  return (
    <div className="mx-3 mb-3 flex h-13 items-center rounded-full border border-[#8d8678] bg-card pr-1 pl-5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
      <input
        type="text"
        autoComplete="off"
        maxLength={demoLimits.characters}
        aria-label={t("demo.write")}
        placeholder={t("demo.placeholder")}
        className="min-w-0 flex-1 bg-transparent pr-2 text-lg text-ellipsis outline-none placeholder:text-muted"
        {...input}
      />
      <button
        type="submit"
        aria-disabled={waits || undefined}
        className="grid size-11 flex-none place-items-center rounded-full bg-ink text-on-night hover:bg-night-2 aria-disabled:bg-fill aria-disabled:text-muted"
      >
        <Icon name="arrow" className="-rotate-90" />
        <span className="sr-only">{t("demo.send")}</span>
      </button>
    </div>
  );
}
