import { zodResolver } from "@hookform/resolvers/zod";

/** Checks a form by a schema of the contract, the way the server will. */
export const schemaResolver = zodResolver;
