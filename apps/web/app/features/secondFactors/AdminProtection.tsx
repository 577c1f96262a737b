import { type ReactNode, useState } from "react";
import { button } from "../../components/button.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { useSecondFactors } from "./queries.ts";
import { SecondFactorsCard } from "./SecondFactorsCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Asks an administrator without a second factor to add one. If it is required, nothing else is shown until then;
 * otherwise the administration is shown below, and the question can be dismissed until the page is opened again.
 */
export function AdminProtection({ children }: { children: ReactNode }) {
  const t = useTexts(catalogs);
  const { data: factors, isError } = useSecondFactors();
  const [later, setLater] = useState(false);
  const [asked, setAsked] = useState(false);
  if (!factors) return isError ? children : null;
  const isProtected = factors.authenticator || factors.passkeys.length > 0;
  // The card stays while its recovery codes are being read.
  const asks = !later && (!isProtected || asked);
  if (!isProtected && !asked) setAsked(true);
  if (!asks) return children;
  return (
    <>
      <div className="mt-6 max-w-[760px]">
        <SecondFactorsCard title={t("admin.title")} text={t(factors.required ? "admin.required" : "admin.text")} />
        {(!factors.required || isProtected) && (
          <button type="button" className={`${button("line", "small")} mt-3`} onClick={() => setLater(true)}>
            {t(isProtected ? "password.continue" : "admin.later")}
          </button>
        )}
      </div>
      {(!factors.required || isProtected) && children}
    </>
  );
}
