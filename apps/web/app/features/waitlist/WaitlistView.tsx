import type { OwnPlace } from "@llave/contract/site/waitlist";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { NextSteps } from "./NextSteps.tsx";
import { PlaceCard } from "./PlaceCard.tsx";
import { examplePlace } from "./place.ts";
import { ResendInvitation } from "./ResendInvitation.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { useOwnPlace } from "./useOwnPlace.ts";

interface WaitlistViewProps {
  origin: string;
  /** False if the server can't know this visitor's place: then the example is rendered right away. */
  mayHavePlace: boolean;
}

/** The visitor's place in the queue, or an example with a link to join. */
export function WaitlistView({ origin, mayHavePlace }: WaitlistViewProps) {
  const own = useOwnPlace(mayHavePlace);
  if (own.isError) return <PlaceFailed onRetry={() => void own.refetch()} />;
  if (mayHavePlace && own.data === undefined) return <PlaceSkeleton />;
  return own.data ? <OwnPlaceView place={own.data} /> : <ExampleView origin={origin} />;
}

function OwnPlaceView({ place }: { place: OwnPlace }) {
  const t = useTexts(catalogs);
  if (place.status === "pending") {
    return (
      <>
        <Opening title={t("title")} lead={t("lead")} />
        <PlaceAndSteps place={place} example={false} />
      </>
    );
  }
  const onboarded = place.status === "onboarded";
  return (
    <>
      <Opening title={t(`title.${place.status}`)} lead={t(`lead.${place.status}`)} />
      {onboarded ? (
        <Link to={paths.dashboard} className={button("accent", "huge")}>
          {t("dashboard")}
          <Icon name="arrow" />
        </Link>
      ) : (
        <ResendInvitation />
      )}
    </>
  );
}

function ExampleView({ origin }: { origin: string }) {
  const t = useTexts(catalogs);
  return (
    <>
      <Opening title={t("title.example")} lead={t("lead.example")} />
      <Link to={paths.early} className={`${button("accent", "huge")} mb-8 max-phone:w-full`}>
        {t("join")}
        <Icon name="arrow" />
      </Link>
      <PlaceAndSteps place={examplePlace(origin)} example />
    </>
  );
}

function PlaceAndSteps(props: { place: OwnPlace; example: boolean }) {
  return (
    <div className="grid items-start gap-x-18 gap-y-8 wide:grid-cols-[minmax(0,1fr)_420px]">
      <PlaceCard {...props} />
      <NextSteps />
    </div>
  );
}

function Opening({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="display-xl text-balance text-[2.5rem] phone:text-[3.75rem]">{title}</h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-body text-ink-2 phone:text-lead">{lead}</p>
    </>
  );
}

function PlaceSkeleton() {
  const t = useTexts(catalogs);
  return (
    <>
      <Opening title={t("title")} lead={t("lead")} />
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden="true" className="h-80 animate-pulse rounded-[20px] border border-line bg-fill" />
    </>
  );
}

function PlaceFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogs);
  return (
    <>
      <Opening title={t("title")} lead={t("lead")} />
      <ListAlert title={t("failed.text")} retry={t("failed.retry")} onRetry={onRetry} />
    </>
  );
}
