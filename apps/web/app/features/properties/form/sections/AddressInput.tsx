import type { AddressSuggestion } from "@llave/contract/listings/properties";
import { type KeyboardEvent, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Icon } from "../../../../components/Icon.tsx";
import { useTexts } from "../../../../language/LanguageProvider.tsx";
import { useAddressSuggestions } from "../../queries.ts";
import { catalogs } from "../../texts/catalogs.ts";
import type { FormValues } from "../values.ts";
import { CheckedInput } from "./TextInput.tsx";

/** The address, completed from the agent's own buildings and the market's streets; choosing one fills in the area. */
export function AddressInput() {
  const t = useTexts(catalogs);
  const listId = useId();
  const { setValue, getValues } = useFormContext<FormValues>();
  const typed = useWatch<FormValues, "address">({ name: "address" });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { data = [] } = useAddressSuggestions(typed, open);
  const options = data.filter(({ address }) => address !== typed.trim());
  const shown = open && options.length > 0 && /\d\s+\S/.test(typed);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ address, area }: AddressSuggestion) => {
    // The unit that was typed already stays.
    const unit = /,.*$/.exec(getValues("address"))?.[0] ?? "";
    setValue("address", address + unit, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (area !== null && getValues("area").trim() === "") setValue("area", area, { shouldDirty: true });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === "Escape" && shown) close();
    else if (event.key === "Enter" && shown && chosen) choose(chosen);
    else if (shown && event.key === "ArrowDown") setActive((active + 1) % options.length);
    else if (shown && event.key === "ArrowUp") setActive((active <= 0 ? options.length : active) - 1);
    else return;
    event.preventDefault();
  };
  return (
    <CheckedInput
      name="address"
      label={t("form.address")}
      placeholder="100 SW 10th St, #4"
      maxLength={200}
      attributes={{
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": shown,
        "aria-controls": listId,
        "aria-activedescendant": shown && active >= 0 ? `${listId}-${active}` : undefined,
        onKeyDown,
        onInput: () => {
          setOpen(true);
          setActive(-1);
        },
        onBlur: close,
      }}
    >
      <Suggestions id={listId} options={shown ? options : []} active={active} onChoose={choose} />
    </CheckedInput>
  );
}

interface SuggestionsProps {
  id: string;
  /** None hides the list. */
  options: readonly AddressSuggestion[];
  active: number;
  onChoose: (option: AddressSuggestion) => void;
}

/** The combobox's list. A press on it keeps the focus in the input, and the list open, until the click chooses. */
function Suggestions({ id, options, active, onChoose }: SuggestionsProps) {
  const t = useTexts(catalogs);
  return (
    <span
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("form.address.suggestions")}
      hidden={options.length === 0}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-[calc(100%+4px)] z-20 block overflow-hidden rounded-m border border-line-2 bg-card py-1 shadow-2"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and takes the keys for its list
        <span
          key={option.address}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(option)}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3 text-md hover:bg-hover aria-selected:bg-fill"
        >
          <Icon name="pin" small className="text-muted" />
          <span className="min-w-0 flex-1 truncate font-semibold">{option.address}</span>
          {option.area && <span className="flex-none text-base text-muted">{option.area}</span>}
        </span>
      ))}
    </span>
  );
}
