import { maxListingsInChat, type Property } from "@llave/contract/listings/properties";
import { Link } from "react-router";
import { useDashboardFigures } from "../../../agent/queries.ts";
import { button } from "../../../components/button.ts";
import { useAddressFilter } from "../../../components/hooks/useAddressFilter.ts";
import { useMediaQuery } from "../../../components/hooks/useMediaQuery.ts";
import { Icon } from "../../../components/Icon.tsx";
import { NextPageButton } from "../../../components/NextPageButton.tsx";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { filterQuery, isFiltered, readFilter } from "../filter.ts";
import { PlaceholderPicture } from "../PlaceholderPicture.tsx";
import { usePropertyList } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { PropertyCard } from "./PropertyCard.tsx";
import { PropertyFilters } from "./PropertyFilters.tsx";
import { PropertyTable } from "./PropertyTable.tsx";
import { type InventoryView, useInventoryView, ViewToggle } from "./ViewToggle.tsx";

const grid = "grid grid-cols-[minmax(0,1fr)] gap-4 phone:grid-cols-2 table:grid-cols-3 wide:grid-cols-4";

/** The agent's listings. */
export function PropertiesView() {
  const t = useTexts(catalogs);
  const [filter, setFilter] = useAddressFilter(readFilter, filterQuery);
  const [view, setView] = useInventoryView();
  const list = usePropertyList(filter);
  const { data: figures } = useDashboardFigures();
  const properties = list.data?.pages.flatMap(({ page }) => page);
  const empty = properties?.length === 0 && !isFiltered(filter) && !list.isPlaceholderData;
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5 pb-4">
        <div>
          <h1 className="display text-xl">{t("title")}</h1>
          {(figures?.properties ?? 0) > maxListingsInChat && (
            <p className="mt-1 text-base text-muted">{t("limit.chat", { count: maxListingsInChat })}</p>
          )}
        </div>
        <div className="flex gap-2 max-phone:w-full max-phone:*:flex-1">
          {!empty && <ViewToggle view={view} onChoose={setView} />}
          <Link to={paths.importProperties} className={button("line", "medium")}>
            <Icon name="share" small />
            {t("import")}
          </Link>
          <Link to={paths.newProperty} className={button("accent", "medium")}>
            <Icon name="plus" small />
            {t("add")}
          </Link>
        </div>
      </div>
      {list.isLoadingError && (
        <ListAlert
          title={t("load.title")}
          text={t("load.text")}
          retry={t("retry")}
          onRetry={() => void list.refetch()}
        />
      )}
      {empty ? (
        <Empty />
      ) : (
        <>
          <PropertyFilters filter={filter} onChange={setFilter} />
          {list.isPending && <Skeleton />}
          {properties && (
            <Found
              properties={properties}
              list={list}
              view={view}
              onClear={() => setFilter({ ...filter, status: "all", text: "" })}
            />
          )}
        </>
      )}
    </>
  );
}

interface FoundProps {
  properties: Property[];
  list: ReturnType<typeof usePropertyList>;
  view: InventoryView;
  onClear: () => void;
}

function Found({ properties, list, view, onClear }: FoundProps) {
  const t = useTexts(catalogs);
  const hasRoom = useMediaQuery("(min-width: 48rem)");
  if (properties.length === 0) {
    return (
      <section className="rounded-l border border-line bg-card px-5 py-12 text-center">
        <h2 className="text-lg font-semibold">{t("none.title")}</h2>
        <p role="status" className="mt-1 text-md text-muted">
          {t("none.text")}
        </p>
        <button type="button" className={`${button("line", "medium")} mt-4`} onClick={onClear}>
          {t("none.clear")}
        </button>
      </section>
    );
  }
  return (
    <>
      {view === "table" && hasRoom ? (
        <PropertyTable properties={properties} />
      ) : (
        <ul className={grid} aria-label={t("title")}>
          {properties.map((property) => (
            <PropertyCard key={property.id} property={property} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="mt-5 text-center">
          <NextPageButton list={list} className={button("line", "medium")}>
            {t(list.isFetchingNextPage ? "more.busy" : "more")}
          </NextPageButton>
        </div>
      )}
    </>
  );
}

function Skeleton() {
  return (
    <div aria-hidden="true" className={`animate-appear ${grid}`}>
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="animate-pulse overflow-hidden rounded-l border border-line bg-card">
          <div className="aspect-[8/5] bg-fill-2" />
          <div className="grid gap-2 p-4">
            <div className="h-5 w-24 rounded-s bg-fill-2" />
            <div className="h-4 w-40 rounded-s bg-fill" />
            <div className="h-4 w-32 rounded-s bg-fill" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Before the first listing: why to add one, and both ways to do it. */
function Empty() {
  const t = useTexts(catalogs);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 rounded-l border border-line bg-card px-5 py-8 phone:px-10 phone:py-12 wide:grid-cols-[minmax(0,1fr)_400px]">
      <div>
        <h2 className="display text-2xl">{t("empty.title")}</h2>
        <p className="mt-2.5 max-w-[52ch] text-md leading-[23px] text-ink-2">{t("empty.text")}</p>
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Link to={paths.newProperty} className={button("navy", "large")}>
            <Icon name="plus" />
            {t("add")}
          </Link>
          <Link to={paths.importProperties} className={button("line", "large")}>
            <Icon name="share" />
            {t("import")}
          </Link>
        </div>
      </div>
      <figure aria-hidden="true" className="grid gap-3">
        <p className="max-w-[280px] justify-self-end rounded-[18px] rounded-br-[5px] bg-fill px-4 py-2.5 text-md">
          {t("empty.ask")}
        </p>
        <div className="flex items-center gap-3 rounded-l border border-line bg-card p-3 shadow-2">
          <PlaceholderPicture seed="first" className="size-14 flex-none rounded-s" />
          <p className="text-md">{t("empty.answer")}</p>
        </div>
      </figure>
    </section>
  );
}
