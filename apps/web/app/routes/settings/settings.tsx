import { Outlet } from "react-router";
import { SettingsFrame } from "../../features/settings/SettingsFrame.tsx";

/** The pages of the settings, beside their navigation. */
export default function SettingsRoute() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}
