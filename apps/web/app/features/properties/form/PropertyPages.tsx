import type { PropertyDetail, PropertyStatus } from "@llave/contract/listings/properties";
import { formatDate } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { BackLink } from "../../../components/page/BackLink.tsx";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { HttpError } from "../../../data/request.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { paths } from "../../../paths.ts";
import { useUndoToast } from "../../../undo/useUndoToast.ts";
import type { ImportedValues } from "../import/usePageImport.ts";
import { NewPreviewCard, PreviewCard } from "../preview/PreviewCard.tsx";
import { StatusSteps } from "../publish/StatusSteps.tsx";
import { useProperty, usePropertyActions } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { usePropertyCommands } from "../usePropertyCommands.ts";
import { MatchesCard } from "./MatchesCard.tsx";
import { MoveInCard } from "./MoveInCard.tsx";
import { PropertyForm } from "./PropertyForm.tsx";
import { emptyForm, formValues } from "./values.ts";

/** The form for a new listing. */
export function NewPropertyView() {
  const t = useTexts(catalogs);
  const toastSaved = useSavedToast();
  const actions = usePropertyActions();
  const location = useLocation();
  const { imported }: { imported?: ImportedValues } = location.state ?? {};
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.properties} text={t("title")} />
      <h1 className="pt-1 pb-4 display text-2xl">{t("new.title")}</h1>
      <PropertyForm
        // What was read from a page belongs to this entry of the browser's history alone.
        name={imported ? `listing:${location.key}` : "listing:new"}
        stored={null}
        values={{ ...emptyForm, ...imported }}
        onSave={async (request, done) => {
          const id = await actions.save(null, request);
          done();
          await navigate(paths.property(id), { replace: true });
          toastSaved("draft", request.status);
        }}
        aside={
          <Aside>
            <NewPreviewCard />
          </Aside>
        }
      />
    </>
  );
}

/** A toast that says what saving means for renters, who only see published listings. */
function useSavedToast() {
  const t = useTexts(catalogs);
  const offerUndo = useUndoToast();
  return (before: PropertyStatus, after: PropertyStatus, undo?: () => void) => {
    const title =
      before === after ? (after === "draft" ? "saved.draft" : "saved.title") : (`saved.to.${after}` as const);
    const text =
      after === "active" ? (before === after ? "saved.text" : "saved.to.active.text") : `saved.${after}.text`;
    const said = { title: t(title), description: t(text as "saved.text") };
    if (undo && before !== after) offerUndo(said, undo);
    else toasts.add(said);
  };
}

/** A listing: its form, its move-in cost, and matching leads. */
export function PropertyView({ propertyId }: { propertyId: string }) {
  const t = useTexts(catalogs);
  const { data: property, error, refetch } = useProperty(propertyId);
  const gone = error instanceof HttpError && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHead title={property ? `${property.address} · Llave` : t("pageTitle")} description={t("pageDescription")} />
      <BackLink to={paths.properties} text={t("title")} />
      {gone && <Gone />}
      {error && !gone && !property && (
        <ListAlert title={t("load.title")} text={t("load.text")} retry={t("retry")} onRetry={() => void refetch()} />
      )}
      {!property && !error && <div aria-hidden="true" className="mt-4 h-96 animate-pulse rounded-l bg-fill" />}
      {property && <PropertyPage property={property} />}
    </>
  );
}

function PropertyPage({ property }: { property: PropertyDetail }) {
  const toastSaved = useSavedToast();
  const { restoreStatus } = usePropertyCommands();
  const actions = usePropertyActions();
  return (
    <>
      <PropertyHead property={property} />
      <PropertyForm
        name={`listing:${property.id}`}
        stored={property}
        values={formValues(property)}
        onSave={async (request, done) => {
          await actions.save(property.id, request);
          done();
          toastSaved(property.status, request.status, () => void restoreStatus(property));
        }}
        aside={
          <Aside>
            <PreviewCard property={property} />
            <MatchesCard propertyId={property.id} status={property.status} />
            <MoveInCard cost={property.moveInCost} />
          </Aside>
        }
      />
    </>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 gap-5">{children}</div>;
}

function PropertyHead({ property }: { property: PropertyDetail }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { confirm, remove } = usePropertyCommands();
  const date = formatDate(language, property.updatedAt, { day: "numeric", month: "long" });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pt-1 pb-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="display text-2xl [overflow-wrap:anywhere]">{property.address || t("card.noAddress")}</h1>
          <StatusSteps status={property.status} />
        </div>
        {property.abilities.confirm && <p className="mt-0.5 text-sm text-muted">{t("confirmed.on", { date })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {property.abilities.confirm && (
          <button type="button" className={button("line", "small")} onClick={() => void confirm(property.id)}>
            <Icon name="check" small />
            {t("confirm")}
          </button>
        )}
        <button type="button" className={button("danger", "small")} onClick={() => void remove(property)}>
          <Icon name="trash" small />
          {t("remove")}
        </button>
      </div>
    </div>
  );
}

function Gone() {
  const t = useTexts(catalogs);
  return (
    <section className="mt-3 rounded-l border border-line bg-card px-5 py-12 text-center">
      <h1 className="display text-xl">{t("gone.title")}</h1>
      <p className="mt-1 text-md text-muted">{t("gone.text")}</p>
    </section>
  );
}
