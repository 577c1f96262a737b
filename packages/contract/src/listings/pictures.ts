import { z } from "zod";

/** The purposes for `POST /api/pictures`, whose body is the file itself with its image type. */
export const pictureQuery = z.object({ purpose: z.enum(["portrait", "listing"]) });

const pictureSize = z.enum(["small", "medium", "large"]);
export const pictureParams = z.object({ id: z.string().min(1).max(100), size: pictureSize });

/**
 * The response of `POST /api/pictures`. `urls` are paths on this site that never change and can be cached forever: a
 * portrait is a square of 128 (`small`) and 512 (`medium`) pixels, a listing's photo at most 480, 960 and 1600
 * (`large`) on its longer edge. `width` and `height` are for the largest. Pixels.
 */
export const storedPicture = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  urls: z.partialRecord(pictureSize, z.string()),
});
export type StoredPicture = z.infer<typeof storedPicture>;
