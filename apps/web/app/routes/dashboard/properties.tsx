import { PropertiesView } from "../../features/properties/list/PropertiesView.tsx";

export default PropertiesView;
