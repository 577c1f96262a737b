/** What determines the drawing of a home without a photo. */
export interface DrawnHome {
  id: string;
  address: string;
  area: string;
  bedrooms?: number;
}

type Kind = "house" | "apartment";

/** Drawings of each kind of home, for areas without their own. */
const anywhere: Record<Kind, readonly string[]> = {
  house: ["kendall-house", "havana-bungalow", "gables-mediterranean", "doral-townhouse"],
  apartment: ["edgewater-midrise", "beach-deco", "brickell-tower-dusk", "brickell-stacked", "downtown-highrise"],
};

/** An area's own drawings, by kind; a missing kind uses the general drawings. */
const local: readonly (readonly [areas: RegExp, Partial<Record<Kind, readonly string[]>>])[] = [
  [/brickell/i, { apartment: ["brickell-tower", "brickell-stacked", "brickell-tower-dusk", "brickell-tower-night"] }],
  [/downtown|park west|arts & ent/i, { apartment: ["downtown-highrise"] }],
  [/edgewater|midtown|bay point|aventura/i, { apartment: ["edgewater-midrise"] }],
  [
    /wynwood|design district|allapattah|overtown|little haiti/i,
    { apartment: ["wynwood-loft"], house: ["wynwood-loft"] },
  ],
  [/beach|surfside|bal harbour|sunny isles/i, { apartment: ["beach-deco"] }],
  [/gables|grove|key biscayne|pinecrest/i, { house: ["gables-mediterranean"], apartment: ["gables-mediterranean"] }],
  [/havana|shenandoah|coral way|flagami|the roads/i, { house: ["havana-bungalow"], apartment: ["beach-deco"] }],
  [/doral|hialeah|miramar|weston/i, { house: ["doral-townhouse"], apartment: ["doral-townhouse"] }],
  [/kendall|homestead|palmetto|cutler/i, { house: ["kendall-house"], apartment: ["doral-townhouse"] }],
];

/** The drawing for a home without a photo, by its kind and area: always the same one. */
export function facadeOf(home: DrawnHome): string {
  return candidates(home)[0] as string;
}

/** Drawings for homes shown side by side: no two alike while others are left. */
export function facadesOf(homes: readonly DrawnHome[]): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const home of homes) {
    const taken = new Set(drawn.values());
    const names = candidates(home);
    drawn.set(home.id, names.find((name) => !taken.has(name)) ?? facadeOf(home));
  }
  return drawn;
}

/** The public path of a drawing; messengers show none in their previews that isn't a PNG. */
export function drawingPath(name: string, format: "svg" | "png" = "svg"): string {
  return `/art/${name}.${format}`;
}

/** The area's own drawings, starting at a position derived from the home's id, then the general ones. */
function candidates(home: DrawnHome): string[] {
  const here = local.find(([areas]) => areas.test(home.area))?.[1];
  const kind = kindOf(home, here);
  const own = here?.[kind] ?? [];
  return [...turned(own, home.id), ...turned(anywhere[kind], home.id)];
}

/**
 * An address with a unit is in a multi-unit building; so is a studio, and any home in an area that only has such
 * buildings.
 */
function kindOf({ address, bedrooms }: DrawnHome, here: Partial<Record<Kind, unknown>> | undefined): Kind {
  const isFlat = /#|\b(?:apt|unit|suite|ste|ph|floor)\b/i.test(address) || bedrooms === 0;
  return isFlat || (here && !here.house) ? "apartment" : "house";
}

function turned(names: readonly string[], id: string): string[] {
  if (names.length === 0) return [];
  const sum = [...id].reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 9973, 7);
  const from = sum % names.length;
  return [...names.slice(from), ...names.slice(0, from)];
}
