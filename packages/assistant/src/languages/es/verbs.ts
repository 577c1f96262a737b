import { fold } from "../../understanding/words.ts";

/**
 * Verbs of renting by infinitive, each with its irregular parts: `ie`, `ue` and `i`
 * replace the last vowel of its stem under stress (`st` the whole stem); `yo` is its first
 * person, `fut` the stem of its future and `pret` the stem of its preterite, if they differ.
 */
const verbs = `
 aceptar acabar agendar ahorrar anotar apuntar alcanzar alquilar anular apartar aplazar aplicar aprobar:ue arrendar:ie atender:ie avisar ayudar
 borrar buscar caber:yo=quepo,fut=cabr,pret=cup calificar cambiar cancelar chatear chequear cobrar comenzar:ie compartir comprar comunicar
 confirmar conocer:yo=conozco conseguir:i,yo=consigo considerar consultar contactar contar:ue contestar conversar coordinar
 corregir:i,yo=corrijo costar:ue cuadrar deber decidir decir:i,yo=digo,fut=dir,pret=dij dejar demorar despedir:i suspender atrasar adelantar correr aplazar postergar depositar desear desocupar detener:ie,yo=detengo,fut=detendr,pret=detuv durar
 eliminar empezar:ie encantar encontrar:ue ensenar entender:ie entrar entregar enviar escribir esperar estacionar estirar exigir:yo=exijo existir explicar
 firmar fumar funcionar ganar gastar gustar hablar hacer:yo=hago,fut=har,pret=hic incluir:st=incluy,yo=incluyo informar instalar interesar invertir:ie,pret=invirti
 llamar llegar llevar mandar manejar marcar mirar molestar mostrar:ue mover:ue mudar necesitar negociar
 ocupar ofrecer:yo=ofrezco olvidar pagar parecer:yo=parezco parquear pasar pedir:i pensar:ie permitir planear platicar poder:ue,fut=podr,pret=pud
 poner:yo=pongo,fut=pondr,pret=pus posponer:yo=pospongo,fut=pospondr,pret=pospus precisar preferir:ie preguntar programar
 quedar querer:ie,fut=querr,pret=quis quitar reagendar rebajar recibir recomendar:ie recorrer renovar:ue rentar reprogramar requerir:ie reservar responder revisar
 sacar salir:yo=salgo,fut=saldr seguir:i,yo=sigo separar servir:i solicitar subir tardar tener:ie,yo=tengo,fut=tendr,pret=tuv terminar textear tomar trabajar traer:yo=traigo,pret=traj
 transferir:ie trasladar usar valer:yo=valgo,fut=valdr vencer:yo=venzo vender venir:ie,yo=vengo,fut=vendr,pret=vin ver:yo=veo,pret=v verificar visitar vivir volver:ue admitir andar:pret=anduv`;

/** Forms that are another everyday word when written without accents, so they don't show a verb by themselves. */
const homographs = new Set(
  "renta rentas rento pago pagos paso pasos pase visita visitas cobro deposito depositos cuenta cuentas cuento cuentos contrato vista vistas ve ves gasto gastos firma firmas llamada llamadas entrada entradas parte salida salidas muestra muestras busca ayuda ayudas compra compras marca marcas marco llave llaves trabajo trabajos usted uso usos muda mudas reserva reservas reservo rebaja rebajas ahorro ahorros ahorra llamas saca aparte apartes cambio cambios toma tomas parado vale vales hecho hecha dicho vivo viva vino vinos vi vio vieron vimos viste use separado separada separadas separados anuncio precisa preciso interesado interesada interesados interesadas ocupado ocupada pasado pasada sera seria quisiste puesto puesta visto vista empleo planeo sal haz ten ven pon di pareces parece vence marca baja bajo sube subo entra entre entren entres limite limites conocido recibo recibos recibido sabes".split(
    " ",
  ),
);

/** Irregular forms. */
const irregular = [
  "voy vamos ire iremos iria iriamos",
  "doy damos dare daremos daria dariamos",
  "das dan daras dara daran darian darias",
  "darme darnos",
  "darmelo darnoslo darmela darmelos",
  "dame deme denme danos denos",
  "damelo demelo denmelo damela demela damelos",
  "estoy estamos estare estaremos estaria estariamos",
  "hay habra habria hubiera",
].map((forms) => forms.split(" "));

interface Stems {
  root: string;
  stressed: string;
  kind: "a" | "e" | "i";
  yo: string;
  future: string;
  preterite?: string;
}

function stemsOf(entry: string): Stems {
  const [infinitive = "", notes = ""] = entry.split(":");
  const options = new Map(notes.split(",").map((note) => note.split("=") as [string, string | undefined]));
  const root = infinitive.slice(0, -2);
  const change = ["ie", "ue", "i"].find((vowel) => options.has(vowel));
  const vowel = change === "ue" ? /o(?=[^aeiou]*$)/ : /e(?=[^aeiou]*(?:u[^aeiou]*)?$)/;
  const stressed = options.get("st") ?? (change === undefined ? root : root.replace(vowel, change));
  const preterite = options.get("pret");
  return {
    root,
    stressed,
    kind: infinitive.slice(-2, -1) as Stems["kind"],
    yo: options.get("yo") ?? `${stressed}o`,
    future: options.get("fut") ?? infinitive,
    ...(preterite !== undefined && { preterite }),
  };
}

/** The stem before an ending in e, with its spelling: busc- is busqu-, pag- is pagu-, empez- is empec-. */
function beforeE(stem: string): string {
  return stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");
}

/** Forms of one verb without accents, by speaker, and by statement, wish, past or request. */
function familiesOf(entry: string): string[][] {
  const { root, stressed, kind, yo, future, preterite } = stemsOf(entry);
  const thema = kind === "a" ? "a" : "e";
  const wish = kind === "a" ? beforeE(stressed) : yo.slice(0, -1);
  const wishOwn = kind === "a" ? beforeE(root) : yo.slice(0, -1);
  const wishVowel = kind === "a" ? "e" : "a";
  const past = kind === "a" ? `${root}a` : preterite === undefined ? `${root}ie` : `${preterite}ie`;
  const and = (stem: string, endings: string): string[] => endings.split(" ").map((ending) => stem + ending);
  const wishes = [...and(wish + wishVowel, "s n"), wish + wishVowel];
  const commands = [...new Set([`${stressed}${thema}`, `${root}${kind}`, ...wishes.slice(1)])];
  const infinitive = `${root}${kind}r`;
  const objects = ["lo", "la", "los", "las"];
  const own = ["me", "nos"];
  const ownObjects = objects.flatMap((object) => [`me${object}`, `nos${object}`]);
  const conditional = `${future}ia`;
  return [
    [
      yo,
      `${root}${kind}mos`,
      ...and(future, "e emos"),
      ...and(conditional, " mos").map((form) => form.trim()),
      ...and(past, "ra ramos"),
    ],
    [
      ...and(stressed + thema, "s n"),
      `${stressed}${thema}`,
      ...and(root + kind, "s"),
      ...and(future, "as a an"),
      conditional,
      ...and(conditional, "s n"),
      ...and(past, "ra ras ran"),
    ],
    wishes,
    [`${wishOwn}${wishVowel}mos`],
    pastForms(root, kind, preterite, "own"),
    pastForms(root, kind, preterite, "other"),
    objects.map((object) => infinitive + object),
    own.map((ending) => infinitive + ending),
    ownObjects.map((ending) => infinitive + ending),
    commands.flatMap((command) => own.map((ending) => command + ending)),
    commands.flatMap((command) => ownObjects.map((ending) => command + ending)),
    commands.flatMap((command) => objects.map((object) => command + object)),
    kind === "a" ? and(`${root}ad`, "o a os as") : and(`${root}id`, "o a os as"),
  ];
}

function pastForms(root: string, kind: Stems["kind"], irregular: string | undefined, who: "own" | "other"): string[] {
  const imperfect = kind === "a" ? `${root}aba` : `${root}ia`;
  const stem = irregular ?? root;
  if (who === "own") {
    const told = irregular !== undefined ? ["e", "imos"] : kind === "a" ? ["e", "amos"] : ["i", "imos"];
    const spelled = told[0] === "e" && irregular === undefined ? beforeE(stem) : stem;
    return [spelled + told[0], stem + told[1], imperfect, `${imperfect}mos`];
  }
  const told =
    irregular !== undefined ? ["iste", "o", "ieron"] : kind === "a" ? ["aste", "o", "aron"] : ["iste", "io", "ieron"];
  return [...told.map((ending) => stem + ending), imperfect, `${imperfect}s`, `${imperfect}n`];
}

/** Wishes ("acepte", "tengan"): the family of each verb that comes third. */
const wishIndex = 2;

/** Present subjunctives of the second and third person, used for wishes: "que acepte", "que tenga". */
export const subjunctives: readonly string[] = [
  "sea sean este esten haya hayan vaya vayan de den quepa quepan".split(" "),
  ...verbs
    .trim()
    .split(/\s+/)
    .map((entry) => familiesOf(entry)[wishIndex] ?? []),
]
  .flat()
  .filter((form) => !homographs.has(form));

/**
 * Forms of Spanish verbs that mean the same in a signal, whatever form of address: tú, vos, usted
 * and ustedes; present, future and conditional. What the renter does, what others do, what someone
 * wishes and what is past stay separate.
 */
export const verbFamilies: readonly (readonly string[])[] = [
  ...irregular,
  ...verbs.trim().split(/\s+/).flatMap(familiesOf),
].map((family) => [...new Set(family.map(fold))].filter((form) => !homographs.has(form)));
