// npm run dev: the server, restarted on every change, with the pages built by Vite as they are asked for. The renter's
// chat page is a build of its own: it is made anew on every change, and the server takes it up by starting anew.
import { watch } from "node:fs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode, runForeground, serverNode } from "./setup/programs.mjs";
import { inProject, runMain } from "./setup/project.mjs";

/**
 * Whose changes start the server anew. Not whatever it imports: Vite makes a new file of its configuration at each
 * start and imports that.
 */
const watched = ["apps/server/src", "packages/assistant/src", "packages/contract/src", "apps/chat/build/server"];

/** Whose changes build the chat page anew. */
const chatSources = ["apps/chat/src", "packages/ui/src", "packages/contract/src"];
/** A program that saves several files is done after so long. Milliseconds. */
const savingPause = 200;

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

/** Builds one after the other; a source that does not build is told of, and the page stays as it was. */
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
      pause = setTimeout(rebuild, savingPause);
    });
  }
}
