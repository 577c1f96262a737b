import { sql } from "kysely";
import { drawing } from "../art/routes.ts";
import { type PreparedPicture, placeholderOf } from "../pictures/prepare.ts";
import { insertPicture } from "../pictures/repository.ts";
import type { Services } from "../services.ts";
import { altOf, palettes, type Scene, scenes } from "./scenes.ts";

/**
 * Gives the demo's homes their pictures, which were drawn for this product. It takes a few seconds, so the first start
 * doesn't wait for it: until then the homes show their façades.
 */
export async function paintDemo(services: Pick<Services, "db" | "now">): Promise<void> {
  const homes = await services.db
    .selectFrom("property")
    .innerJoin("installation", (join) =>
      join.on("key", "=", "demo_agent").on(sql`property.agent_id::text`, "=", sql.ref("installation.value")),
    )
    .select(["agent_id", "property_id", "address"])
    .execute();
  const now = services.now();
  for (const { agent_id: agentId, property_id: homeId, address } of homes) {
    // One at a time: all together would exhaust a small machine's memory.
    for (const [position, scene] of (scenes[address] ?? []).entries()) {
      const picture = await paint(scene);
      const key = { agent_id: agentId, property_id: homeId, position, alt: altOf(scene) };
      await services.db.transaction().execute(async (tx) => {
        const { id } = await insertPicture(tx, { agentId, purpose: "listing", now }, picture);
        await tx
          .insertInto("property_photo")
          .values({ ...key, picture_id: id })
          .execute();
      });
    }
    // The database announces the listing's change, which tells open chats about its photos.
    const listing = services.db.updateTable("property").set({ address }).where("agent_id", "=", agentId);
    await listing.where("property_id", "=", homeId).execute();
  }
}

const width = 1200;
const height = 900;

async function paint({ drawing: name, colors, mirrored }: Scene): Promise<PreparedPicture> {
  const { default: sharp } = await import("sharp");
  const exchanged: Record<string, string> = colors ? palettes[colors] : {};
  const svg = (await drawing(name)).replace(/#[0-9a-f]{6}\b/g, (color) => exchanged[color] ?? color);
  // The drawings are 480 pixels wide at 72 dots per inch.
  const input = sharp(Buffer.from(svg), { density: (72 * width) / 480 }).resize(width, height, { fit: "cover" });
  const content = await input
    .flop(mirrored ?? false)
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const original = { content, orientation: 1 };
  return { original, width, height, placeholder: await placeholderOf(original) };
}
