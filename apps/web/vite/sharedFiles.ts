import type { Rolldown } from "vite";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;
type Graph = Rolldown.ChunkingContext;

const base = /\/app\/(?:root|entry\.client)\.tsx$/;
const anyPage = /\/app\/routes\//;
const insideDashboard = /\/app\/routes\/(?:dashboard|settings)\//;
const layout = /\/app\/routes\/(?:dashboard\/(?:dashboard|tabs)|settings\/settings)\.tsx$/;
/** Pages for people who are signed in, nearly as large as the dashboard. */
const likeDashboard = /\/app\/routes\/(?:admin|account\/onboarding)\.tsx$/;

/** A module that this many public pages need is loaded by all of them. */
const mostPublicPages = 12;
/** A module that this many pages of the dashboard need is loaded by all of them. */
const manyDashboardPages = 8;

/** Those that more pages load come first. `both` is several: each page outside the dashboard needs little of it. */
const files = ["base", "site", "both", "signedIn", "dashboard"] as const;

/**
 * Puts what most pages need into one file each for the site and for the dashboard. Left alone, each set of pages that
 * share a module gets a file of its own: the dashboard's pages loaded a hundred files, and a browser and the server
 * spent more time on the files than on what is in them.
 */
export const sharedFiles: CodeSplitting = {
  groups: [
    // A file takes along what its modules import, so what more pages need comes first.
    ...files.map((name, index) => ({
      name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
      debugName: name,
      priority: 9 - index,
      entriesAware: name === "both",
    })),
    { name: "shared", minShareCount: 2, entriesAware: true },
  ],
};

/** The file of a module that many pages load. */
function fileOf(id: string, graph: Graph): (typeof files)[number] | null {
  const needing = pagesNeeding(id, graph);
  if (needing.some((page) => base.test(page))) return "base";
  const inside = needing.filter((page) => insideDashboard.test(page));
  const publicPages = needing.filter((page) => !insideDashboard.test(page) && !likeDashboard.test(page));
  if (publicPages.length >= mostPublicPages) return "site";
  if (!inside.some((page) => layout.test(page)) && inside.length < manyDashboardPages) return null;
  const ever = pagesNeeding(id, graph, "or loading it later");
  if (ever.every((page) => insideDashboard.test(page))) return "dashboard";
  if (ever.every((page) => insideDashboard.test(page) || likeDashboard.test(page))) return "signedIn";
  return "both";
}

/** The pages that can't start without a module, or that may load it at some time. */
function pagesNeeding(id: string, graph: Graph, later?: "or loading it later"): string[] {
  const seen = new Set([id]);
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
    if (later) for (const importer of info?.dynamicImporters ?? []) seen.add(importer);
  }
  const files = Array.from(seen, (one) => one.replace(/\?.*$/, ""));
  return [...new Set(files)].filter((file) => base.test(file) || anyPage.test(file));
}
