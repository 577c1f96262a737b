import type { RenterWordings } from "./wordings.ts";

const months = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"];

function day(iso: string): string {
  return `${Number(iso.slice(8))} de ${months[Number(iso.slice(5, 7)) - 1]}`;
}

function month(iso: string): string {
  return months[Number(iso.slice(5, 7)) - 1] ?? "";
}

function rooms(count: number): string {
  return count === 0 ? "un estudio" : count === 1 ? "un cuarto" : `${count} cuartos`;
}

function dashed(phone: string): string {
  return `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;
}

export const es: RenterWordings = {
  opens: [
    "¡Hola!",
    "hola, vi tu enlace",
    "buenas, ando buscando apartamento",
    "buenas tardes",
    "hola, ¿tienen algo disponible?",
  ],
  answers: {
    area: [
      (p) => `me gustaría vivir en ${p.area}`,
      (p) => `por ${p.area} sería ideal`,
      (p) => `algo por ${p.area}`,
      (p) => `estamos viendo ${p.area}`,
    ],
    bedrooms: [
      (p) => `necesito ${rooms(p.bedrooms)}`,
      (p) => `con ${rooms(p.bedrooms)} está bien`,
      (p) => `busco ${rooms(p.bedrooms)}`,
    ],
    budget_max: [
      (p) => `hasta ${p.budget} al mes`,
      (p) => `puedo pagar ${p.budget} máximo`,
      (p) => `mi presupuesto es de ${p.budget}`,
      (p) => `no más de ${p.budget.toLocaleString("es-AR")}`,
    ],
    move_in: [
      (p) => `me mudaría el ${day(p.moveIn)}`,
      (p) => `el ${day(p.moveIn)} si se puede`,
      (p) => `para el ${day(p.moveIn)}`,
    ],
    name: [(p) => `soy ${p.name}`, (p) => `me llamo ${p.name}`, (p) => `mi nombre es ${p.name}`],
    phone: [
      (p) => `me puedes escribir al ${dashed(p.phone)}`,
      (p) => `mi celular es ${dashed(p.phone)}`,
      (p) => `(${p.phone.slice(0, 3)}) ${p.phone.slice(3, 6)} ${p.phone.slice(6)}`,
    ],
  },
  bare: {
    area: [(p) => p.area, (p) => p.area.toLowerCase()],
    bedrooms: [(p) => (p.bedrooms === 0 ? "estudio" : String(p.bedrooms))],
    budget_max: [(p) => String(p.budget), (p) => `$${p.budget}`],
    move_in: [(p) => day(p.moveIn), (p) => `el ${day(p.moveIn)}`],
    name: [(p) => p.name],
    phone: [(p) => p.phone, (p) => dashed(p.phone)],
  },
  small: {
    before: ["ay qué bueno, mira ", "déjame pensar... ", "la verdad ", "ok! "],
    after: [
      ", llevo semanas buscando y estoy agotada jaja",
      ". Mi hermana me habló de ustedes por cierto",
      ", ojalá me puedas ayudar",
      ". Hoy hace un calor terrible",
    ],
  },
  twoAtOnce: [
    (p) => `${p.area}, y hasta ${p.budget} al mes`,
    (p) => `${rooms(p.bedrooms)} por ${p.budget} máximo, en ${p.area}`,
    (p) => `me mudaría el ${day(p.moveIn)}, y que sea por ${p.area}`,
    (p) => `mi presupuesto es ${p.budget} y necesito ${rooms(p.bedrooms)}`,
  ],
  vagueMoves: [(p) => `en ${month(p.moveIn)}`, (p) => `por ${month(p.moveIn)}, no sé bien qué día`],
  interruptions: [
    "¿cómo funciona esto?",
    "déjame pensarlo",
    "¿estás ahí?",
    "¿qué más necesitas?",
    "¿es gratis?",
    "¿quién eres?",
    "hoy hace un calor jaja",
    "¿trabajan los fines de semana?",
  ],
  partner: [
    (p) => `hola, te escribe el esposo: que sean ${rooms(p.bedrooms)}`,
    (p) => `soy la roommate: hasta ${p.budget} entre las dos`,
  ],
  visits: ["¿puedo ver la primera?", "me gustaría verla", "¿cuándo puedo visitar la más barata?"],
  homeChoices: ["la primera", "la primera por favor", "mejor la primera"],
  timeChoices: ["la primera", "la segunda me sirve", "la última por favor"],
  vagueTimes: [
    "cualquier día por la tarde",
    "la semana que viene después del trabajo",
    "por la mañana no",
    "después de las 4",
  ],
  corrections: {
    bedrooms: [(p) => `no, mejor ${rooms(p.bedrooms)}`, (p) => `perdón, quise decir ${rooms(p.bedrooms)}`],
    budget_max: [(p) => `espera, mi máximo es ${p.budget}`, (p) => `me equivoqué: ${p.budget} al mes`],
    area: [(p) => `pensándolo bien, ${p.area}`, (p) => `cambié de idea, mejor ${p.area}`],
  },
  refusals: ["prefiero no decirlo", "no quiero dar ese dato", "prefiero no compartirlo"],
  questions: [
    "¿el parqueo está incluido?",
    "¿aceptan mascotas?",
    "¿cuánto es el depósito?",
    "¿tienen algo con balcón?",
    "¿sigue disponible?",
  ],
  insults: ["eres un bot inútil", "qué estupidez, idiota", "cállate y ayúdame"],
  wantsHuman: ["¿puedo hablar con una persona?", "quiero hablar con el agente", "que me llame alguien por favor"],
  company: ["somos mi esposa, los dos niños y yo", "somos cuatro", "yo y tres compañeros de cuarto"],
  returns: ["hola, soy yo otra vez", "buenas, volví", "hola, sigo buscando"],
  declinesHelp: ["no, sigamos por aquí", "no gracias, sigue"],
  thanks: ["¡gracias!", "genial, muchas gracias", "perfecto, chao"],
};
