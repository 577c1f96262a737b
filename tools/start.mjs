// npm start: installs what is missing, builds what is stale, then runs the server. Plain JavaScript for Node 20.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode, runForeground, serverNode } from "./setup/programs.mjs";
import { inProject, runMain } from "./setup/project.mjs";

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return runForeground(serverNode(), [inProject("apps/server/src/main.ts")], process.env);
});
