import { zodResolver } from "@hookform/resolvers/zod";

/** Checks a form with a schema of the contract, the way the server will. */
export const schemaResolver = zodResolver;
