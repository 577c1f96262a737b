import type { Language } from "@llave/ui/language";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { LanguageProvider } from "../../language/LanguageProvider.tsx";

/** A page, or a part of one, as HTML, before anything from the server has arrived. */
export function markupOf(Place: ComponentType, language: Language): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider painted={language}>
        <RouterProvider router={createMemoryRouter([{ id: "root", path: "/", Component: Place }])} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
