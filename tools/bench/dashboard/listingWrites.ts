import { madeUpPhotos } from "../../../apps/server/src/testing/photos.ts";
import type { Call, Send } from "./reads.ts";
import { pick, type Rows } from "./rows.ts";

/** What an agent does with SmartLinks, listings and their photos. */
export async function listingWrites(send: Send, rows: Rows): Promise<Call[]> {
  return [...linkWrites(send, rows), ...propertyWrites(send, rows), ...(await photoWrites(send, rows))];
}

function linkWrites(send: Send, rows: Rows): Call[] {
  const make = (name: string) => send("POST", "/api/smartlinks", linkNamed(name));
  let made = "";
  const another = async (round: number) => {
    made = ((await (await make(`Sign ${round}`)).json()) as { id: string }).id;
  };
  const remove = () => send("DELETE", `/api/smartlinks/${made}`);
  return [
    { name: "make a SmartLink", send: (round) => make(`Sign ${round}`) },
    {
      name: "change a SmartLink",
      send: (round) =>
        send("PATCH", `/api/smartlinks/${pick(rows.links, 1)}`, {
          brandColor: `#12345${round % 10}`,
          tone: "friendly",
        }),
    },
    { name: "delete a SmartLink", before: another, send: remove },
    {
      name: "bring a SmartLink back",
      before: async (round) => {
        await another(round);
        await remove();
      },
      send: () => send("POST", `/api/smartlinks/${made}/restore`),
    },
  ];
}

function propertyWrites(send: Send, rows: Rows): Call[] {
  const property = (round: number) => `/api/properties/${pick(rows.properties, round)}`;
  const spare = (round: number) => `/api/properties/${pick(rows.spareProperties, round)}`;
  const texts = { description: "Bright rooms by the park, perfect for families." };
  const file = (round: number) => Buffer.from(listingsFile(round));
  return [
    { name: "save a property", send: (round) => send("PUT", property(round), listing(round, [])) },
    { name: "add a property", send: (round) => send("POST", "/api/properties", listing(round, [])) },
    { name: "change a property's status", send: (round) => send("PATCH", property(round), { status: "active" }) },
    { name: "delete a property", send: (round) => send("DELETE", spare(round)) },
    { name: "bring a property back", send: (round) => send("POST", `${spare(round)}/restore`) },
    { name: "open a listing's own link", send: (round) => send("POST", `${property(round)}/smartlink`, {}) },
    {
      name: "ask in the test chat",
      send: () =>
        send("POST", "/api/agent/test-chat", { messages: ["Do you have 2 bedrooms in Brickell?"], language: "en" }),
    },
    { name: "mark a first step", send: () => send("PATCH", "/api/agent/first-steps", { shared: true }) },
    { name: "check a listing's wording", send: () => send("POST", "/api/properties/wording", { texts }) },
    {
      name: "preview an import, 50 lines",
      send: (round) => send("POST", "/api/properties/import", file(round), "text/csv"),
    },
    {
      name: "import 50 lines",
      send: (round) => send("POST", "/api/properties/import?commit=true", file(round), "text/csv"),
    },
  ];
}

let made: Promise<[pictures: Buffer[], portraits: Buffer[]]> | undefined;

/** A different photo for each round, since the same one twice is stored once; created before anything is measured. */
function photosToSend() {
  made ??= Promise.all([madeUpPhotos(130), madeUpPhotos(120, 1024)]);
  return made;
}

/** A listing with eight photos whose order changes, and uploads. */
async function photoWrites(send: Send, rows: Rows): Promise<Call[]> {
  const [pictures, portraits] = await photosToSend();
  const upload = (purpose: string, picture: Buffer) =>
    send("POST", `/api/pictures?purpose=${purpose}`, picture, "image/jpeg");
  const stored = async (purpose: string, picture: Buffer) =>
    ((await (await upload(purpose, picture)).json()) as { id: string }).id;
  const photos: { id: string; alt: string }[] = [];
  for (let count = 0; count < 8; count++) {
    photos.push({ id: await stored("listing", pick(pictures, count)), alt: `Room ${count}` });
  }
  let newest = "";
  const ordered = (round: number) => [...photos.slice(round % 8), ...photos.slice(0, round % 8)];
  const shown = `/api/properties/${pick(rows.properties, rows.properties.length - 1)}`;
  return [
    { name: "order photos", send: (round) => send("PUT", shown, listing(0, ordered(round))) },
    { name: "upload a photo", send: (round) => upload("listing", pick(pictures, 8 + round)) },
    { name: "upload a portrait", send: (round) => upload("portrait", pick(portraits, round)) },
    {
      name: "a photo, first asked for",
      before: async (round) => {
        newest = await stored("listing", pick(pictures, 8 + round));
      },
      send: () => send("GET", `/pictures/${newest}/small.webp`),
    },
    {
      name: "a portrait, first asked for",
      before: async (round) => {
        newest = await stored("portrait", pick(portraits, round));
      },
      send: () => send("GET", `/pictures/${newest}/medium.webp`),
    },
    { name: "a photo", send: (round) => send("GET", `/pictures/${pick(photos, round).id}/small.webp`) },
    {
      name: "add a license's photo",
      send: (round) => send("POST", "/api/agent/license-photo", pick(pictures, round), "image/jpeg"),
    },
    // Normally a job makes the displayed size before anyone looks; here the first request does, which isn't measured.
    {
      name: "a license's photo",
      before: async () => void (await send("GET", "/api/agent/license-photo")),
      send: () => send("GET", "/api/agent/license-photo"),
    },
    { name: "delete a license's photo", send: () => send("DELETE", "/api/agent/license-photo") },
  ];
}

const linkNamed = (name: string) => ({
  ...{ name, sourceTag: "direct", language: null, tone: null, brandColor: null, isActive: true },
});

const listing = (round: number, photos: { id: string; alt: string }[]) => ({
  ...{ address: `${100 + round} Coral Way`, area: "Brickell", price: 2_400 + round, bedrooms: 2, bathrooms: 1 },
  ...{ squareFeet: 900, status: "active", availableFrom: "2026-12-01", sourceUrl: null, externalId: null },
  ...{ description: "Bright rooms by the park.", terms: {}, facts: {}, photos },
});

/** Fifty listings as a file; the same ones each time with a different rent. */
function listingsFile(round: number): string {
  const lines = Array.from(
    { length: 50 },
    (_, line) => `${900 + line} Import Ave,Doral,${2_000 + round},2,1,active,bench-${line}`,
  );
  return ["Address,Area,Rent,Bedrooms,Bathrooms,Status,Reference", ...lines].join("\r\n");
}
