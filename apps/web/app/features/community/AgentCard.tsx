import type { CommunityAgent } from "@llave/contract/site/community";
import { marketNames, specialtyNames } from "@llave/contract/site/communityChoices";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { ExplainedBadge } from "../../components/ExplainedBadge.tsx";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { AgentFigures } from "./AgentFigures.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface AgentCardProps {
  agent: CommunityAgent;
  view: "grid" | "list";
  /** `own` is the reader's own profile; `introduced` is one the reader wrote to today. */
  standing: "own" | "introduced" | "open";
  onConnect(): void;
}

/** An agent in the directory: a card in the grid, or a row in the list if there is room. */
export function AgentCard({ agent, view, standing, onConnect }: AgentCardProps) {
  const row =
    view === "list"
      ? "table:grid table:grid-cols-[minmax(260px,5fr)_minmax(0,5fr)_220px_180px] table:items-center"
      : "";
  return (
    <article
      aria-labelledby={agent.id}
      className={`flex h-full flex-col gap-5 rounded-l border border-line bg-card p-5 phone:p-6 ${row}`}
    >
      <Person agent={agent} />
      <div className="grid content-start gap-4">
        <Words agent={agent} />
      </div>
      <AgentFigures agent={agent} />
      <div className={view === "list" ? "" : "mt-auto"}>
        <ConnectButton standing={standing} name={agent.name} onConnect={onConnect} />
      </div>
    </article>
  );
}

function Person({ agent }: { agent: CommunityAgent }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { id, name, photo, specialty, markets, sample } = agent;
  return (
    <div>
      <div className="flex items-start gap-4">
        <Avatar name={name} {...(photo && { photo })} tone="agent" className="size-14 text-lg" />
        <div className="min-w-0">
          <h2 id={id} className="title-card [overflow-wrap:anywhere]">
            {name}
          </h2>
          {specialty && <p className="mt-0.5 text-md text-ink-2">{specialtyNames[language][specialty]}</p>}
          <p className="mt-1 flex items-start gap-1 text-md text-muted">
            <Icon name="pin" small className="mt-[3px]" />
            {markets.map((market) => marketNames[market]).join(", ")}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <ExplainedBadge
          label={t(sample || agent.license === "verified" ? "badge.matched" : "badge")}
          explanation={t(sample ? "badge.sample" : `badge.${agent.license}`)}
          side="top"
        />
        {sample && (
          <span className="inline-flex min-h-8 items-center rounded-s border border-dashed border-field px-2.5 text-sm font-semibold text-ink-2">
            {t("sample")}
          </span>
        )}
      </div>
    </div>
  );
}

function Words({ agent: { headline, testimonial, languages } }: { agent: CommunityAgent }) {
  const t = useTexts(catalogs);
  return (
    <>
      {headline && <p className="text-lg text-pretty">{headline}</p>}
      {testimonial && (
        <p className="relative w-fit rounded-[18px] rounded-bl-[5px] bg-fill px-4 py-2.5 text-md text-ink-2 text-pretty">
          {testimonial}
        </p>
      )}
      {languages.length > 0 && (
        <p className="text-md text-muted">
          {t("speaks", { languages: languages.map((language) => t(`language.${language}`)).join(", ") })}
        </p>
      )}
    </>
  );
}

interface ConnectButtonProps extends Pick<AgentCardProps, "standing" | "onConnect"> {
  name: string;
}

function ConnectButton({ standing, name, onConnect }: ConnectButtonProps) {
  const t = useTexts(catalogs);
  if (standing === "own") return <p className="flex h-11 items-center text-md text-muted">{t("own")}</p>;
  const introduced = standing === "introduced";
  return (
    <button
      type="button"
      aria-disabled={introduced}
      onClick={introduced ? undefined : onConnect}
      className={`${button("navy", "large")} w-full aria-disabled:border-mint-line aria-disabled:bg-mint-wash aria-disabled:text-mint-ink`}
    >
      {introduced && <Icon name="check" small />}
      {t(introduced ? "introduced" : "connect")} <span className="sr-only">{name}</span>
    </button>
  );
}
