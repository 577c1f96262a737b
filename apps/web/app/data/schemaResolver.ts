import { zodResolver } from "@hookform/resolvers/zod";
import { config } from "zod";

// The content security policy forbids compiling schemas to code; without this the library would try.
config({ jitless: true });

/** Checks a form by a schema of the contract, the way the server will. */
export const schemaResolver = zodResolver;
