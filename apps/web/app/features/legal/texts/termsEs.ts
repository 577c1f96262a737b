import type { SameShape } from "../legalText.ts";
import type { termsEn } from "./termsEn.ts";

/** The terms of service in Spanish. */
export const termsEs: SameShape<typeof termsEn> = {
  title: "Términos del Servicio",
  pageTitle: "Términos del Servicio · Llave",
  description:
    "El acuerdo para usar Llave: el acceso anticipado, lo que el asistente hace y no hace, y de qué son responsables los agentes.",
  intro:
    "Estos términos son el acuerdo entre usted y Llave cuando escribe en un chat, entra en la lista de espera o usa una cuenta. Los escribimos para que se lean.",
  short: [
    "Llave está en acceso anticipado: por invitación, en Miami, y todavía cambia.",
    "El asistente es una IA. Puede equivocarse, no tiene licencia y no decide nada sobre usted.",
    "Los agentes son responsables de su licencia, sus propiedades y la vivienda justa.",
    "Un puntaje o un chat nunca puede usarse para aceptar o rechazar a un inquilino.",
    "Nunca cobramos dinero en un chat. Si alguien se lo pide ahí, no somos nosotros.",
  ],
  sections: {
    agreement: {
      title: "Su acuerdo con nosotros",
      body: [
        "Al crear una cuenta, entrar en la lista de espera o escribir en un chat, usted acepta estos términos. La {privacy} explica qué pasa con sus datos. Si usa Llave para una inmobiliaria o un equipo, acepta también en nombre de la inmobiliaria o del equipo y confirma que puede hacerlo.",
        "Debe tener al menos 18 años.",
      ],
    },
    service: {
      title: "Qué es Llave",
      body: [
        "Llave es un asistente de rentas con IA que atiende y ordena los prospectos de agentes inmobiliarios con licencia, sobre todo en rentas. El agente comparte un SmartLink; quien busca vivienda chatea ahí con el asistente, en español o en inglés; y el agente ve cada conversación y lo que el asistente entendió de ella.",
        "Llave es un programa. No es una inmobiliaria, ni un propietario, ni una empresa de evaluación de inquilinos; no representa a ninguna de las partes ni participa en ningún contrato de renta.",
      ],
    },
    "early-access": {
      title: "Acceso anticipado",
      body: [
        "Llave se ofrece a un número limitado de agentes en una sola área metropolitana. Invitamos a quienes están en la lista de espera y podemos decidir a quién invitar y cuándo; el lugar en la lista y el tiempo de espera son aproximados. Si usted entra a Llave por la lista de espera, recibe una prueba de tres meses.",
        "En el acceso anticipado, las funciones pueden cambiar, limitarse o desaparecer, y puede haber fallas. Nuestra meta es un 99.9% de disponibilidad. Es una meta, no una garantía. Cuando podemos, avisamos de las interrupciones.",
        "Si nos envía ideas o nos reporta fallas, podemos usar lo que nos diga para mejorar Llave, sin deberle nada por ello.",
      ],
    },
    assistant: {
      title: "Lo que el asistente hace y lo que no hace",
      body: [
        {
          list: [
            "Dice que es una IA y le ofrece que le atienda una persona si lo pide.",
            "Contesta con lo que el agente registró sobre una propiedad, y le pasa al agente lo que no sabe.",
            "No negocia, no aprueba ni rechaza solicitudes, no interpreta contratos, no entrega llaves ni códigos y no recibe dinero.",
            "No da consejos legales, financieros ni de impuestos, y no dice qué zonas son buenas, seguras o adecuadas para alguien.",
          ],
        },
        "Puede entender mal o equivocarse. Los precios, las fechas y las condiciones no obligan a nadie hasta que el agente o el propietario los confirme. En una emergencia llame al 911, no al chat.",
      ],
    },
    renters: {
      title: "Si usted busca vivienda",
      body: [
        "Chatear es gratis, no requiere cuenta y no le obliga a nada. Por favor, dé información verdadera sobre su búsqueda, y comparta solo lo que quiera que el agente sepa.",
        "Una visita queda acordada cuando se le confirma. Ni Llave ni un chat prometen que una vivienda siga disponible ni que será para usted. Las solicitudes y los contratos son entre usted, el propietario y el agente.",
        "Antes de pagarle a alguien, busque la licencia del agente en el sitio público del estado y vea la vivienda. Los anuncios copiados son una estafa muy común. Nunca envíe por un chat dinero, números de tarjeta ni su seguro social.",
      ],
    },
    agents: {
      title: "Si usted es agente: licencia y cuenta",
      body: [
        "Llave es solo para profesionales con licencia. Usted confirma que:",
        {
          list: [
            "su licencia está activa en el estado que eligió, y lo que nos dice de ella y de usted es verdad;",
            "podemos guardar los datos de su licencia para verificarla y cumplir nuestras obligaciones, y volver a revisarla al azar;",
            "nos avisará enseguida si su licencia vence, se suspende o pasa a otra inmobiliaria.",
          ],
        },
        "La información falsa puede llevar a la suspensión. Las insignias de agente con licencia y de agente con licencia verificada significan lo que dice su explicación; no son una recomendación nuestra.",
        "Su cuenta es solo suya. No comparta la contraseña y avísenos si otra persona pudo haberla usado.",
      ],
    },
    duties: {
      title: "Si usted es agente: sus deberes",
      body: [
        "El asistente trabaja para usted y en su nombre. El profesional sigue siendo usted, y usted:",
        {
          list: [
            "cumple la ley de licencias y las reglas de publicidad de su estado, que en la Florida incluyen mostrar el nombre de su inmobiliaria;",
            "lee sus conversaciones, responde lo que el asistente le pasa y corrige lo que hizo mal;",
            "elige cuánto hace el asistente por su cuenta y es responsable de lo que se envía en su nombre;",
            "publica solo viviendas que puede ofrecer, con datos verdaderos y al día y con fotos que puede usar;",
            "usa lo que le cuentan solo para ayudar a encontrar vivienda, y lo respeta cuando piden que no les escriban más o que borren sus datos;",
            "conserva los registros que exigen su bróker y la ley. Puede descargar los suyos cuando quiera.",
          ],
        },
      ],
    },
    "fair-housing": {
      title: "Vivienda justa",
      body: [
        "Todo el que usa Llave debe cumplir la Ley federal de Vivienda Justa, la Ley de Vivienda Justa de la Florida y, en el condado de Miami-Dade, el capítulo 11A de su Código. Eso se aplica a los anuncios, las respuestas, las viviendas que se muestran y a quién se le devuelve la llamada.",
        "No escriba anuncios ni instrucciones que prefieran o excluyan a personas, ni intente que el asistente pregunte, califique o filtre por lo que esas leyes protegen. Se negará. Podemos rechazar un texto así o cerrar una cuenta por ello.",
        "El asistente trata un voucher de vivienda como un ingreso legítimo, no trata a los animales de asistencia como mascotas y le pasa las solicitudes de ajustes razonables al agente, que debe responderlas.",
      ],
    },
    screening: {
      title: "Llave no evalúa inquilinos",
      body: [
        "El puntaje ayuda al agente a decidir a quién llamar primero. Dice qué tan lista está una búsqueda, no qué tan bueno es un inquilino. No es un informe del consumidor, y Llave no es una agencia de informes del consumidor.",
        "Nadie puede usar un puntaje, una conversación ni nada de Llave para aceptar o rechazar a un solicitante, ni para fijar la renta, un depósito o condiciones. Esas decisiones las toman personas, fuera de Llave, con los mismos criterios escritos y legales para todos.",
      ],
    },
    messages: {
      title: "Mensajes de texto, WhatsApp y correo",
      body: [
        "Los mensajes automáticos de texto y de WhatsApp se envían solo si el agente los activa y la persona aceptó ese canal o recibe ahí una respuesta. Dar un teléfono en un chat no es dar consentimiento, y el consentimiento nunca es condición para una visita o un contrato.",
        "Si usted es agente, escribe solo a quienes le dieron su consentimiento ellos mismos; no usa listas compradas ni recopiladas; respeta cada ALTO o STOP de inmediato y en todas partes; y los mensajes de seguimiento se envían de 8 a. m. a 8 p. m. en el lugar de quien los recibe, y no más de tres en 24 horas. Las respuestas a lo que escribe quien busca vivienda salen a cualquier hora; los recordatorios de una visita no cuentan entre los tres y por correo también salen a cualquier hora.",
      ],
    },
    conduct: {
      title: "Lo que nadie puede hacer",
      body: [
        {
          list: [
            "Hacerse pasar por otra persona, o por agente sin serlo.",
            "Engañar, amenazar, acosar o discriminar a nadie.",
            "Pedir por medio de Llave dinero, números de tarjeta o códigos a quien busca vivienda.",
            "Enviar publicidad, programas dañinos o contenido sobre el que no tiene derechos.",
            "Recopilar datos en masa, leer lo que no es suyo o burlar límites y protecciones.",
            "Copiar el servicio o usarlo para entrenar modelos que compitan con él.",
          ],
        },
      ],
    },
    plans: {
      title: "Pruebas, planes y precios",
      body: [
        "La prueba no requiere tarjeta y nunca se convierte automáticamente en un plan de pago. Usted paga solo después de elegir un plan de pago, al precio y con los límites que se le muestran en ese momento, más impuestos. No hay reparto de ingresos ni comisión por contrato cerrado.",
        "Las conversaciones que pasan el límite de un plan se siguen atendiendo y cuentan como excedente al precio de ese plan; en una prueba, el asistente entonces solo toma los datos de contacto para usted. Los cambios de plan se aplican de inmediato y se prorratean. Puede cancelar cuando quiera; el plan sigue hasta el final del período pagado. Si un precio sube, avisamos al menos 30 días antes de aplicarlo.",
      ],
    },
    ownership: {
      title: "Qué es suyo y qué es nuestro",
      body: [
        "Lo que usted escribe y sube sigue siendo suyo. Nos permite guardarlo, mostrarlo, traducirlo y procesarlo solo en lo necesario para que Llave funcione para usted.",
        "El programa, el diseño y el nombre Llave son nuestros. Puede usarlos como se describe en estos términos.",
      ],
    },
    ending: {
      title: "Cómo termina este acuerdo",
      body: [
        "Puede dejar de usar Llave cuando quiera y eliminar su cuenta en los ajustes. Antes, descargue lo que quiera conservar: los prospectos y las conversaciones se eliminan con la cuenta.",
        "Podemos suspender o cerrar el acceso si una licencia es falsa o falta, si se incumplen las leyes de vivienda justa o estos términos, si alguien puede resultar perjudicado o si la ley lo exige. Le decimos por qué y, si nadie corre peligro, primero le damos la oportunidad de corregirlo. Si termina el acceso anticipado en su conjunto, tendrá al menos 30 días para descargar sus datos.",
      ],
    },
    liability: {
      title: "Responsabilidad, en palabras sencillas",
      body: [
        "Llave se ofrece tal como es. Trabajamos con cuidado, pero en acceso anticipado no podemos prometer que nunca falle, que el asistente nunca se equivoque ni que le traiga cierto número de prospectos, un contrato o una vivienda.",
        "Hasta donde la ley lo permite, no respondemos por comisiones, contratos, ganancias o datos perdidos ni por otros daños indirectos. Nuestra responsabilidad total se limita a lo que usted nos pagó en los doce meses anteriores o a 100 dólares de Estados Unidos, lo que sea mayor.",
        "Si usted es agente y alguien nos reclama por sus anuncios, por sus mensajes o porque usted incumplió la ley o estos términos, usted cubre lo que eso nos cueste, salvo lo que hayamos causado nosotros.",
        "Nada de esto limita la responsabilidad por dolo o fraude, ni los derechos a los que la ley no le deja renunciar, entre ellos los de vivienda justa y los del consumidor.",
      ],
    },
    law: {
      title: "Ley y disputas",
      body: [
        "Por favor, escríbanos primero; casi todo puede arreglarse en 30 días. Si no, se aplica la ley de la Florida y deciden los tribunales del condado de Miami-Dade. Los consumidores conservan los derechos y los tribunales que su propia ley les garantiza.",
        "Si una parte de estos términos no es válida, el resto sí lo es. Existen en español y en inglés y dicen lo mismo en los dos idiomas; si difieren, se aplica el texto en inglés, a menos que la ley le dé a usted el beneficio del otro.",
      ],
    },
    changes: {
      title: "Cambios y contacto",
      body: [
        "Cuando estos términos cambian, también cambia la fecha que aparece arriba. Si un cambio es importante, avisamos por correo a quienes tienen cuenta al menos 30 días antes. Si no está de acuerdo, puede eliminar su cuenta antes de esa fecha; si sigue usando Llave, se aplican los términos nuevos.",
        "Para todo lo relacionado con estos términos, escriba a {mail}.",
      ],
    },
  },
};
