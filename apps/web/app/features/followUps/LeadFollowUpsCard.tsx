import type { PlannedFollowUp } from "@llave/contract/followUps/followUps";
import { Card } from "../../components/Card.tsx";
import { useNow } from "../../components/hooks/useNow.ts";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { ItemActions } from "./ItemActions.tsx";
import { stateText } from "./itemText.ts";
import { useLeadFollowUps } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

const maxPast = 5;

/** A lead's next message with its text, the later ones in a line each, and the sent ones. */
export function LeadFollowUpsCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogs);
  const plan = useLeadFollowUps(leadId);
  const { data } = plan;
  if (!data) return <PartFailed name={t("card.title")} of={[plan]} />;
  const isOver = ({ state, canSkip }: PlannedFollowUp) =>
    state === "sent" || state === "skipped" || (state === "held" && !canSkip);
  const waiting = data.items.filter((item) => isOver(item) && item.reason === "waiting_approval");
  const [next, ...later] = [...waiting, ...data.items.filter((item) => !isOver(item))];
  const past = data.items.filter((item) => isOver(item) && item.reason !== "waiting_approval").slice(-maxPast);
  return (
    <Card title={t("card.title")}>
      {next ? <Next item={next} /> : <p className="mt-2 text-muted">{t("card.none")}</p>}
      <Lines title={t("card.later")} items={later} />
      <Lines title={t("card.past")} items={past.toReversed()} />
    </Card>
  );
}

function Next({ item }: { item: PlannedFollowUp }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  return (
    <div className="mt-2">
      <p className="font-semibold">{t(`step.${item.step}`)}</p>
      <p className={`text-base ${item.state === "held" ? "text-orange-ink" : "text-ink-2"}`}>
        {stateText(item, now, language, t)}
      </p>
      {item.text && item.reason !== "showing_planned" && (
        <p
          lang={item.language}
          className="mt-2 mb-3 border-l-2 border-line-2 pl-3 text-base text-ink-2 [overflow-wrap:anywhere]"
        >
          {item.text}
        </p>
      )}
      <ItemActions item={item} />
    </div>
  );
}

function Lines({ title, items }: { title: string; items: PlannedFollowUp[] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  if (items.length === 0) return null;
  return (
    <section className="mt-3 border-t border-line pt-2.5">
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul className="mt-1 grid gap-1.5">
        {items.map((item) => (
          <li key={item.id} className="text-base">
            {t(`step.${item.step}`)}
            <span className="block text-sm text-muted">{stateText(item, now, language, t)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
