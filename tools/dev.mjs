// npm run dev: the server, restarted on every change, with pages built by Vite on request. The renter's chat page has
// its own build: every change rebuilds it, and a restart makes the server use it.
import { watch } from "node:fs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode, runForeground, serverNode } from "./setup/programs.mjs";
import { inProject, runMain } from "./setup/project.mjs";

/**
 * Folders whose changes restart the server. Not everything it imports: Vite creates and imports a new copy of its
 * configuration at each start.
 */
const watched = ["apps/server/src", "packages/assistant/src", "packages/contract/src", "apps/chat/build/server"];

/** Folders whose changes rebuild the chat page. */
const chatSources = ["apps/chat/src", "packages/ui/src", "packages/contract/src"];
/** A program that saves several files is done after this time. Milliseconds. */
const savingPauseMs = 200;

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt(["chat"]);
  rebuildChatOnChange();
  const args = [...watched.map((folder) => `--watch-path=${inProject(folder)}`), "--watch-preserve-output"];
  return runForeground(serverNode(), [...args, inProject("apps/server/src/main.ts")], {
    ...process.env,
    LLAVE_DEV: "1",
  });
});

/** Runs one build at a time; if the source doesn't build, it says so, and the page stays as it was. */
function rebuildChatOnChange() {
  let built = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let pause;
  const rebuild = () => {
    built = built.then(() => ensureBuilt(["chat"])).catch((problem) => console.error(problem.message));
  };
  for (const folder of chatSources) {
    watch(inProject(folder), { recursive: true, persistent: false }, () => {
      clearTimeout(pause);
      pause = setTimeout(rebuild, savingPauseMs);
    });
  }
}
