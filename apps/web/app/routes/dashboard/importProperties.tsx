import { ImportView } from "../../features/properties/import/ImportView.tsx";

export default ImportView;
