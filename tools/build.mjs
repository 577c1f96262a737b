// npm run build: the pages whose sources changed. Plain JavaScript for Node 20.
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode } from "./setup/programs.mjs";
import { runMain } from "./setup/project.mjs";

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  return 0;
});
