import "./data/schemasWithoutCode.ts";
import { patientScript } from "virtual:patient-script";
import { staticScript } from "virtual:static-script";
import bricolage from "@llave/ui/fonts/bricolage-grotesque-display.woff2?url";
import figtree from "@llave/ui/fonts/figtree-latin.woff2?url";
import { languageParameter, requestLanguage } from "@llave/ui/language";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { useCampaign } from "./campaign/useCampaign.ts";
import { RouteFocus } from "./components/page/RouteFocus.tsx";
import { makeQueryClient } from "./data/queryClient.ts";
import { ErrorPage } from "./features/errors/ErrorPage.tsx";
import { LanguageProvider, useLanguage } from "./language/LanguageProvider.tsx";
import { pageContext } from "./pageContext.ts";
import { useViewCount } from "./pageViews/useViewCount.ts";
import { usePatientPage } from "./patient/patientPage.ts";
import { useTakenOver } from "./patient/takenOver.ts";
import { type RootData, useRootData } from "./rootData.ts";
import { accessStateOf } from "./session/accessState.ts";
import { useSessionExpired } from "./session/useSessionExpired.ts";
import { useStaticPage } from "./static/staticPage.ts";
import "./styles/app.css";

const Toaster = lazy(() =>
  import("./components/toaster/Toaster.tsx").then(({ Toaster: component }) => ({ default: component })),
);

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  ...[figtree, bricolage].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

/** The reader's language, the site's address and the header's state; a page loads everything else itself. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  const cookie = request.headers.get("cookie");
  const acceptLanguage = request.headers.get("accept-language");
  const asked = new URL(request.url).searchParams.get(languageParameter);
  const page = context.get(pageContext);
  return {
    language: requestLanguage({ cookie, acceptLanguage, asked }),
    origin: page.origin,
    access: accessStateOf(await page.access()),
  };
}

/** Nothing is loaded again while a page is open: by then the browser manages language and session. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const painted = useRootData()?.language ?? "en";
  return (
    <LanguageProvider painted={painted}>
      <Document>{children}</Document>
    </LanguageProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const isStatic = useStaticPage();
  const patient = usePatientPage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f4" />
        <Links />
      </head>
      <body>
        {children}
        {isStatic ? (
          <script type="module" src={staticScript} fetchPriority="low" />
        ) : (
          <>
            {patient && <script type="module" data-patient src={patientScript} />}
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  useCampaign();
  useViewCount();
  useTakenOver();
  const onSignedOut = useSessionExpired();
  const [queryClient] = useState(() => makeQueryClient(onSignedOut));
  return (
    <QueryClientProvider client={queryClient}>
      <RouteFocus />
      <Outlet />
      {useHydrated() && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/** False in the server's HTML and during hydration. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
