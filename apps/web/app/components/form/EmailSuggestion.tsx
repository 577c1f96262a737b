import { useEffect, useState } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useSettled } from "../hooks/useSettled.ts";
import { catalogs } from "../texts/catalogs.ts";

/** While someone is typing, nothing is suggested. Milliseconds. */
const pauseMs = 600;

interface EmailSuggestionProps {
  /** What is in the field. */
  email: string | undefined;
  /** Puts the suggested address into the field. */
  onUse: (email: string) => void;
}

/** "Did you mean ana@gmail.com?" under a field with an obvious typo in the address; takes no space without one. */
export function EmailSuggestion({ email = "", onUse }: EmailSuggestionProps) {
  const t = useTexts(catalogs);
  const likely = useLikelyEmail(email);
  return (
    <p role="status" className="text-base text-ink-2 [overflow-wrap:anywhere] not-empty:mt-1.5">
      {likely !== null && (
        <button
          type="button"
          className="touch text-left font-semibold text-ink underline underline-offset-4"
          onClick={() => onUse(likely)}
        >
          {t("email.meant", { email: likely })}
        </button>
      )}
    </p>
  );
}

/** The address they probably meant; null while typing or without an obvious typo. */
function useLikelyEmail(email: string): string | null {
  const settled = useSettled(email.trim(), pauseMs);
  const [found, setFound] = useState<{ typed: string; likely: string | null } | null>(null);
  useEffect(() => {
    if (!settled.includes("@")) return;
    let current = true;
    // Fetched with the first address: pages open without it.
    import("./emailTypos.ts").then(
      ({ likelyEmail }) => current && setFound({ typed: settled, likely: likelyEmail(settled) }),
      () => {
        // A form works without suggestions.
      },
    );
    return () => {
      current = false;
    };
  }, [settled]);
  return found?.typed === email.trim() ? found.likely : null;
}
