import { emptyDraft } from "@llave/contract/agent/onboarding";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GreetingPreview } from "./GreetingPreview.tsx";

test.each([
  ["no license yet", "", false],
  ["a license", "SL3418762", true],
])("with %s, the preview's badge is shown: %#", (_name, licenseNumber, shown) => {
  const draft = { ...emptyDraft({ id: "1", email: "ana@mail.example", name: "Ana Prieto" }), licenseNumber };
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } })}>
      <GreetingPreview draft={draft} title="Preview" />
    </QueryClientProvider>,
  );
  expect(page.includes("Licensed Agent")).toBe(shown);
});
