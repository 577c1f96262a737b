import { afterAll } from "vitest";
import { dropTestDatabase } from "./databases/database.ts";

// Vitest runs this before each test file, also when files share a process.
afterAll(dropTestDatabase);
