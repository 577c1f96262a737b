import { ChannelsView } from "../../features/settings/ChannelsView.tsx";

export default ChannelsView;
