import { deviceOf } from "@llave/contract/account/device";
import type { PushDevice } from "@llave/contract/notifications/push";
import { formatDate } from "@llave/ui/translate";
import { button } from "../../../components/button.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import type { useDeviceActions } from "./useDevices.ts";

interface DeviceListProps {
  devices: PushDevice[];
  /** This browser. */
  current: PushDevice | undefined;
  actions: ReturnType<typeof useDeviceActions>;
}

/** The devices that get notifications. */
export function DeviceList({ devices, current, actions }: DeviceListProps) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-l border border-line bg-card px-[18px]">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} isThis={device === current} actions={actions} />
      ))}
    </ul>
  );
}

interface DeviceRowProps {
  device: PushDevice;
  isThis: boolean;
  actions: DeviceListProps["actions"];
}

function DeviceRow({ device, isThis, actions: { busy, remove } }: DeviceRowProps) {
  const t = useSettingsTexts();
  const { language } = useLanguage();
  const on = deviceOf(device.userAgent);
  const name = on ? t("devices.name", { ...on }) : t("devices.unnamed");
  const day = (moment: string) => formatDate(language, moment, { month: "short", day: "numeric" });
  const delivered = device.deliveredAt
    ? t("devices.delivered", { date: day(device.deliveredAt) })
    : t("devices.added", { date: day(device.createdAt) });
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{delivered}</p>
      </div>
      {isThis ? (
        <span className="flex-none rounded-full bg-mint-wash px-2.5 py-1 text-xs font-semibold text-mint-ink">
          {t("devices.this")}
        </span>
      ) : (
        <button
          type="button"
          aria-label={t("devices.remove.one", { device: name })}
          aria-disabled={busy}
          className={button("line", "small")}
          onClick={() => void remove(device, false)}
        >
          {t("devices.remove")}
        </button>
      )}
    </li>
  );
}
