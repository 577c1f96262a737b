import type { SameShape } from "../legalText.ts";
import type { privacyEn } from "./privacyEn.ts";

/** The privacy policy in Spanish. */
export const privacyEs: SameShape<typeof privacyEn> = {
  title: "Política de Privacidad",
  pageTitle: "Política de Privacidad · Llave",
  description:
    "Qué guarda Llave de un chat o de una cuenta, para qué, por cuánto tiempo, quién lo ve y cómo pedir que se borre.",
  intro:
    "Qué guarda Llave sobre usted, para qué, por cuánto tiempo y quién lo ve. Esta página es para quienes buscan vivienda y chatean por el SmartLink de un agente, para los agentes que usan Llave y para quienes visitan este sitio.",
  short: [
    "En el chat contesta un asistente de IA, no el agente. El chat se guarda y su agente lo lee.",
    "No vendemos sus datos ni mostramos publicidad. Nuestras cookies solo sirven para que el producto funcione.",
    "Nunca preguntamos por ninguna característica que proteja la ley de vivienda justa, ni la calificamos ni la usamos.",
    "Los prospectos y las conversaciones se guardan hasta dos años después de la última actividad, o menos si usted lo pide.",
    "Para ver o borrar sus datos, abra {ownData}, dígalo en el chat o escriba a {mail}.",
  ],
  sections: {
    who: {
      title: "Quiénes somos",
      body: [
        "Llave es un asistente de rentas con IA que atiende y ordena los prospectos de agentes inmobiliarios con licencia. Está en acceso anticipado en Miami. «Nosotros» es Llave. «Su agente» es el agente cuyo SmartLink usted abrió.",
        "Su agente decide cómo atenderle y lleva sus propios registros, según las reglas de su licencia y de su inmobiliaria. Nosotros operamos el asistente y guardamos la conversación por encargo de su agente. De las cuentas, la lista de espera y este sitio somos responsables solo nosotros.",
      ],
    },
    ai: {
      title: "Usted habla con una IA",
      body: [
        "El asistente de un SmartLink es un programa. Lo dice antes de que usted pueda escribir y lo repite cuando usted se lo pregunta. No es su agente, no es una persona y no tiene licencia.",
        "Puede pedir que le atienda una persona cuando quiera. Le avisamos a su agente y el asistente deja de hacerle preguntas.",
        "Contesta con la información que su agente ha registrado, y aun así puede equivocarse. Confirme lo importante con su agente antes de decidir algo o de pagarle a alguien.",
        "Nuestro propio programa interpreta sus mensajes y redacta las respuestas. Si ayuda un modelo de lenguaje externo, su proveedor recibe solo lo que necesita para esa respuesta: los mensajes recientes sin nombres, teléfonos ni correos, su búsqueda y las propiedades del agente. No puede entrenar sus modelos con eso.",
      ],
    },
    chat: {
      title: "Qué guardamos de un chat",
      body: [
        {
          terms: [
            [
              "La conversación",
              "Lo que escribieron usted y el asistente, cuándo y en qué idioma, y qué aviso sobre la IA vio usted.",
            ],
            [
              "Su búsqueda",
              "Lo que entendimos de ella: zona, habitaciones, baños, presupuesto, fecha de mudanza, duración del contrato, mascotas, parqueo, muebles, visitas que pidió y cuántas personas son, si usted lo menciona. El chat se la muestra como «Tu búsqueda hasta ahora», y ahí puede cambiarla.",
            ],
            [
              "Su contacto",
              "El nombre, el teléfono o el correo que usted quiera dar. Puede decir que no y seguir chateando.",
            ],
            [
              "El puntaje",
              "Un número de 0 a 100 con sus razones: qué tan pronto se muda, qué tan completa está su búsqueda, si hay cómo contactarle y qué pidió. Le ayuda a su agente a decidir a quién llamar primero. No le juzga como inquilino.",
            ],
            ["El enlace", "Qué SmartLink abrió, qué día, y si escaneó su código."],
            [
              "Otros canales",
              "Si escribe por mensaje de texto, WhatsApp o correo: su número o su dirección y los archivos que envía. Si pregunta por una vivienda en un portal de rentas que le escribe a la dirección de Llave de su agente: lo que ese portal comunica sobre usted.",
            ],
            ["Su calificación", "Las estrellas y los motivos, si califica el chat."],
          ],
        },
        "Por favor, nunca escriba en un chat números de tarjeta, de seguro social ni contraseñas. Ahí no hacen falta. Si reconocemos números de tarjeta o de seguro social, o algo sobre su estatus migratorio, lo quitamos antes de guardar el mensaje.",
        "El chat no le pide a su dispositivo ni la ubicación, ni los contactos, ni la cámara, ni el micrófono.",
      ],
    },
    agents: {
      title: "Qué guardamos de los agentes y de la lista de espera",
      body: [
        {
          terms: [
            [
              "Cuenta",
              "Nombre, correo, idioma, su contraseña en una forma que no permite recuperarla, y dónde tiene sesiones abiertas (navegador y hora).",
            ],
            [
              "Licencia",
              "Número y estado de la licencia, inmobiliaria, lo que usted declaró, cómo y cuándo se confirmó la licencia, cuándo abrió desde Llave el portal de licencias del estado, y una foto de su licencia si la envía. La usamos para verificarle, para volver a revisarla al azar y para cumplir nuestras propias obligaciones. Los inquilinos ven su nombre, su foto, su inmobiliaria y su insignia; nunca su número de licencia.",
            ],
            [
              "Trabajo",
              "Su perfil, SmartLinks, propiedades, conversaciones, prospectos y todo lo que espera su respuesta.",
            ],
            [
              "Lista de espera",
              "Nombre, correo, si es agente, su lugar, su código de referido, quién le refirió y la campaña del enlace por el que llegó.",
            ],
            [
              "Conexiones",
              "Lo que configure: su teléfono para avisos, calendarios, acceso al MLS, números para mensajes de texto y WhatsApp, claves de API, webhooks, aplicación de autenticación y llaves de acceso. Ciframos el acceso a esos servicios.",
            ],
            [
              "Comunidad",
              "Si decide aparecer en ella: su nombre, foto, inmobiliaria, zonas e idiomas, que ven otros agentes. Guardamos las presentaciones entre agentes durante 2 años.",
            ],
            [
              "Formulario de contacto",
              "El nombre, el correo y el mensaje de quien nos escriba por ahí, sea agente o no. Los guardamos durante 2 años.",
            ],
            ["Correo", "Qué correos le enviamos y si llegaron."],
            [
              "Dispositivos",
              "Si activa los avisos en un dispositivo: su navegador, la dirección que le dio el fabricante del navegador para recibirlos y cuándo llegó ahí el último. El fabricante de su navegador (Google, Apple, Mozilla o Microsoft) entrega los avisos, pero no los puede leer: van cifrados para su dispositivo. Dicen el nombre del inquilino y qué pasó, nunca un teléfono ni un correo. Al cerrar sesión en un dispositivo, ahí se acaban.",
            ],
          ],
        },
      ],
    },
    purposes: {
      title: "Para qué los usamos",
      body: [
        {
          list: [
            "Para contestar a quien busca vivienda, entender lo que busca y mostrarle a su agente a quién llamar primero.",
            "Para llevar las cuentas y la lista de espera, y enviar los correos relacionados.",
            "Para verificar que los agentes tengan licencia y evitar impostores y fraudes.",
            "Para que Llave funcione y sea segura, lo que incluye revisar conversaciones en las que el asistente se equivocó.",
            "Para cumplir la ley y atender solicitudes legítimas.",
          ],
        },
        "Las conversaciones nunca se usan para publicidad. Lo que usted le cuenta al asistente de un agente no se le muestra a ningún otro.",
      ],
    },
    cookies: {
      title: "Las cookies y su dispositivo",
      body: [
        "Usamos estas cookies y ninguna más. Ninguna le sigue a otros sitios.",
        {
          terms: [
            [
              "llave_visitor",
              "Se crea cuando abre un SmartLink. Es un número al azar que le permite a usted, y a nadie más, volver a su conversación. Un año.",
            ],
            [
              "llave_sid",
              "Se crea cuando inicia sesión y la mantiene abierta. 30 días, que se renuevan con el uso, 90 días como máximo.",
            ],
            [
              "llave_language",
              "Se crea cuando elige un idioma o abre un enlace a una página en un idioma específico. Recuerda si prefiere español o inglés. Un año.",
            ],
            [
              "llave_device",
              "Se crea cuando inicia sesión. Un número al azar con el que su cuenta reconoce este navegador, para avisarle por correo si se inicia sesión desde otro. Un año.",
            ],
            ["llave_place", "Se crea cuando entra en la lista de espera. Le muestra su propio lugar. Un año."],
            [
              "llave_own_data",
              "Se crea cuando demuestra con un código que un correo o un teléfono es suyo. Le permite ver o borrar sus datos. 30 minutos.",
            ],
          ],
        },
        "Contamos las vistas por página, idioma y día y, si usted llega desde otro sitio, por ese sitio y por la campaña del enlace. Para contar no usamos cookies ni guardamos direcciones, horas ni nada más sobre usted, así que no podemos distinguir a un visitante de otro. Si su navegador envía «Do Not Track» o «Global Privacy Control», su visita no se cuenta. Borramos los conteos a los 2 años.",
        "El almacenamiento de su navegador guarda además su idioma, la campaña del enlace por el que llegó (hasta que cierra la pestaña), los mensajes del chat que aún no se han enviado, si prefirió no calificar un chat y, mientras tenga la sesión abierta, su nombre, su correo y cuándo vence la sesión. También guarda cómo prefiere un agente ver las pantallas: columnas, vistas y atajos de teclado.",
        "Usamos su dirección de red (IP) por poco tiempo para frenar avalanchas de solicitudes e intentos de adivinar contraseñas. Con una conversación la guardamos solo como parte de la prueba si usted marca la casilla para recibir mensajes de texto o de WhatsApp. Cuando alguien inicia sesión o hace cambios en la seguridad de una cuenta, guardamos la dirección recortada y el tipo de navegador durante 2 años.",
      ],
    },
    sharing: {
      title: "Quién los ve",
      body: [
        {
          terms: [
            [
              "Su agente",
              "Ve su conversación, su búsqueda, sus datos de contacto y su puntaje, y nada de otros agentes. Si su agente conecta un calendario de Google o de Microsoft, sus visitas llegan ahí con su nombre, su teléfono y la propiedad. Si su agente conecta otro programa, ese programa recibe los prospectos, las conversaciones y las visitas que el agente permita.",
            ],
            ["Nuestro equipo", "Solo quienes lo necesitan para dar soporte, cuidar la seguridad y corregir fallas."],
            [
              "Proveedores",
              "Las empresas que alojan nuestros servidores y la base de datos, y las que entregan nuestro correo. Si se usan, también la empresa que transmite los mensajes de texto o de WhatsApp y el proveedor de un modelo de lenguaje. Solo pueden usar los datos para trabajar para nosotros. Donde mostramos un mapa de calles, su navegador lo pide al proveedor del mapa, que ve su dirección de red y la zona, pero no quién es usted.",
            ],
            ["Autoridades", "Solo cuando la ley lo exige, y nada más de lo que exige."],
            ["Un sucesor", "Si Llave cambia de dueño, sus datos siguen protegidos por lo que promete esta página."],
          ],
        },
        "No vendemos ni alquilamos sus datos, ni se los damos a anunciantes o a empresas que venden datos. No compartimos los teléfonos ni el consentimiento para recibir mensajes con nadie que quiera hacer su propia publicidad.",
      ],
    },
    "fair-housing": {
      title: "Vivienda justa",
      body: [
        "No preguntamos por nada de esto, ni lo calificamos ni lo usamos para elegir las viviendas y los horarios que le ofrecemos: la raza, el color, la religión, el sexo, la discapacidad, la situación familiar y el origen nacional, y lo que además protegen la Florida y el condado de Miami-Dade, como la edad, la ascendencia, el embarazo, el estado civil, la orientación sexual, la identidad de género, la fuente de ingresos o haber sobrevivido a la violencia doméstica. Tampoco calificamos su nombre ni el idioma en que escribe, ni los usamos para elegir viviendas y horarios.",
        "Si usted menciona algo de eso, sus palabras quedan en la conversación, salvo el estatus migratorio. Una pregunta sobre un voucher de vivienda, un animal de asistencia o un ajuste por discapacidad le llega a su agente para que la responda. No cambia ni su puntaje ni las viviendas que le mostramos.",
        "Lo comprobamos con pruebas: la misma búsqueda debe dar el mismo puntaje con ese dato y sin él, en español y en inglés.",
      ],
    },
    messages: {
      title: "Mensajes de texto, WhatsApp y correo",
      body: [
        "Dar su teléfono en un chat no es dar permiso para mensajes automáticos. Esos mensajes le llegan solo si su agente los activa y usted aceptó ese canal. Si usted escribe primero por mensaje de texto o WhatsApp, ahí recibe respuesta. Si da un correo, su agente y el asistente pueden escribirle ahí sobre su búsqueda y sus visitas.",
        "Pedimos el consentimiento aparte para cada canal y la casilla nunca viene marcada. No hace falta darlo para chatear, visitar una vivienda ni alquilarla. Guardamos como prueba el texto, la hora, la página, su dirección de red (IP) y el número; los tres últimos, solo mientras exista la conversación.",
        "Para no recibir más, responda ALTO o STOP, o dígalo en el chat. Vale para todos los SmartLinks de ese agente hasta que usted mismo pida reanudarlos. Responda AYUDA o HELP para saber quién le escribe. Su compañía telefónica puede cobrarle los mensajes y los datos.",
        "Los correos sobre la lista de espera traen un enlace para dejar de recibirlos, y los de un chat dicen cómo detenerlos. Los que protegen una cuenta, como el de restablecer la contraseña, los enviamos solo cuando hacen falta.",
      ],
    },
    retention: {
      title: "Por cuánto tiempo los guardamos",
      body: [
        {
          terms: [
            [
              "Prospectos y conversaciones",
              "Dos años después de la última actividad; luego los borramos. Si su agente quita un prospecto, lo borramos a los 30 días.",
            ],
            [
              "Cuentas y datos de licencia",
              "Hasta que se elimina la cuenta. Con ella se eliminan su perfil, SmartLinks, propiedades, prospectos y conversaciones.",
            ],
            [
              "Códigos de solicitudes de privacidad",
              "Un día. Un comprobante que no identifica a nadie queda en la cuenta del agente.",
            ],
            ["Lista de espera", "Hasta que se elimina su cuenta o usted pide salir de la lista."],
            ["Sesiones y enlaces enviados por correo", "Hasta que vencen."],
            [
              "Registro de correos",
              "90 días. Guardamos una invitación mientras exista su lugar en la lista de espera.",
            ],
            [
              "Lo que queda",
              "Si pidió no recibir más mensajes: una huella irreversible de su teléfono o correo, para que nadie vuelva a escribirle, y la prueba del consentimiento que dio y retiró.",
            ],
          ],
        },
        "Solo guardamos datos por más tiempo si la ley nos obliga. Las copias de respaldo desaparecen a medida que se reemplazan, y no restauramos lo que se borró.",
      ],
    },
    "your-data": {
      title: "Ver, corregir o borrar sus datos",
      body: [
        "Sin importar quién sea ni dónde viva, usted puede:",
        {
          list: [
            "ver lo que tenemos sobre usted y recibir una copia;",
            "pedir que se corrija, o corregir usted mismo su búsqueda en el chat;",
            "pedir que se borre antes de que pasen los dos años;",
            "detener los mensajes y pedir que le atienda una persona en lugar del asistente.",
          ],
        },
        "Abra {ownData} para obtener una copia o borrarlo todo usted mismo, al instante. Demuestra que es usted con el navegador en que chateó, o con un código que enviamos al correo que dio en la conversación o, si escribió por mensaje de texto o WhatsApp, al teléfono desde el que escribió. También puede escribir «borren mis datos» o «¿qué datos tienen de mí?» en el chat, que le lleva ahí, o escribir a {mail}. Respondemos en un plazo de 30 días, sin costo, y nadie puede tratarle distinto por haberlo pedido.",
        "El borrado incluye lo que su agente ve en Llave. Lo que el agente haya anotado en otro lugar solo puede borrarlo él o ella.",
        "Los agentes pueden descargar todo lo que hay en su cuenta y eliminarla en los ajustes de la cuenta, o pedírnoslo por correo.",
      ],
    },
    security: {
      title: "Seguridad",
      body: [
        "Las conexiones con Llave van cifradas. Las contraseñas y los secretos de las sesiones y de los enlaces enviados se guardan solo en una forma que no permite recuperarlos. Cada agente tiene acceso únicamente a sus propios datos.",
        "Ningún sistema es del todo seguro. Si una filtración le afecta, les avisamos a usted y a las autoridades como lo exige la ley de la Florida. Si encuentra una falla de seguridad, por favor escriba a {mail}.",
      ],
    },
    children: {
      title: "Menores de edad",
      body: [
        "Llave es para personas adultas. No guardamos a sabiendas datos que nos haya dado un menor. Si un menor usó un chat, escriba a {mail} y borraremos los datos.",
      ],
    },
    changes: {
      title: "Cambios y contacto",
      body: [
        "Cuando esta política cambia, también cambia la fecha que aparece arriba. Si un cambio afecta datos que ya tenemos, avisamos por correo a quienes tienen cuenta antes de que entre en vigor.",
        "Para preguntas, solicitudes y quejas, escriba a {mail}. Las reglas para usar Llave están en los {terms}.",
      ],
    },
  },
};
