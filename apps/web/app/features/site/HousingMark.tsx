/** The Equal Housing Opportunity house. Decorative: the words are beside it. */
export function HousingMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-6.5 flex-none fill-current" aria-hidden="true">
      <path d="M12 2 1.5 8.5V12H4v9h16v-9h2.5V8.5L12 2Zm5 16H7v-8l5-3.2 5 3.2v8Z" />
      <path d="M9 11.2h6V13H9zm0 3.2h6v1.8H9z" />
    </svg>
  );
}
