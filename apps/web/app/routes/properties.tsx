import { PropertiesView } from "../features/properties/PropertiesView.tsx";

export default PropertiesView;
