/** Words for made-up people, places and conversations. */
export const names =
  "Ana Luis María José Camila Daniela Marcus Priya Gregory Valentina Tyrell Yusleidy Carmen Diego Sofía Mateo Olivia Liam Emma Noah Lucía Andrés Paula Javier Grace Hannah Kevin Brenda Iván Rosa".split(
    " ",
  );
export const surnames =
  "García Pérez Rodríguez Gómez Torres Díaz Ferrer Restrepo Whitfield Raman Okafor Rossi Jackson Bermúdez Quiroga Toussaint Morales Herrera Castillo Vega Suárez Ortiz Delgado Peña Ríos Smith Johnson Brown Miller Davis Clark Lewis Walker Young King Wright Scott Green Baker Adams".split(
    " ",
  );
export const places = [
  "Brickell",
  "Edgewater",
  "Wynwood",
  "Doral",
  "Coral Gables",
  "Coconut Grove",
  "Downtown Miami",
  "Little Havana",
  "Miami Beach",
  "Aventura",
  "Kendall",
  "Midtown",
];
export const streets = [
  "Brickell Bay Dr",
  "SW 8th St",
  "NE 27th St",
  "Biscayne Blvd",
  "Coral Way",
  "NW 2nd Ave",
  "Collins Ave",
  "S Miami Ave",
];

/** A conversation line by line; the even lines are the assistant's. */
export const linesEn = [
  "Hi, I'm the AI assistant. Which area are you looking in?",
  "Hi! Two bedrooms if possible, near work",
  "Two bedrooms, noted. What is your budget for a month?",
  "Up to 3,000, a little more if it has parking",
  "And when would you like to move in?",
  "Around the first of the month",
  "Who am I talking to?",
  "You can call me any time after five",
  "Thanks! Is there anything else I should tell the agent?",
  "Is it still available?",
];
export const linesEs = [
  "Hola, soy el asistente con IA. ¿En qué zona buscas?",
  "Hola, dos cuartos si se puede, cerca del trabajo",
  "Anotado, dos cuartos. ¿Cuál es tu presupuesto al mes?",
  "Hasta 3,000, un poco más si tiene parqueo",
  "¿Y para cuándo te mudas?",
  "Como para el primero de mes",
  "¿Con quién hablo?",
  "Me puedes llamar después de las cinco",
  "¡Gracias! ¿Algo más que le cuente a la agente?",
  "¿Todavía está disponible?",
];
