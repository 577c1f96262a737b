import { fold } from "../understanding/words.ts";
import { verbFamilies } from "./es/verbs.ts";

/**
 * English and Spanish words that may replace one another inside a phrase of either language, because people in Miami mix
 * them ("remove me de la lista", "eres human?"). One form of a Spanish verb stands for all forms of the same speaker.
 */
const rows = `
the = el la los las
my, our = mi mis nuestra nuestro
your = tu su tus sus
any = algun alguna
it, that, this = lo la eso esto
with = con
to = a al para
for = para por
but = pero
move, moving = mudar mudarme mudarnos
instead = vez
you = tu usted te ustedes
more, anymore = mas
please, pls = porfa favor please
now = ahora ya
today = hoy
tomorrow = manana
later = luego despues
again = nunca
other, another, different, else = otro otra otros otras
how = como
what = que
which = cual
when = cuando
who = quien
some = unos unas
something, anything = algo
someone, somebody, anyone = alguien
still = todavia aun
free = libre
available = disponible disponibles
taken, rented, gone, leased = alquilado rentado ocupado
good = buena bueno buenas buenos
bad = mala malo malas
better, best = mejor
safe = segura seguro
dangerous = peligrosa peligroso
crime = crimen delincuencia
area, neighborhood, zone = zona barrio area vecindario
school, schools = escuela escuelas colegio colegios
people, person, folks = gente personas persona
neighbors, neighbours = vecinos
families, family = familias familia
kids, children = ninos hijos
building = edificio
kind, type = tipo clase
lives, live = vive viven
human = humano humana
person = persona
real = real verdad
machine = maquina
robot = robot
agent, realtor = agente realtor
owner, landlord = dueno propietario
number, phone = numero telefono celular
email, mail = correo
name = nombre
call = llamar llamame llame llamarme
talk, speak, chat = hablar chatear conversar
text, texting, message, write, messaging, writing, contact, contacting = mandandome enviandome llamandome escribir escribirme escriban escribiendo escribiendome escribas contactar contactarme contactes textear textearme textees mandar mandarme manden
send, sending = mandar mandarme enviar enviarme mande envie
bother, bothering = molestar molestarme molesten
stop = parar paren dejen
messages, texts = mensajes textos
list = lista
remove, take = quitar quita quitame saca sacame borra borrame
see, view, visit = ver verlo verla visitar visitarlo conocer conocerlo
show = mostrar mostrarme muestra ensenar ensenarme ensena
tour, showing, visit, appointment, appt, viewing = visita cita recorrido tour
schedule, book, set = agendar agenda agendame reservar coordinar programar
stop_by, come, go, pass = pasar ir
time, hour = hora horario
day, date = dia fecha
move, change, push, switch = mover cambiar mueve cambia pasar correr
reschedule = reprogramar reagendar
cancel = cancelar cancela cancelen cancelame
make = poder llegar
weather = clima tiempo
joke = chiste
restaurant, restaurants = restaurante restaurantes
homework = tarea
job, jobs = trabajo empleo
game = juego partido
instructions, rules = instrucciones reglas
previous = anteriores anterior
prompt = prompt
stupid, idiot, dumb = estupido estupida idiota
useless = inutil
trash, garbage, shit = basura mierda
scammers, scammer, crooks, thieves = estafadores ladrones
spanish = espanol castellano
english = ingles
speak, talk = hablar hablas hablamos hable
price, rent, cost = precio renta alquiler costo
deposit = deposito
fee, fees = cargo cargos
month = mes
pay = pagar pago
charge = cobrar cobran
extra = extra adicional
need, want = necesito quiero necesitas quieres
give, giving = dar darte darle doy dando darlo
share, sharing = compartir comparto compartiendo
say, tell, telling = decir decirte digo decirlo
prefer, rather = prefiero mejor
stay, remain = quedar quedarme
private, personal = privado personal
anonymous = anonimo anonima
comfortable = comodo comoda
wrong = mal equivocado equivocada
meant = quise
accept, accepts, allow, allowed, take = aceptan permiten
`;

const families = new Map(verbFamilies.flatMap((family) => family.map((form) => [form, family] as const)));

const wordsOf = (list: string): string[] => list.split(/[\s,]+/).filter((word) => word !== "");

function counterparts(): { spanish: Map<string, string[]>; english: Map<string, string[]> } {
  const spanish = new Map<string, string[]>();
  const english = new Map<string, string[]>();
  for (const row of rows.trim().split("\n")) {
    const [left = "", right = ""] = row.split("=");
    const inEnglish = wordsOf(left).map(fold);
    const inSpanish = [...new Set(wordsOf(right).flatMap((word) => families.get(fold(word)) ?? [fold(word)]))];
    for (const word of inEnglish) spanish.set(word, [...(spanish.get(word) ?? []), ...inSpanish]);
    for (const word of inSpanish) english.set(word, [...(english.get(word) ?? []), ...inEnglish]);
  }
  return { spanish, english };
}

/** The other language's words that may occur in an English phrase, and in a Spanish one, by the word they replace. */
export const { spanish: spanishFor, english: englishFor } = counterparts();
