import { IntegrationsView } from "../../features/integrations/IntegrationsView.tsx";

export default IntegrationsView;
