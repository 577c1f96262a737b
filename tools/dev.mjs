// npm run dev: the server, restarted on every change, with the pages built by Vite as they are asked for.
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode, runForeground, serverNode } from "./setup/programs.mjs";
import { inProject, runMain } from "./setup/project.mjs";

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  const args = ["--watch", "--watch-preserve-output", inProject("apps/server/src/main.ts")];
  return runForeground(serverNode(), args, { ...process.env, LLAVE_DEV: "1" });
});
