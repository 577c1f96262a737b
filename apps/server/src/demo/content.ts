/**
 * The made-up agent of the demo, her links and listings. People, addresses' units,
 * licence number and prices are invented; phone numbers are from the range kept for fiction.
 */
export const demoAgent = {
  email: "marisol@llave.example",
  name: "Marisol Echeverría",
  slug: "marisol-echeverria",
  license_number: "SL3418762",
  license_state: "FL",
  brokerage: "Bay & Palm Realty",
  phone: "+13055550142",
  tone: "friendly",
  language: "bilingual",
  ai_mode: "balanced",
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

/** A fact in both languages; when it was confirmed is set as the demo is made. */
const text = (en: string, es: string) => ({ en, es });

const brickellBayDrive = {
  address: "1420 Brickell Bay Dr, #1907",
  area: "Brickell",
  price: 3150,
  bedrooms: 2,
  bathrooms: 2,
  square_feet: 1080,
  freeInDays: 7,
  facts: {
    pets: text("Cats and dogs up to 30 lb, two at most", "Gatos y perros de hasta 30 libras, dos como máximo"),
    pet_fee: text("$300 once per pet", "$300 una sola vez por mascota"),
    parking: text("One assigned space in the garage", "Un puesto asignado en el garaje"),
    laundry: text("Washer and dryer in the unit", "Lavadora y secadora dentro del apartamento"),
    deposit: text("One month's rent", "Un mes de renta"),
    furnished: text("Unfurnished", "Sin muebles"),
    utilities: text("Water included; electricity and internet apart", "Agua incluida; luz e internet aparte"),
    pool: text("Heated pool on the 10th floor", "Piscina climatizada en el piso 10"),
    gym: text("Gym open 24 hours", "Gimnasio abierto las 24 horas"),
    lease_term: text("12 months", "12 meses"),
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
  facts: {
    pets: text("No dogs; one cat is welcome", "Perros no; un gato sí"),
    parking: text("One space included, valet for guests", "Un puesto incluido, valet para visitas"),
    laundry: text("Washer and dryer in the unit", "Lavadora y secadora dentro del apartamento"),
    furnished: text("Unfurnished", "Sin muebles"),
    deposit: text("First month and one month's deposit", "Primer mes y un mes de depósito"),
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
  facts: {
    pets: text("Dogs and cats welcome, no weight limit", "Se aceptan perros y gatos, sin límite de peso"),
    pet_fee: text("$500 once", "$500 una sola vez"),
    parking: text("One space in the garage", "Un puesto en el garaje"),
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
  facts: {
    pets: text("One pet up to 25 lb", "Una mascota de hasta 25 libras"),
    parking: text("One covered space", "Un puesto techado"),
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
  facts: {
    furnished: text("Furnished, dishes and linen included", "Amueblado, con vajilla y ropa de cama"),
    internet: text("Internet included", "Internet incluido"),
    pets: text("No pets", "No se aceptan mascotas"),
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
  facts: {
    pets: text("Dogs and cats welcome, two at most", "Perros y gatos bienvenidos, dos como máximo"),
    parking: text("Two spaces", "Dos puestos"),
    pool: text("Pool and playground", "Piscina y parque infantil"),
  },
};

export const demoListings = [brickellBayDrive, sixthStreet, biscayne, edgewater, wynwood, doral];
