// npm start: installs what is missing, builds what is stale, then runs the server. Plain JavaScript for Node 20.
import { builtServer, ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode, runForeground, serverNode } from "./setup/programs.mjs";
import { runMain } from "./setup/project.mjs";

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return runForeground(serverNode(), [builtServer], process.env);
});
