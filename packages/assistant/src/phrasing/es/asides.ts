import type { asides as english } from "../en/asides.ts";
import type { Wording } from "../wording.ts";

export const asides: Record<keyof typeof english, Wording> = {
  aside_genuine: {
    base: [
      "Las propiedades son de {agent_full}, y puedes verificar su licencia en {link}. Por este chat nunca se paga nada.",
      "Es normal preguntar. Puedes verificar la licencia de {agent_full} en {link}, y por este chat nunca se cobra dinero.",
    ],
  },
  aside_how: {
    base: [
      "Funciona así: me cuentas qué buscas, te respondo con las propiedades de {agent}, y de ahí sigue {agent}.",
      "Tú me dices qué necesitas, yo lo comparo con las propiedades de {agent} y se lo paso todo.",
    ],
    direct: ["Me dices qué necesitas, reviso las propiedades y {agent} hace el resto."],
  },
  aside_free: {
    base: ["Escribir aquí no te cuesta nada.", "Este chat es gratis para ti."],
  },
  aside_needed: {
    base: ["Nada más {open}.", "Solo {open}, y ya está.", "Me falta {open}."],
  },
  aside_needed_nothing: {
    base: ["Nada más, ya tengo todo.", "Con eso basta, gracias."],
  },
  aside_next: {
    base: ["En cuanto tenga {open}, {agent} te contacta.", "Con {open}, {agent} ya puede encargarse."],
  },
  aside_next_done: {
    base: [
      "De tu parte ya está todo: {agent} lo tiene y te contacta.",
      "Ahora le toca a {agent}: ya tiene tu búsqueda y te va a responder.",
    ],
  },
  aside_think: {
    base: [
      "Claro, tómate tu tiempo. Escríbeme aquí cuando sepas.",
      "Sin apuro. Aquí estoy cuando quieras seguir.",
      "Dale, cuando puedas. Seguimos por aquí mismo.",
    ],
    professional: ["Por supuesto, tómate el tiempo que necesites. Puedes continuar aquí cuando quieras."],
    warm: ["Claro que sí, sin prisa. Aquí te espero."],
    direct: ["Bien. Escribe cuando sepas."],
  },
  aside_number: {
    base: ["Puedes contactar a {agent} por {contact}.", "El contacto de {agent} es {contact}."],
  },
  aside_number_none: {
    base: ["Ya le avisé a {agent} que prefieres hablar.", "{agent} ya sabe que quieres hablar por teléfono."],
  },
  aside_there: {
    base: ["¡Sí, aquí estoy!", "Aquí sigo.", "Sí, dime."],
  },
  aside_how_are_you: {
    base: ["¡Todo bien, gracias por preguntar!", "¡Muy bien, gracias!", "¡Bien, gracias!"],
    professional: ["Muy bien, gracias."],
    direct: ["Bien, gracias."],
  },
  aside_hours: {
    base: [
      "{agent} trabaja {days}, de {from} a {to}; yo te respondo a cualquier hora.",
      "El horario de {agent} es de {from} a {to}, {days}. Yo estoy aquí a toda hora.",
    ],
  },
  aside_hours_visits: {
    base: [
      "{agent} responde mensajes {days}, de {from} a {to}; visitas también hay en otros horarios.",
      "La oficina de {agent} atiende {days}, de {from} a {to}, y hay visitas también fuera de ese horario.",
    ],
  },
  aside_small_talk: {
    base: ["¡Jaja, te creo!", "¡Me imagino!", "¡Así es!"],
    professional: ["Te entiendo."],
    warm: ["¡Ay, me imagino!"],
    direct: ["Te creo."],
  },
  aside_complains: {
    base: [
      "Lamento eso. Si prefieres hablar con {agent}, me dices.",
      "Perdón por la molestia. Le paso el chat a {agent} cuando quieras.",
    ],
    professional: ["Lamento lo ocurrido. {agent} puede seguir contigo cuando lo pidas."],
    direct: ["Lo siento. Si prefieres hablar con {agent}, dilo."],
  },
  aside_dislikes_bots: {
    base: [
      "Te entiendo. Si prefieres a {agent}, dímelo y le paso el chat.",
      "Está bien. Si quieres hablar con {agent}, me dices y le paso el chat.",
    ],
  },
  aside_apology: {
    base: ["¡No te preocupes!", "¡No pasa nada!", "¡No hay problema!"],
    professional: ["No hay ningún problema."],
    direct: ["No pasa nada."],
  },
  aside_late: {
    base: ["Gracias por avisar, ya se lo dije a {agent}.", "No hay problema, {agent} ya lo sabe."],
  },
  aside_company: {
    base: [
      "Claro, le aviso a {agent} que vienes con alguien.",
      "Gracias por avisar, le digo a {agent} que vienes con alguien.",
    ],
    direct: ["Le aviso a {agent} que vienes con alguien."],
  },
  aside_company_instead: {
    base: [
      "Claro que sí, puede ir en tu lugar; le aviso a {agent}.",
      "Sí, claro, que vaya en tu lugar. {agent} ya lo sabe.",
    ],
  },
  aside_other_search: {
    base: [
      "Ahora paso a esa búsqueda; la tuya queda en este chat para que {agent} la vea.",
      "Una búsqueda a la vez: desde ahora sigo con esa, y {agent} ve la tuya en este chat.",
    ],
  },
  aside_found: {
    base: [
      "¡Felicidades por tu nuevo hogar! Si algo cambia, escríbeme aquí.",
      "¡Me alegra que lo lograras! Aquí estoy si vuelves a necesitarme.",
    ],
    professional: ["Felicidades. Si algo cambia, puedes escribir aquí cuando quieras."],
    direct: ["Qué bien. Escribe aquí si eso cambia."],
  },
  aside_awaits: {
    base: ["Aquí sigo.", "Este chat queda abierto para ti."],
    professional: ["Puedes escribir aquí en cualquier momento."],
  },
  aside_away: {
    base: [
      "No hace falta que vengas por ahora. Si te sirve un recorrido por video, dímelo y se lo pido a {agent}.",
      "Está bien, no hay que verla en persona todavía. Si quieres un recorrido por video, dime y le pregunto a {agent}.",
    ],
    professional: ["No hay inconveniente. Si deseas un recorrido por video, se lo pido a {agent}."],
    direct: ["No hay problema. Si quieres verla por video, se lo pido a {agent}."],
  },
  aside_browses: {
    base: [
      "Claro, mira con calma. Cualquier pregunta, aquí estoy.",
      "Dale, sin apuro. Si algo te interesa, me preguntas.",
    ],
    professional: ["Por supuesto, con calma. Con gusto respondo cualquier pregunta."],
    direct: ["Claro. Pregunta lo que sea."],
  },
  aside_right_place: {
    base: ["¡Sí, aquí es! Este es el chat de las rentas de {agent}.", "Sí, este es el chat de las rentas de {agent}."],
    professional: ["Sí, aquí se atienden las rentas de {agent}."],
  },
  aside_movable: {
    base: [
      "Claro, si te sale algo me escribes por aquí y la movemos.",
      "Sí, sin problema: me escribes por aquí si necesitas otra hora.",
    ],
    direct: ["Sí, me escribes por aquí."],
  },
  aside_agents_number: {
    base: ["Ese es el número de {agent}, así que me falta el tuyo.", "Ese número es de {agent}; ¡me falta el tuyo!"],
  },
  aside_second_number: { base: ["También le pasé a {agent} el {phone}.", "{agent} ya tiene también el {phone}."] },
  aside_contact_person: {
    base: ["Le pedí a {agent} que se comunique con {person}.", "{agent} se va a comunicar con {person}."],
  },
  aside_speaks_spanish: {
    base: ["Ya le dije a {agent} que sea en español.", "En español, claro; {agent} ya lo sabe."],
  },
  aside_speaks_english: { base: ["Ya le dije a {agent} que sea en inglés.", "En inglés, claro; {agent} ya lo sabe."] },
  aside_mirrors: {
    base: [
      "Sigo el idioma de tu mensaje; español o inglés, como prefieras.",
      "Perdona, mezclé los idiomas igual que tú. Español o inglés, los dos me sirven.",
    ],
  },
  aside_missed: {
    base: ["Perdona, se me pasó.", "Disculpa, eso se me escapó."],
    professional: ["Mis disculpas, se me pasó."],
  },
  aside_slip: {
    base: ["Tienes razón, perdona.", "Es verdad, perdona."],
    professional: ["Tienes razón, disculpa."],
    direct: ["Tienes razón."],
  },
  aside_listens: {
    base: ["Gracias por contarme.", "Bueno saberlo, gracias."],
    professional: ["Te agradezco que me lo cuentes."],
    direct: ["Bueno saberlo."],
  },
  aside_unanswered: {
    base: [
      "Perdona, se me pasó. Ya le pasé tu pregunta a {agent}, que te la responde por aquí.",
      "Disculpa. {agent} ya tiene tu pregunta y te la va a responder.",
    ],
    professional: ["Mis disculpas. Ya le transmití tu pregunta a {agent}."],
  },
  aside_leaves: {
    base: [
      "No hay problema, ¡gracias por escribir! Si cambias de idea, aquí me tienes.",
      "Te entiendo, ¡suerte con la búsqueda! Puedes escribirme cuando quieras.",
    ],
    professional: ["Entiendo. Gracias por escribir; puedes escribir aquí cuando quieras."],
    direct: ["Está bien. Si cambias de idea, escribe por aquí."],
  },
  aside_leaves_cheaper: {
    base: [
      "Te entiendo, ¡mucha suerte! Si quieres que te avisemos cuando salga algo más barato, deja aquí un teléfono o correo.",
      "No hay problema, ¡que te vaya muy bien! Deja un teléfono o correo si quieres que {agent} te avise de algo más barato.",
    ],
    professional: ["Entiendo. Si deseas saber de algo más económico, puedes dejar aquí un teléfono o correo."],
    direct: ["Está bien, suerte. Para saber de algo más barato, deja un teléfono o correo."],
  },
  aside_leaves_cheaper_told: {
    base: [
      "Te entiendo, ¡mucha suerte! Ya le pedí a {agent} que te escriba si sale algo más barato.",
      "No hay problema, ¡que te vaya muy bien! {agent} ya sabe que te interesa algo más barato.",
    ],
    professional: ["Entiendo. Ya le pedí a {agent} que te avise si sale algo más económico."],
  },
  aside_rejects: {
    base: ["Claro, esa la dejamos a un lado.", "No hay problema, esa queda fuera."],
  },
  aside_all_dear: { base: ["Te entiendo, las rentas están altas.", "Sí, es bastante dinero."] },
  aside_too_dear: {
    base: ["Entiendo, esa pasa de lo que quieres pagar.", "Ya veo, esa la dejamos a un lado."],
  },
  aside_notify: {
    base: [
      "Ya le pedí a {agent} que te avise cuando salga algo.",
      "{agent} ya sabe que quieres enterarte cuando salga algo.",
    ],
  },
  aside_video: {
    base: [
      "Los recorridos por video los organiza {agent}; ya le dije que te gustaría uno.",
      "Ya le conté a {agent} que quieres verla por video.",
    ],
    professional: ["Los recorridos por video los coordina {agent}. Ya le transmití tu solicitud."],
    direct: ["Eso lo organiza {agent}. Ya se lo dije."],
  },
  aside_channel: {
    base: ["Claro, por ahí está bien.", "Sí, así está perfecto."],
    professional: ["Con gusto."],
  },
  aside_never_mind: {
    base: ["No hay problema, lo dejamos así.", "Listo, olvidado."],
    professional: ["Entendido, lo dejamos así."],
    direct: ["OK, lo dejamos."],
  },
  aside_rethinks: {
    base: [
      "Claro. ¿Qué te gustaría cambiar? Lo demás queda igual.",
      "No hay problema. Dime qué cambia y dejo lo demás como está.",
    ],
    professional: ["Por supuesto. ¿Qué deseas cambiar? Lo demás queda como está."],
    direct: ["Bien. ¿Qué cambia?"],
  },
  aside_room: {
    base: [
      "Aquí {agent} tiene viviendas completas; le pregunto si alguien renta un solo cuarto.",
      "Lo que hay aquí son viviendas completas, así que le pregunto a {agent} si hay un cuarto en renta.",
    ],
  },
  aside_office: {
    base: [
      "{agent_full} trabaja con {brokerage}, y puedes verificar la licencia en {link}.",
      "{agent_full} es de {brokerage}. La licencia se puede consultar en {link}.",
    ],
  },
  aside_office_license: {
    base: [
      "Puedes verificar la licencia de {agent_full} en {link}.",
      "La licencia de {agent_full} se puede consultar en {link}.",
    ],
  },
  aside_told_agent: {
    base: ["Sí, {agent} ve todo lo que escribes aquí.", "Sí, todo esto le llega a {agent}."],
  },
  aside_no_visit: {
    base: ["Todavía no hay ninguna visita reservada.", "Por ahora no hay visita agendada."],
  },
  aside_no_houses: {
    base: [
      "Ahora mismo {agent} solo tiene apartamentos; ya le pregunté por casas.",
      "Por el momento no hay casas, solo apartamentos; le pregunté a {agent} qué viene.",
    ],
  },
  aside_just_look: {
    base: ["Puedes ir solo a ver: la visita no te compromete a nada.", "Sin compromiso: ven y la ves."],
  },
  aside_link: {
    base: ["Aquí no puedo abrir enlaces.", "Los enlaces no se me abren en este chat."],
  },
};
