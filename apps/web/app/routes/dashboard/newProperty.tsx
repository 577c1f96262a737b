import { NewPropertyView } from "../../features/properties/form/PropertyPages.tsx";

export default NewPropertyView;
