import type { CommunityAgent, Market, Specialty } from "@llave/contract/site/community";

type InBoth = { readonly en: string; readonly es: string };

/**
 * A profile that shows what the directory looks like. It isn't a real person, as its card and its answer to Connect
 * say; `responseTime` is minutes, `experience` years.
 */
export interface SampleAgent
  extends Pick<CommunityAgent, "id" | "name" | "rating" | "deals" | "responseTime" | "experience" | "languages"> {
  market: Market;
  specialty: Specialty;
  headline: InBoth;
  testimonial: InBoth;
}

/** One for each market and specialty, so that every pair of filters shows a profile. */
export const sampleAgents: readonly SampleAgent[] = [
  {
    id: "sample-isabel-montero",
    name: "Isabel Montero",
    market: "miami_beach",
    specialty: "luxury_rentals",
    rating: 4.9,
    deals: 127,
    responseTime: 2,
    experience: 8,
    languages: ["en", "es"],
    headline: {
      en: "Oceanfront condos from South of Fifth to Bal Harbour",
      es: "Condos frente al mar, de South of Fifth a Bal Harbour",
    },
    testimonial: {
      en: "My SmartLink answers while I show. I walk out with the next showing booked.",
      es: "Mi SmartLink contesta mientras muestro un condo. Salgo con la siguiente visita agendada.",
    },
  },
  {
    id: "sample-andre-baptiste",
    name: "André Baptiste",
    market: "miami_beach",
    specialty: "corporate_housing",
    rating: 4.8,
    deals: 84,
    responseTime: 4,
    experience: 6,
    languages: ["en", "fr", "ht"],
    headline: {
      en: "Furnished stays of 30 days and more for teams",
      es: "Estadías amuebladas de 30 días o más para equipos",
    },
    testimonial: {
      en: "Relocation desks want dates and a budget. I have both before I call back.",
      es: "Las empresas quieren fechas y presupuesto. Tengo los dos antes de devolver la llamada.",
    },
  },
  {
    id: "sample-renata-oliveira",
    name: "Renata Oliveira",
    market: "miami_beach",
    specialty: "family_housing",
    rating: 4.7,
    deals: 96,
    responseTime: 5,
    experience: 9,
    languages: ["en", "es", "pt"],
    headline: { en: "Mid-Beach homes with room to grow", es: "Casas amplias en Mid-Beach" },
    testimonial: {
      en: "Half my renters write in Portuguese first. I join a chat that’s already started.",
      es: "La mitad me escribe primero en portugués. Entro a una conversación que ya empezó.",
    },
  },
  {
    id: "sample-lucas-ferreira",
    name: "Lucas Ferreira",
    market: "downtown_miami",
    specialty: "luxury_rentals",
    rating: 4.8,
    deals: 103,
    responseTime: 3,
    experience: 5,
    languages: ["en", "pt"],
    headline: { en: "High floors on Biscayne Boulevard", es: "Pisos altos sobre Biscayne Boulevard" },
    testimonial: {
      en: "I used to answer the same ten questions every night. Now I read ten answers every morning.",
      es: "Antes contestaba las mismas diez preguntas cada noche. Ahora leo diez respuestas cada mañana.",
    },
  },
  {
    id: "sample-monique-laurent",
    name: "Monique Laurent",
    market: "downtown_miami",
    specialty: "corporate_housing",
    rating: 4.9,
    deals: 142,
    responseTime: 2,
    experience: 11,
    languages: ["en", "fr", "es"],
    headline: {
      en: "Apartments for hospital and court staff on assignment",
      es: "Apartamentos para personal de hospitales y tribunales con contrato temporal",
    },
    testimonial: {
      en: "The score tells me who signs this week. It’s right more often than I am.",
      es: "El puntaje me dice quién firma esta semana. Acierta más que yo.",
    },
  },
  {
    id: "sample-carlos-benitez",
    name: "Carlos Benítez",
    market: "downtown_miami",
    specialty: "family_housing",
    rating: 4.6,
    deals: 71,
    responseTime: 6,
    experience: 4,
    languages: ["en", "es"],
    headline: { en: "Two and three bedrooms near the Metromover", es: "Dos y tres habitaciones cerca del Metromover" },
    testimonial: {
      en: "Renters write in both languages in one sentence. The assistant keeps up.",
      es: "La gente mezcla los dos idiomas en una frase. El asistente le sigue el paso.",
    },
  },
  {
    id: "sample-victoria-salas",
    name: "Victoria Salas",
    market: "coral_gables",
    specialty: "luxury_rentals",
    rating: 5,
    deals: 88,
    responseTime: 3,
    experience: 14,
    languages: ["en", "es"],
    headline: { en: "Mediterranean houses and gated streets", es: "Casas mediterráneas y calles privadas" },
    testimonial: {
      en: "My clients expect discretion. The assistant only asks what I’d ask.",
      es: "Mis clientes esperan discreción. El asistente pregunta solo lo que yo preguntaría.",
    },
  },
  {
    id: "sample-daniel-weiss",
    name: "Daniel Weiss",
    market: "coral_gables",
    specialty: "corporate_housing",
    rating: 4.7,
    deals: 65,
    responseTime: 5,
    experience: 7,
    languages: ["en", "he", "es"],
    headline: {
      en: "Housing for visiting faculty and consulates",
      es: "Vivienda para profesores visitantes y consulados",
    },
    testimonial: {
      en: "I stopped chasing forms. Everyone who reaches me has a date and a budget.",
      es: "Dejé de perseguir formularios. Quien llega a mí ya tiene fecha y presupuesto.",
    },
  },
  {
    id: "sample-gabriela-pinto",
    name: "Gabriela Pinto",
    market: "coral_gables",
    specialty: "family_housing",
    rating: 4.9,
    deals: 118,
    responseTime: 4,
    experience: 10,
    languages: ["en", "es"],
    headline: {
      en: "Houses with a yard, from the Gables to South Miami",
      es: "Casas con patio, de Coral Gables a South Miami",
    },
    testimonial: {
      en: "I show three homes, not thirty. That saves everybody a weekend.",
      es: "Muestro tres casas, no treinta. Todos se ahorran un fin de semana.",
    },
  },
  {
    id: "sample-mateo-rangel",
    name: "Mateo Rangel",
    market: "brickell",
    specialty: "luxury_rentals",
    rating: 4.8,
    deals: 156,
    responseTime: 2,
    experience: 7,
    languages: ["en", "es"],
    headline: { en: "New towers between the river and the bay", es: "Torres nuevas entre el río y la bahía" },
    testimonial: {
      en: "A renter wrote at 2 a.m. At 9 I called her first. She signed at noon.",
      es: "Me escribió a las 2 a. m. A las 9 la llamé primero. Firmó al mediodía.",
    },
  },
  {
    id: "sample-priya-raman",
    name: "Priya Raman",
    market: "brickell",
    specialty: "corporate_housing",
    rating: 4.9,
    deals: 134,
    responseTime: 3,
    experience: 9,
    languages: ["en", "es"],
    headline: {
      en: "Walk-to-work apartments for finance and tech",
      es: "Apartamentos a pasos de la oficina, para finanzas y tecnología",
    },
    testimonial: {
      en: "Every lead comes with its reasons, so my team argues less and calls more.",
      es: "Cada prospecto llega con sus razones: mi equipo discute menos y llama más.",
    },
  },
  {
    id: "sample-olga-serrano",
    name: "Olga Serrano",
    market: "brickell",
    specialty: "family_housing",
    rating: 4.7,
    deals: 92,
    responseTime: 5,
    experience: 12,
    languages: ["en", "es", "ru"],
    headline: {
      en: "Larger apartments near parks and Brickell Key",
      es: "Apartamentos amplios cerca de parques y Brickell Key",
    },
    testimonial: {
      en: "I put the link on every sign. The sign now speaks two languages.",
      es: "Puse el enlace en cada letrero. Ahora el letrero habla dos idiomas.",
    },
  },
];
