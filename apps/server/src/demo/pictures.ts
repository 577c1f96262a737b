import { sql } from "kysely";
import { drawing } from "../art/routes.ts";
import { type PreparedPicture, placeholderOf } from "../pictures/prepare.ts";
import { insertPicture } from "../pictures/repository.ts";
import type { Services } from "../services.ts";

/** A picture of a demo home: a drawing, in other colors or mirrored so that no two homes share a room. */
interface Scene {
  drawing: string;
  colors?: keyof typeof palettes;
  mirrored?: true;
}

/** Colors of the drawings that each palette replaces. */
const palettes = {
  terracotta: { "#1c2238": "#7a3408", "#283051": "#b9552c", "#343d63": "#d9713a", "#fff1e6": "#e6fbf2" },
  leaf: { "#1c2238": "#0b5d42", "#283051": "#22775f", "#343d63": "#2f9379", "#d9713a": "#f28d4f" },
  stone: {
    "#ffa56b": "#d0c2ad",
    "#d9713a": "#a99a84",
    "#7a3408": "#55608f",
    "#ffd9bf": "#e6dccd",
    "#ffcfae": "#e6dccd",
  },
  dusk: {
    "#c4ffe5": "#ffd9bf",
    "#8fe3c3": "#ffc49c",
    "#a3ead0": "#ffcfae",
    "#58bf9d": "#d9713a",
    "#2f9379": "#55608f",
  },
} as const;

const rooms = {
  living: "Living room · Sala",
  kitchen: "Kitchen · Cocina",
  bedroom: "Bedroom · Cuarto",
  bath: "Bathroom · Baño",
  balcony: "Balcony · Balcón",
  pool: "Pool · Piscina",
} as const;

const room = (name: keyof typeof rooms, colors?: Scene["colors"], mirrored?: true): Scene => ({
  drawing: `in-${name}`,
  ...(colors && { colors }),
  ...(mirrored && { mirrored }),
});

/** What the demo shows of each home, by its address: the building, then its rooms. */
export const scenes: Readonly<Record<string, readonly Scene[]>> = {
  "1420 Brickell Bay Dr, #1907": [
    { drawing: "brickell-tower" },
    room("living"),
    room("kitchen"),
    room("bedroom"),
    room("bath"),
    room("pool"),
  ],
  "55 SE 6th St, #2804": [
    { drawing: "brickell-stacked" },
    room("living", "leaf", true),
    room("kitchen", "stone", true),
    room("bedroom", "terracotta"),
    room("bath", "dusk"),
  ],
  "325 S Biscayne Blvd, #2210": [
    { drawing: "downtown-highrise" },
    room("balcony"),
    room("living", "dusk"),
    room("bedroom", "leaf", true),
    room("kitchen", "terracotta"),
  ],
  "600 NE 27th St, #1403": [
    { drawing: "edgewater-midrise" },
    room("living", "stone", true),
    room("kitchen", "leaf"),
    room("bedroom", "stone"),
    room("bath", "stone", true),
  ],
  "2701 NW 2nd Ave, #308": [
    { drawing: "wynwood-loft" },
    room("living", "terracotta"),
    room("kitchen", "dusk", true),
    room("bath", "leaf"),
  ],
  "8400 NW 36th St, #512": [
    { drawing: "doral-townhouse" },
    room("pool", "dusk", true),
    room("living", "terracotta", true),
    room("kitchen", "leaf", true),
    room("bedroom", "terracotta", true),
  ],
};

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

function altOf({ drawing: name }: Scene): string {
  return rooms[name.replace("in-", "") as keyof typeof rooms] ?? "The building · El edificio";
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
