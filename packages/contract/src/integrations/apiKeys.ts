import { z } from "zod";
import { apiKeyScopes, maxApiKeyNameLength } from "./apiKeyLimits.ts";

export const apiKeyScope = z.enum(apiKeyScopes);

/** An API key as its agent sees it: everything except the key itself. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key, by which people recognize it. */
  prefix: z.string(),
  scopes: z.array(apiKeyScope),
  createdAt: z.iso.datetime(),
  /** To the minute; null if it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Body of `POST /api/agent/api-keys`. */
export const newApiKeyRequest = z.object({
  name: z.string().trim().min(1).max(maxApiKeyNameLength),
  scopes: z.array(apiKeyScope).min(1).max(apiKeyScopes.length),
});
export type NewApiKeyRequest = z.infer<typeof newApiKeyRequest>;

/** The only response that contains the key. */
export const newApiKey = apiKey.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof newApiKey>;
