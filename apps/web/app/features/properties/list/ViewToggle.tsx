import { useEffect, useState } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

const storageKey = "inventory-view";

const views = [
  { name: "cards", icon: "grid" },
  { name: "table", icon: "table" },
] as const;
export type InventoryView = (typeof views)[number]["name"];

/** This browser's layout for the inventory. */
export function useInventoryView(): [InventoryView, (view: InventoryView) => void] {
  const [view, setView] = useState<InventoryView>("cards");
  useEffect(() => {
    if (localStorage.getItem(storageKey) === "table") setView("table");
  }, []);
  return [
    view,
    (next) => {
      localStorage.setItem(storageKey, next);
      setView(next);
    },
  ];
}

interface ViewToggleProps {
  view: InventoryView;
  onChoose: (view: InventoryView) => void;
}

/** Cards or table; phones only have room for cards. */
export function ViewToggle({ view, onChoose }: ViewToggleProps) {
  const t = useTexts(catalogs);
  return (
    <fieldset className="flex h-9 gap-0.5 rounded-[10px] bg-fill-2 p-[3px] max-medium:hidden">
      <legend className="sr-only">{t("view.label")}</legend>
      {views.map(({ name, icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChoose(name)}
          className="inline-flex items-center gap-2 rounded-s px-3 text-base font-medium text-ink-2 hover:text-ink aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-1"
        >
          <Icon name={icon} small />
          {t(`view.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
