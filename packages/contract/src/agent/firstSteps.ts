import { z } from "zod";
import { propertyStatus, requiredFields } from "../listings/properties.ts";

/** `GET /api/agent/first-steps`: what a new agent still has to do before renters come. */
export const firstSteps = z.object({
  /** False once everything is done or the agent hid the list, and for accounts from before it. */
  shown: z.boolean(),
  hidden: z.boolean(),
  photo: z.boolean(),
  /** The first listing: a published one if there is any. */
  listing: z
    .object({
      id: z.string(),
      /** Empty if only a link was entered. */
      address: z.string(),
      status: propertyStatus,
      missing: z.array(z.enum(requiredFields)),
    })
    .nullable(),
  /** True once the agent has set when homes are shown. */
  hours: z.boolean(),
  tested: z.boolean(),
  shared: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

/** `PATCH /api/agent/first-steps`: what the server can't detect. */
export const changeFirstSteps = z.object({
  shared: z.literal(true).optional(),
  hidden: z.boolean().optional(),
});
export type ChangeFirstSteps = z.infer<typeof changeFirstSteps>;
