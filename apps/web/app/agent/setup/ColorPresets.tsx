import { brandColors } from "@llave/contract/agent/onboardingChoices";
import { readableTextOn } from "@llave/ui/contrast";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface ColorPresetsProps {
  chosen: string;
  onChoose(color: (typeof brandColors)[number]): void;
  className: string;
}

/** The colors offered for an agent's chats, each with sample text. */
export function ColorPresets({ chosen, onChoose, className }: ColorPresetsProps) {
  const t = useTexts(catalogs);
  return (
    <div className={`grid gap-3 ${className}`}>
      {brandColors.map((color) => {
        const on = chosen.toUpperCase() === color;
        return (
          <label key={color} className="relative cursor-pointer text-center text-base">
            <input
              type="radio"
              name="brandColor"
              checked={on}
              onChange={() => onChoose(color)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: color, color: readableTextOn(color) }}
              className="grid h-13 place-items-center rounded-m border border-line text-lg font-semibold outline-2 outline-offset-3 outline-transparent peer-checked:outline-ink peer-focus-visible:ring-4 peer-focus-visible:ring-focus/40"
            >
              {on ? <Icon name="check" /> : "Aa"}
            </span>
            <span className={`mt-2 block ${on ? "font-semibold" : "text-ink-2"}`}>
              {t(`color.${color.slice(1) as ColorName}`)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

type ColorName = (typeof brandColors)[number] extends `#${infer Name}` ? Name : never;
