import { afterAll } from "vitest";
import { dropTestDatabase } from "./databases/database.ts";
import { closeSharedApp } from "./testApp.ts";

// Vitest runs this before each test file, also when files share a process.
afterAll(async () => {
  await closeSharedApp();
  await dropTestDatabase();
});
