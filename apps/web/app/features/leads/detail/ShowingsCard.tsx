import type { Showing } from "@llave/contract/showings";
import { formatDate } from "@llave/ui/translate";
import { useQuery } from "@tanstack/react-query";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { useLeadCommand } from "../useLeadChanges.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** The lead's coming showings: one that waits for the agent's word is confirmed here, any is called off. */
export function ShowingsCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogues);
  const { data: showings = [] } = useQuery<Showing[]>({ queryKey: [`/api/showings?leadId=${leadId}`] });
  if (showings.length === 0) return null;
  return (
    <Card title={t("showings.title")}>
      <ul className="mt-1 divide-y divide-line">
        {showings.map((showing) => (
          <ComingShowing key={showing.id} showing={showing} />
        ))}
      </ul>
    </Card>
  );
}

function ComingShowing({ showing: { id, at, address, status } }: { showing: Showing }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const command = useLeadCommand();
  const when = formatDate(language, at, {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <li className="py-2.5">
      <p className="flex justify-between gap-3">
        <b className="font-semibold">{when}</b>
        <span className="text-sm text-muted">{t(`showings.${status}`)}</span>
      </p>
      {address !== null && <p className="text-sm text-muted">{address}</p>}
      {status !== "cancelled" && (
        <div className="mt-2 flex gap-2">
          {status === "requested" && (
            <button
              type="button"
              className={button("navy", "small")}
              onClick={() => void command("POST", `/api/showings/${id}/confirm`)}
            >
              {t("showings.confirm")}
            </button>
          )}
          <button
            type="button"
            className={button("quiet", "small")}
            onClick={() => void command("POST", `/api/showings/${id}/cancel`)}
          >
            {t("showings.cancel")}
          </button>
        </div>
      )}
    </li>
  );
}
