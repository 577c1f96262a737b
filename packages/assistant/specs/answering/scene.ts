import type { Scene } from "../../src/answering/answerTypes.ts";
import { southFlorida } from "../../src/markets/southFlorida.ts";
import type { Property } from "../../src/types.ts";

const updated = "2026-11-17";
const fact = (en: string, es: string, day = updated) => ({ en, es, updated: day });

/** The listings that questions are asked of: two in Brickell, one stale, one with little stored. */
export const listings: readonly Property[] = [
  {
    id: "bay",
    address: "1420 Brickell Bay Dr, #1907",
    area: "Brickell",
    price: 3150,
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1080,
    availableFrom: "2026-11-29",
    terms: {
      pets: { allowed: ["cat", "dog"], most: 2, pounds: 30, fee: 300 },
      fees: { application: 75, firstMonth: true, deposit: 3150 },
      parkingSpaces: 1,
      furnished: false,
      lease: { min: 12 },
      utilities: ["water"],
    },
    facts: {
      parking: fact("Assigned, in the garage", "Asignado, en el garaje"),
      laundry: fact("Washer and dryer in the unit", "Lavadora y secadora dentro del apartamento"),
      pool: fact("Heated pool on the 10th floor", "Piscina climatizada en el piso 10"),
      gym: fact("Gym open 24 hours", "Gimnasio abierto las 24 horas"),
      smoking: fact("No smoking anywhere in the building", "No se permite fumar en el edificio"),
      guests: fact("Overnight guests up to 14 days a year", "Visitas de hasta 14 noches al año"),
      occupancy_limit: fact("4 people at most", "4 personas como máximo"),
    },
    updated,
  },
  {
    id: "sixth",
    address: "55 SE 6th St, #2804",
    area: "Brickell",
    price: 3090,
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1015,
    availableFrom: "2026-12-05",
    terms: {
      pets: { allowed: ["cat"], most: 1 },
      fees: { application: 50, firstMonth: true, deposit: 3090 },
      parkingSpaces: 1,
      furnished: false,
      lease: { min: 12 },
    },
    facts: {
      laundry: fact("Washer and dryer in the unit", "Lavadora y secadora dentro del apartamento"),
      balcony: fact("No balcony", "Sin balcón"),
      appliances: fact("Stainless fridge and stove", "Nevera y estufa de acero"),
    },
    updated,
  },
  {
    id: "edge",
    address: "600 NE 27th St, #1403",
    area: "Edgewater",
    price: 2900,
    bedrooms: 2,
    bathrooms: 1,
    squareFeet: 940,
    availableFrom: "2026-11-20",
    terms: {
      pets: { allowed: ["cat", "dog"], most: 1, pounds: 25 },
      fees: { firstMonth: true, deposit: 1450 },
      lease: { min: 6, max: 12 },
      utilities: ["water", "trash"],
    },
    facts: {
      parking: fact("Street parking only", "Solo se parquea en la calle"),
      laundry: fact("Laundry room on each floor", "Cuarto de lavado en cada piso"),
      balcony: fact("Balcony of 90 sq ft", "Balcón de 90 pies cuadrados"),
      noise: fact("Quiet side of the building", "Lado tranquilo del edificio"),
    },
    updated,
  },
  {
    id: "wyn",
    address: "2701 NW 2nd Ave, #308",
    area: "Wynwood",
    price: 2150,
    bedrooms: 0,
    bathrooms: 1,
    squareFeet: 520,
    availableFrom: "2026-12-16",
    terms: {
      pets: { allowed: [] },
      fees: { firstMonth: true, lastMonth: true, deposit: 1000, other: 120 },
      parkingSpaces: 0,
      furnished: true,
      lease: { min: 6, max: 12 },
      utilities: ["water", "internet"],
    },
    facts: {
      furnished: fact("Dishes and linen included", "Con vajilla y ropa de cama"),
      pool: fact("No pool", "Sin piscina"),
      gym: fact("No gym in the building", "No hay gimnasio en el edificio"),
      elevator: fact("Walk-up, stairs only", "Sin ascensor, solo escaleras"),
    },
    updated,
  },
  {
    id: "doral",
    address: "8400 NW 36th St, #512",
    area: "Doral",
    price: 2600,
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 1050,
    availableFrom: "2027-01-06",
    terms: { pets: { allowed: ["cat", "dog"], most: 2 }, parkingSpaces: 2, lease: { min: 12 } },
    facts: {
      pool: fact("Pool and playground", "Piscina y parque infantil", "2026-11-06"),
      gym: fact("Ask the front desk about the gym", "Consultar el gimnasio en recepción", "2026-11-06"),
      // A remark that no listing may carry is never quoted.
      condition: fact("Renovated, perfect for singles, no kids", "Remodelado, ideal para solteros, sin niños"),
    },
    updated: "2026-11-06",
  },
  {
    id: "grove",
    address: "3100 Grand Ave, #4",
    area: "Coconut Grove",
    price: 2600,
    bedrooms: 1,
    bathrooms: 1,
    facts: {},
    updated,
  },
];

export const ids = listings.map(({ id }) => id);

export const baseScene: Scene = {
  properties: listings,
  market: southFlorida,
  today: "2026-11-22",
  slots: {},
  excludedAreas: [],
  language: "en",
};
