import { brandColors } from "@llave/contract/agent/onboardingChoices";
import { normalizeHex, readableTextOn } from "@llave/ui/contrast";
import { ColorPresets } from "../../../agent/setup/ColorPresets.tsx";
import { ChoiceGroup } from "../../../components/form/Choice.tsx";
import { HexField } from "../../../components/form/HexField.tsx";
import { useSettingsTexts } from "../useTexts.ts";

interface BrandColorProps {
  color: string;
  error: string | undefined;
  onType: (color: string) => void;
  onLeave: () => void;
  onChoose: (color: string) => void;
}

/** The color of the agent's chats, with a readable text color. */
export function BrandColor({ color, error, onType, onLeave, onChoose }: BrandColorProps) {
  const t = useSettingsTexts();
  const known = normalizeHex(color);
  const wrong = known === null ? t("color.wrong") : error;
  return (
    <ChoiceGroup legend={t("color")}>
      <div className="grid gap-4 rounded-l border border-line bg-card p-4 phone:grid-cols-2">
        <div>
          <ColorPresets chosen={color} onChoose={onChoose} className="grid-cols-3" />
          <HexField
            label={t("color.hex")}
            color={color}
            error={wrong}
            onType={onType}
            onLeave={() => known !== null && onLeave()}
          />
        </div>
        <figure className="flex flex-col rounded-m border border-line bg-paper p-3">
          <figcaption className="text-sm text-muted">{t("color.preview")}</figcaption>
          <p
            className="mt-auto self-end rounded-[18px] rounded-br-[5px] px-4 py-2.5 text-md"
            style={{ backgroundColor: known ?? brandColors[0], color: readableTextOn(known ?? brandColors[0]) }}
          >
            {t("color.sample")}
          </p>
        </figure>
      </div>
    </ChoiceGroup>
  );
}
