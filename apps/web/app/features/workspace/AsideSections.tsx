import type { AsidePerson } from "@llave/contract/agent/dashboard";
import { Link } from "react-router";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { elapsedText } from "../../wording/elapsed.ts";
import { catalogs as listCatalogs } from "../leads/texts/catalogs.ts";
import { useQueueRest } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Under the queue: renters who haven't answered yet, and those put aside today. */
export function AsideSections({ leadId }: { leadId: string | null }) {
  const t = useTexts(catalogs);
  const { data } = useQueueRest(true);
  if (!data) return null;
  return (
    <>
      <Section title={t("waitingOnThem")} people={data.waitingOnThem} leadId={leadId} open />
      <Section title={t("doneToday")} people={data.doneToday} leadId={leadId} />
    </>
  );
}

interface SectionProps {
  title: string;
  people: readonly AsidePerson[];
  leadId: string | null;
  open?: boolean;
}

function Section({ title, people, leadId, open = false }: SectionProps) {
  const words = useTexts(listCatalogs);
  const { language } = useLanguage();
  const now = useNow();
  if (people.length === 0) return null;
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex h-11 cursor-pointer list-none items-center justify-between pr-4 pl-6 text-sm font-semibold text-ink-2 hover:bg-fill [&::-webkit-details-marker]:hidden">
        {title} {people.length}
        <Icon name="down" small className="group-open:rotate-180" />
      </summary>
      <ul className="pb-2">
        {people.map(({ id, name, language: spoken, lastMessage, at }) => (
          <li key={id}>
            <Link
              to={paths.lead(id)}
              replace
              aria-current={id === leadId ? "page" : undefined}
              className="flex min-h-8 items-baseline gap-2 py-1 pr-4 pl-6 text-sm hover:bg-fill focus-visible:-outline-offset-2 aria-[current]:bg-card max-phone:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate">
                <b className="font-semibold">{name ?? words("anonymous")}</b>{" "}
                <span lang={spoken} className="text-ink-2">
                  {lastMessage}
                </span>
              </span>
              <span className="text-xs whitespace-nowrap text-muted">{elapsedText(at, now, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
