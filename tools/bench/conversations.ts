/**
 * The benchmark renters' messages: whole conversations of 6 to 8 turns, in both languages. `{n}` and `{phone}` are
 * unique per renter, since renters with the same contact are one person.
 */
export const conversations: string[][] = [
  [
    "Hi! I'm looking for a 2 bedroom in Brickell",
    "Around $3,000 a month, could stretch to 3200",
    "We'd move in on December 1st",
    "Do you allow dogs? I have a small one",
    "My name is Jordan Ellis",
    "jordan.ellis{n}@example.com",
    "Can I see it Saturday at 2pm?",
    "Thanks!",
  ],
  [
    "Hola, busco un apartamento de dos cuartos por Doral",
    "Hasta 2,600 al mes",
    "Me mudo a principios de enero",
    "¿El parqueo está incluido?",
    "Me llamo Lucía Fernández",
    "Mi número es {phone}",
    "Gracias",
  ],
  [
    "Is the studio downtown still available?",
    "My budget is 1900",
    "asap",
    "actually make that one bedroom, not a studio",
    "Sam Carter, {phone}",
    "No pets, just me",
  ],
  [
    "Hola, need something 2/2 cerca de Coral Gables",
    "2.8k más o menos",
    "el 15 de enero",
    "Is there a gym in the building?",
    "Soy Andrés, andres.m{n}@example.com",
    "¿Puedo verlo el viernes por la tarde?",
    "perfecto, gracias",
  ],
];
