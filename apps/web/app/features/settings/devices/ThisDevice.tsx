import type { PushDevice } from "@llave/contract/notifications/push";
import type { ReactNode } from "react";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { isAppleMobile, type PushSupport } from "./browserPush.ts";
import type { useDeviceActions } from "./useDevices.ts";

interface ThisDeviceProps {
  support: PushSupport;
  /** This browser in the list; undefined while its notifications are off. */
  device: PushDevice | undefined;
  publicKey: string;
  actions: ReturnType<typeof useDeviceActions>;
}

/** Whether this browser gets notifications, and how to change that. */
export function ThisDevice({ support, device, publicKey, actions }: ThisDeviceProps) {
  const t = useSettingsTexts();
  const { busy, turnOn, sendTest, remove } = actions;
  if (support === "unsupported") return <Panel title={t("devices.unsupported")} text={t("devices.unsupported.text")} />;
  if (support === "install")
    return (
      <Panel title={t("devices.install")} text={t("devices.install.text")}>
        <Steps steps={[t("devices.install.1"), t("devices.install.2"), t("devices.install.3")]} />
      </Panel>
    );
  if (support === "blocked")
    return (
      <Panel
        title={t("devices.blocked")}
        text={t(isAppleMobile() ? "devices.blocked.iphone" : "devices.blocked.text")}
      />
    );
  if (!device)
    return (
      <Panel title={t("devices.off")} text={t("devices.off.text")}>
        <button
          type="button"
          className={`${button("accent", "large")} mt-3.5`}
          aria-disabled={busy}
          onClick={() => void turnOn(publicKey)}
        >
          <Icon name="bell" />
          {t("devices.turnOn")}
        </button>
      </Panel>
    );
  return (
    <Panel title={t("devices.on")} text={t("devices.on.text")}>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <button
          type="button"
          className={button("line", "large")}
          aria-disabled={busy}
          onClick={() => void sendTest(device)}
        >
          {t("devices.test")}
        </button>
        <button
          type="button"
          className={button("line", "large")}
          aria-disabled={busy}
          onClick={() => void remove(device, true)}
        >
          {t("devices.turnOff")}
        </button>
      </div>
    </Panel>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="rounded-l border border-line bg-card px-[18px] py-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 max-w-[64ch] text-base text-muted">{text}</p>
      {children}
    </div>
  );
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-base">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
