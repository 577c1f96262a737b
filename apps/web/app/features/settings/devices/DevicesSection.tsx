import { PartFailed } from "../../../components/states/PartFailed.tsx";
import { SettingsSection } from "../SettingsSection.tsx";
import { useSettingsTexts } from "../useTexts.ts";
import { DeviceList } from "./DeviceList.tsx";
import { ThisDevice } from "./ThisDevice.tsx";
import { useBrowserPush, useDeviceActions, useDevices } from "./useDevices.ts";

/** Notifications on the agent's devices: this one, and all that get them. */
export function DevicesSection() {
  const t = useSettingsTexts();
  const known = useDevices();
  const { data } = known;
  const { data: browser } = useBrowserPush();
  const actions = useDeviceActions();
  if (!data || !browser) return <PartFailed name={t("devices.title")} of={[known]} />;
  const current = data.devices.find(({ fingerprint }) => fingerprint === browser.fingerprint);
  return (
    <SettingsSection title={t("devices.title")} text={t("devices.text")} error={actions.problem}>
      <ThisDevice support={browser.support} device={current} publicKey={data.publicKey} actions={actions} />
      {data.devices.length > 0 && <DeviceList devices={data.devices} current={current} actions={actions} />}
    </SettingsSection>
  );
}
