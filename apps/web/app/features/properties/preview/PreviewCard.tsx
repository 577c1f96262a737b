import type { PropertyDetail } from "@llave/contract/listings/properties";
import { formatDate, formatMoney } from "@llave/ui/translate";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TestChat } from "../../../agent/testChat/TestChat.tsx";
import { type TestConversation, useTestChat } from "../../../agent/testChat/useTestChat.ts";
import { Card } from "../../../components/Card.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { type FormValues, saveRequest } from "../form/values.ts";
import { PlaceholderPicture } from "../PlaceholderPicture.tsx";
import { sizeText } from "../propertyWords.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useAddFact, useFactInAddress } from "./useAddFact.ts";

/** A new listing as renters will see it; the assistant knows it once it is saved. */
export function NewPreviewCard() {
  const t = useTexts(catalogs);
  return (
    <Card title={t("preview.title")}>
      <Home seed="new" leased={false} />
      <p className="mt-3 text-sm text-muted">{t("preview.save")}</p>
    </Card>
  );
}

/** The listing as renters see it, as typed so far, and the assistant for questions about the saved version. */
export function PreviewCard({ property }: { property: PropertyDetail }) {
  const t = useTexts(catalogs);
  const { formState } = useFormContext<FormValues>();
  const chat = useTestChat(property.id);
  const addFact = useAddFact();
  useFactInAddress(addFact);
  useAskAgain(property.updatedAt, chat);
  const leased = property.status === "leased";
  return (
    <Card title={t(leased ? "preview.title.leased" : "preview.title")}>
      {leased && <p className="mt-1 text-sm text-ink-2">{t("preview.leased")}</p>}
      <Home seed={property.id} leased={leased} />
      <div className="mt-4">
        <TestChat
          chat={chat}
          suggestions={[t("preview.ask1"), t("preview.ask2"), t("preview.ask3")]}
          onAddFact={addFact}
        />
      </div>
      <p className="mt-3 text-sm text-muted">
        {t(formState.isDirty ? "preview.unsaved" : property.abilities.share ? "preview.note" : "preview.note.draft")}
      </p>
    </Card>
  );
}

/**
 * After saving, the agent wants to see the resulting answer, also to a question that was asked or refused while the
 * listing was being saved.
 */
function useAskAgain(savedAt: string, { writing, askAgain }: TestConversation): void {
  const before = useRef(savedAt);
  useEffect(() => {
    if (before.current === savedAt || writing) return;
    before.current = savedAt;
    askAgain();
  }, [savedAt, writing, askAgain]);
}

function Home({ seed, leased }: { seed: string; leased: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const values = useWatch<FormValues>() as FormValues;
  const { price, bedrooms, bathrooms, squareFeet, address, area, availableFrom } = saveRequest(values);
  const [cover] = values.photos;
  const known = (number: number | null) => (Number.isNaN(number) ? null : number);
  const size = { bedrooms: known(bedrooms), bathrooms: known(bathrooms), squareFeet: known(squareFeet) };
  const from = availableFrom && formatDate(language, `${availableFrom}T12:00:00Z`, { day: "numeric", month: "short" });
  const free = from ? t("card.freeFrom", { date: from }) : t("card.freeNow");
  return (
    <article className="mt-3 overflow-hidden rounded-m border border-line">
      {cover ? (
        <img src={cover.url} alt={cover.alt} className="h-32 w-full object-cover" />
      ) : (
        <PlaceholderPicture seed={seed} className="h-32 w-full" />
      )}
      <div className="px-3.5 py-3">
        <p className="text-lg font-semibold">
          {known(price) === null ? (
            <span className="text-orange-ink">{t("preview.noRent")}</span>
          ) : (
            <>
              {formatMoney(language, price ?? 0)}
              <span className="text-base font-normal text-muted">{t("card.perMonth")}</span>
            </>
          )}
        </p>
        <p className="text-base [overflow-wrap:anywhere]">{address.trim() || t("card.noAddress")}</p>
        <p className="text-base text-ink-2">{sizeText(size, t, language)}</p>
        <p className="text-sm text-muted">{[area, leased ? t("status.leased") : free].filter(Boolean).join(" · ")}</p>
      </div>
    </article>
  );
}
