import { brand } from "@llave/ui/brand";
import { useLocation, useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/**
 * Title, description and link preview of a page. React moves these elements into the
 * document's head, so they change with the language like any other text.
 */
export function PageHead({ title, description }: { title: string; description: string }) {
  const origin = useRouteLoaderData<typeof loader>("root")?.origin ?? "";
  const { pathname } = useLocation();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={origin + pathname} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
