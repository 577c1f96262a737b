/**
 * The demo's made-up agent, her links and listings. People, unit numbers, license number and prices are invented; phone
 * numbers are from the range reserved for fiction.
 */
export const demoAgent = {
  email: "marisol@llave.example",
  name: "Marisol Echeverría",
  slug: "marisol-echeverria",
  license_number: "SL3418762",
  license_state: "FL",
  license_status: "verified",
  license_finding: "match",
  brokerage: "Bay & Palm Realty",
  phone: "+13055550142",
  tone: "friendly",
  language: "bilingual",
  ai_mode: "balanced",
  renter_contact: ["call", "text", "whatsapp", "email"],
  plan: "team",
  brand_color: "#FFA56B",
  community_specialty: "luxury_rentals",
  community_markets: ["brickell", "downtown_miami"],
  community_languages: ["en", "es"],
  community_headline: "Rentals with a view, from Brickell to Edgewater",
  community_experience: 9,
  working_hours: { from: 9, to: 19, days: [1, 2, 3, 4, 5, 6] },
} as const;

export const demoLinks = [
  { name: "Rentals in Miami", name_slug: "rentals-in-miami", source_tag: "direct" },
  { name: "Instagram bio", name_slug: "instagram", source_tag: "Instagram" },
  { name: "Sign rider, Brickell", name_slug: "brickell-sign", source_tag: "QR, sign rider" },
];

/** A fact in both languages; seeding sets when it was confirmed. */
const text = (en: string, es: string) => ({ en, es });

const brickellBayDrive = {
  address: "1420 Brickell Bay Dr, #1907",
  area: "Brickell",
  price: 3150,
  bedrooms: 2,
  bathrooms: 2,
  square_feet: 1080,
  freeInDays: 7,
  terms: {
    pets: { allowed: ["cat", "dog"], most: 2, pounds: 30, fee: 300 },
    fees: { application: 75, firstMonth: true, deposit: 3150 },
    parkingSpaces: 1,
    furnished: false,
    lease: { min: 12 },
    utilities: ["water"],
  },
  facts: {
    parking: text("Assigned, in the garage", "Asignado, en el garaje"),
    laundry: text("Washer and dryer in the unit", "Lavadora y secadora dentro del apartamento"),
    pool: text("Heated pool on the 10th floor", "Piscina climatizada en el piso 10"),
    gym: text("Gym open 24 hours", "Gimnasio abierto las 24 horas"),
    elevator: text("Three elevators", "Tres ascensores"),
  },
};

const sixthStreet = {
  address: "55 SE 6th St, #2804",
  area: "Brickell",
  price: 3090,
  bedrooms: 2,
  bathrooms: 2,
  square_feet: 1015,
  freeInDays: 13,
  terms: {
    pets: { allowed: ["cat"], most: 1 },
    fees: { application: 50, firstMonth: true, deposit: 3090 },
    parkingSpaces: 1,
    furnished: false,
    lease: { min: 12 },
  },
  facts: {
    parking: text("Valet for guests", "Valet para invitados"),
    laundry: text("Washer and dryer in the unit", "Lavadora y secadora dentro del apartamento"),
  },
};

const biscayne = {
  address: "325 S Biscayne Blvd, #2210",
  area: "Downtown Miami",
  price: 3280,
  bedrooms: 2,
  bathrooms: 2,
  square_feet: 1140,
  freeInDays: 10,
  terms: {
    pets: { allowed: ["cat", "dog"], fee: 500 },
    fees: { firstMonth: true, lastMonth: true, deposit: 3280 },
    parkingSpaces: 1,
    lease: { min: 12, max: 24 },
  },
  facts: {
    parking: text("In the garage", "En el garaje"),
    view: text("Bay view from living room and bedrooms", "Vista a la bahía desde la sala y los cuartos"),
    balcony: text("Balcony of 90 sq ft", "Balcón de 90 pies cuadrados"),
  },
};

const edgewater = {
  address: "600 NE 27th St, #1403",
  area: "Edgewater",
  price: 2900,
  bedrooms: 2,
  bathrooms: 1,
  square_feet: 940,
  freeInDays: 4,
  terms: {
    pets: { allowed: ["cat", "dog"], most: 1, pounds: 25 },
    fees: { firstMonth: true, deposit: 1450 },
    parkingSpaces: 1,
  },
  facts: {
    parking: text("Covered", "Techado"),
    laundry: text("Laundry room on each floor", "Cuarto de lavado en cada piso"),
  },
};

const wynwood = {
  address: "2701 NW 2nd Ave, #308",
  area: "Wynwood",
  price: 2150,
  bedrooms: 0,
  bathrooms: 1,
  square_feet: 520,
  freeInDays: 24,
  terms: {
    pets: { allowed: [] },
    fees: { firstMonth: true, deposit: 1000 },
    furnished: true,
    lease: { min: 6, max: 12 },
    utilities: ["water", "internet"],
  },
  facts: {
    furnished: text("Dishes and linen included", "Con vajilla y ropa de cama"),
  },
};

const doral = {
  address: "8400 NW 36th St, #512",
  area: "Doral",
  price: 2600,
  bedrooms: 2,
  bathrooms: 2,
  square_feet: 1050,
  freeInDays: 45,
  confirmedDaysAgo: 16,
  terms: {
    pets: { allowed: ["cat", "dog"], most: 2 },
    parkingSpaces: 2,
    lease: { min: 12 },
  },
  facts: {
    pool: text("Pool and playground", "Piscina y parque infantil"),
  },
};

export const demoListings = [brickellBayDrive, sixthStreet, biscayne, edgewater, wynwood, doral];
