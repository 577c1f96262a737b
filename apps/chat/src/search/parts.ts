export { SearchCard } from "./SearchCard.tsx";
export { SearchSheet } from "./SearchSheet.tsx";
