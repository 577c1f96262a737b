// npm run dev: the server, restarted on every change, with the pages built by Vite as they are asked for.
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode, runForeground, serverNode } from "./setup/programs.mjs";
import { inProject, runMain } from "./setup/project.mjs";

/**
 * Whose changes start the server anew. Not whatever it imports: Vite makes a new file of its configuration at each
 * start and imports that.
 */
const watched = ["apps/server/src", "packages/assistant/src", "packages/contract/src"];

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  const args = [...watched.map((folder) => `--watch-path=${inProject(folder)}`), "--watch-preserve-output"];
  return runForeground(serverNode(), [...args, inProject("apps/server/src/main.ts")], {
    ...process.env,
    LLAVE_DEV: "1",
  });
});
