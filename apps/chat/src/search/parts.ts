/** "Your search so far": the card on wide screens and the sheet on narrow ones. */
export { SearchCard } from "./SearchCard.tsx";
export { SearchSheet } from "./SearchSheet.tsx";
