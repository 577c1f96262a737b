import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import type { LeadDetail } from "@llave/contract/leads/leads";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { Avatar } from "../../../components/Avatar.tsx";
import { MoreMenu, moreMenuItem } from "../../../components/dialog/MoreMenu.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { ScoreChip } from "../../../components/score/ScoreChip.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { ReviewItem } from "../../conversation/control/ControlBar.tsx";
import { useRemoval } from "../../leads/useLeadChanges.ts";
import type { PersonInPlace, Place } from "../place/usePlace.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { Done } from "./useDone.ts";

interface HeadProps {
  name: string;
  /** Their channel and language. */
  line: string;
  lead: LeadDetail | undefined;
  /** Undefined until it is loaded, or if the lead has none. */
  conversation: ConversationDetail | undefined;
  place: Place;
  /** Puts the lead aside, or back. */
  done: Done;
}

/** Who the open lead is and how to reach them. */
export function ThreadHead({
  name,
  line,
  lead,
  conversation,
  place,
  done,
  contact,
}: HeadProps & { contact: ReactNode }) {
  return (
    <header className="flex min-h-16 flex-none items-center gap-2.5 px-5 py-2">
      <Avatar name={name} className="size-9 text-sm" />
      <div className="min-w-0 flex-1">
        <h1 className="truncate display text-xl leading-[26px]">{name}</h1>
        <p className="truncate text-xs text-muted">{line}</p>
      </div>
      {contact}
      <LeadMenu lead={lead} conversation={conversation} name={name} done={done} back={place.back} />
    </header>
  );
}

/** The same on a phone: back, score and next lead in one line. */
export function PhoneHead({ name, line, lead, conversation, place, done }: HeadProps) {
  const t = useTexts(catalogs);
  return (
    <header className="flex flex-none items-center gap-1 pt-[max(0.25rem,env(safe-area-inset-top))] pr-1 pl-1">
      <Link to={place.back} aria-label={t("back")} className="grid size-11 flex-none place-items-center rounded-s">
        <Icon name="left" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate display text-xl leading-7">{name}</h1>
        <p className="flex items-center gap-2 text-xs text-muted">
          {lead && <ScoreChip score={lead.score} status={lead.status} stage={lead.stage} compact />}
          <span className="truncate">{line}</span>
        </p>
      </div>
      <Position place={place} />
      <Step to={place.next} query={place.query} direction="next" bare />
      <LeadMenu lead={lead} conversation={conversation} name={name} done={done} back={place.back} />
    </header>
  );
}

/** "1 of 5", with previous and next. */
export function Steps({ place }: { place: Place }) {
  return (
    <div className="ml-auto flex items-center gap-1">
      <Position place={place} />
      <Step to={place.previous} query={place.query} direction="previous" />
      <Step to={place.next} query={place.query} direction="next" />
    </div>
  );
}

function Position({ place: { index, total, more } }: { place: Place }) {
  const t = useTexts(catalogs);
  if (index === null) return null;
  return (
    <p className="mr-1 text-sm font-semibold whitespace-nowrap">
      {t("position", { index, total: `${total}${more ? "+" : ""}` })}
    </p>
  );
}

interface StepProps {
  to: PersonInPlace | null;
  query: string;
  direction: "next" | "previous";
  /** True on phones: no frame and no key hint. */
  bare?: boolean;
}

function Step({ to, query, direction, bare = false }: StepProps) {
  const t = useTexts(catalogs);
  const key = direction === "next" ? "J" : "K";
  const look = bare
    ? "grid size-11 flex-none place-items-center rounded-s"
    : "inline-flex h-7 items-center gap-1 rounded-[7px] border px-1.5 text-2xs font-semibold";
  const content = (
    <>
      <Icon name={direction === "next" ? "down" : "up"} small={!bare} />
      {!bare && <span aria-hidden="true">{key}</span>}
    </>
  );
  if (!to) {
    return (
      <span aria-hidden="true" className={`${look} border-line text-muted opacity-60`}>
        {content}
      </span>
    );
  }
  return (
    <Link
      to={paths.lead(to.id) + query}
      replace
      aria-label={t(direction)}
      aria-keyshortcuts={key.toLowerCase()}
      className={`${look} border-line-2 bg-card text-ink-2 hover:bg-fill`}
    >
      {content}
    </Link>
  );
}

interface LeadMenuProps extends Pick<HeadProps, "lead" | "conversation" | "name" | "done"> {
  back: string;
}

/** Less common actions: putting the lead aside, saving the contact, reviewing every reply, and removing the lead. */
function LeadMenu({ lead, conversation, name, done, back }: LeadMenuProps) {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const remove = useRemoval();
  if (!lead && (!conversation || conversation.optedOut)) return null;
  const removeLead = async (id: string) => {
    if (await remove(id, name)) await navigate(back);
  };
  return (
    <MoreMenu label={t("more")}>
      {done.putAside && (
        <DropdownMenu.Item onSelect={done.putAside} className={moreMenuItem}>
          <Icon name="check" small />
          {t("done")}
        </DropdownMenu.Item>
      )}
      {done.putBack && (
        <DropdownMenu.Item onSelect={done.putBack} className={moreMenuItem}>
          <Icon name="undo" small />
          {t("done.back")}
        </DropdownMenu.Item>
      )}
      {lead && (lead.phone ?? lead.email) !== null && (
        <DropdownMenu.Item asChild className={moreMenuItem}>
          <a href={`/api/leads/${lead.id}/contact.vcf`} download={`${name}.vcf`}>
            <Icon name="download" small />
            {t("saveContact")}
          </a>
        </DropdownMenu.Item>
      )}
      {conversation && !conversation.optedOut && <ReviewItem conversation={conversation} />}
      {lead?.abilities.remove && (
        <DropdownMenu.Item onSelect={() => void removeLead(lead.id)} className={`${moreMenuItem} text-danger`}>
          <Icon name="trash" small />
          {t("remove")}
        </DropdownMenu.Item>
      )}
    </MoreMenu>
  );
}
