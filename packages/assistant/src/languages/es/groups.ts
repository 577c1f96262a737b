const dogs =
  "golden, golden retriever, pastor aleman, yorkie, husky, frenchie, pitbull, pitbulls, rottweiler, labrador, chihuahuas, salchicha, perro grande, perros grandes, perro, perros, perra, perrita, perrito, perritos, perritas, cachorro, cachorros, cachorrito, canino, chihuahua, chihuahueno, chihuahuena, pequines, dalmata, galgo, terrier, yorkshire, cocker, rottwailer, bulldog frances, bulldog ingles, lomito, firulais, bulldog, poodle, caniche, perrijo, perrijos, perrote, shih tzu, schnauzer, beagle, boxer, sato, sata, satos, pug, doberman, husky siberiano, chucho, schnauzers, pomerania, pomeranian, maltes, maltipoo, border collie, dogo, mestizo, perrhijo, perrhija";
const cats =
  "gato, gatos, gata, gatita, gatito, gatitos, gaticos, gatico, michi, michis, minino, minina, mininos, siames, persa, gatuno, felino, gathijo";
const birds =
  "pajaro, pajaros, pajaritos, pericos, periquito, periquitos, lorito, loritos, loros, canario, canarios, perico, loro, cotorra, cotorras, cotorrita, pajarito, aves, cacatua, guacamaya";
const rabbits = "conejito, conejitos, conejita, conejo, conejos";
const fish = "pez, peces, pececito, pececitos, pecera, acuario";
const hamsters = "hamster, hamsters, hamstercito, jamster, cuy, cuyo, conejillo de indias";
const turtles = "tortuga, tortugas, tortuguita, tortuguitas, jicotea, jicoteas";
const snakes = "serpiente, serpientes, culebra, culebras";
const otherPets =
  "iguana, iguanas, lagarto, lagartija, reptil, reptiles, huron, hurones, erizo, erizos, chinchilla, chinchillas, cerdito, puerquito";
const petNames = `${dogs}, ${cats}, ${birds}, ${rabbits}, ${fish}, ${hamsters}, ${turtles}, ${snakes}, ${otherPets}, mascota, mascotas, perrico, animal, animales, animalito, animalitos, peludo, mascotica, mascotita`;

/** Every combination of one phrase from each list, as a list. */
function joined(...lists: string[]): string {
  return lists
    .map((list) => list.split(", "))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)))
    .join(", ");
}

const limitSetBefore = joined(
  "que no, no",
  "se pase de, se me pase de, se vaya de, se me vaya de, se vaya por encima de, se suba de, rebase, rebase los, sobrepase, sobrepase los, supere los, exceda los, exceda de, pase los, llegue a los, vaya mas alla de, cueste arriba de",
);

/** Word classes of Spanish as spoken in Miami: Cuban, Venezuelan, Colombian, Argentine, Mexican and Caribbean words side by side. */
export const groups: Record<string, string> = {
  setPhrase:
    "por separado, se renta, se alquila, se arrienda, si se puede, si es posible, si fuera posible, de ser posible, menos cuarto, yo diria que, diria que, yo diria, me queda mejor, queda mejor, me viene mejor, me cambio, nos cambiamos, como no, seguridad 24 horas, seguridad privada, gracias a dios, de lunes a viernes, lunes a viernes, de lunes a sabado, entre semana, por lo menos, al menos, mas o menos, a lo mejor, me da igual, me dan igual, da igual, dan igual, mil gracias, gracias mil, mil thanks, mil thank yous, mil thank you, thanks a million, mil disculpas, mil perdones, por lo mejor, en un segundo, un segundo, si no, o si no, me conviene mejor, y ya, antes de ir a verlo, antes de ir a verla, antes de verlo, antes de ir, antes de la visita, antes de visitarlo",
  nameBehind: "aqui, por aqui, por aca, aca, al habla, de nuevo, otra vez",
  namedThing: "el, la, los, las, ese, esa, este, esta, y el, y la, y los, y las, y ese, y esa",
  plainAnswer: "nop, nel, sip, simon, claro, sipi",
  each: "cada",
  whether: "si",
  vehicle:
    "carro, carros, auto, autos, coche, coches, vehiculo, vehiculos, camioneta, camionetas, troca, trocas, moto, motos, motocicleta, nave, van, pickup, camion, camioncito, jeep, yip, yipeta, jeepeta, motora, motoneta, maquina",
  transit:
    "pie, guagua, bus, buses, autobus, metro, metrorail, metromover, tren, bici, bicicleta, bicla, uber, lyft, taxi, colectivo, scooter, patineta, transporte publico, transporte, trolley",
  belongings:
    "cosas, corotos, tereques, muebles, trastes, bartulos, checheres, pertenencias, mobiliario, menaje, enseres, mis cosas, cachivaches, tarecos, matules, cama, sofa",
  crossedBy: "por, x",
  lacking: "sin",
  inPlace: "en, por",
  noLonger: "ya no",
  pairOf: "un par de, par de, un parcito de",
  pair: "papas, padres, abuelos, suegros, viejos, gemelos, mellizos, morochos, jimaguas",
  enough: "me sobra, nos sobra, me basta, nos basta, me alcanza, nos alcanza, es suficiente, basta, me va bien",
  joiner: "y, e, o, u, pero, tambien, ademas, pues, entonces, porque, asi que, igual",
  but: "pero, sino",
  therefore: "asi que, entonces, por eso, o sea",
  or: "o, u, o si no, o sino, si no, o tal vez, tal vez, o quizas, quizas, o hasta, a lo mejor, o quiza",
  something: "algo",
  season: "verano, este verano, el verano, otono, este otono, invierno, este invierno",
  "season:6": "verano, este verano, el verano",
  "season:9": "otono, este otono",
  "season:12": "invierno, este invierno",
  and: "y",
  plus: "mas, o mas",
  article: "un, una, unos, unas, el, la, los, las",
  is: "es, son, deben ser, tienen que ser, deben de ser, sea, seria, serian, seria de, es de, sea de",
  opening:
    "hola, holaa, buenas, buenos dias, buen dia, buenas tardes, buenas noches, buena tarde, buena noche, saludos, que tal, que bola, que onda, que hubo, quiubo, epa, epale, oye, oiga, mira, mire, hey, ok, okey, bueno, dale, listo, si, claro, gracias, muchas gracias, perfecto, perdon, disculpa, disculpe, perdona, ah, ay, eh, este, genial, chevere, bacano, de acuerdo, vale, ya, buen dia, muy buenas, hola que tal, como esta, como estas, por favor, espera, mejor, ok perfecto, esta bien, muy bien, excelente",
  courtesy:
    "si se puede, si es posible, si fuera posible, de ser posible, por ahora, por el momento, de momento, jaja, jajaja, jeje, lol, por favor, porfa, porfavor, please, gracias, muchas gracias, pls, xfa, xfavor, si, dale, señor, señora, amigo, amiga, ya, ahora, ok, mi amor, hermano, asere, mi hermano, pana, mijo, de favor, linda, jefe, che, parce, parcero, parcera, brother, broder, mano, mi llave, acere, consorte, carnal, compa, compadre, guey, wey, vale mia, mi vida, corazon, bella, mi reina, reina, papa, papi, mami, jefa, señorita, senorita, mijita, mija, mi nina, mi nino, patron, patrona, causa, veci, vecina, vecino, compi, tio, linda, hermosa, de ustedes, de usted",
  contractPaper: "contrato, aplicacion, solicitud, lease, arrendamiento, suscripcion",
  stopFiller:
    "de este numero, de su parte, de esta compania, de esta agencia, de parte de ustedes, textos, mensajes de texto, text messages, messages, texts, mensajitos, nada, de mensajes, de textos, de whatsapp, de aqui, de esto, basta, de ustedes, ustedes, por este medio, ya, todo, mensajes, eso, esto, de una vez, ya basta",
  deny: "deja de mandarme, deja de enviarme, deja de mostrarme, deja de ensenarme, deje de mandarme, deje de enviarme, dejen de mandarme, dejen de enviarme, dejen de mostrarme, para de mandarme, paren de mandarme, ya no me mandes, ya no me manden, no sigas mandandome, no me mandes de, no me manden de, no me mandes en, no me manden en, no me ensenes de, no me muestres de, no me mandes mas, no me manden mas, no me gusta, no me gustan, no nos gusta, no me convence, no me convencen, se me complico, se me complica, se me hizo imposible, se me hace imposible, no llego, no alcanzo, no son, no era, no eran, no seria, no serian, no fue, no somos, no quise decir, no conozco, no sera, olvida, olvidate de, olvidese de, olvidemos, descarta, no, nunca, ni, nada de, sin, tampoco, ya no, no necesito, no necesitamos, no busco, no puedo, no es en, jamas, ningun, ninguna, no es, no en, no quiero, evitar, fuera de, lejos de, dejemos, descartemos, quitemos",
  // whose a value is
  savings: "ahorrado, ahorrados, ahorros, ahorre, ahorramos, guardado, guardados, en el banco",
  contactVerb: "llamar, llame, llama, contactar, contacta, escribir, avisar",
  withUs: "con nosotros, con nosotras",
  occupies:
    "trabajar, estudiar, visitar, trabajo, trabaja, trabajan, trabajamos, trabajando, trabajara, oficina, pega, escuela, colegio, universidad, estudia, estudian, estudiando, visitamos, visite, visitado, de visita, vacaciones, paseo",
  nearness: "cerca, cerquita, cercano, pegado, al lado, a la vuelta, por alla",
  whereTold: "donde",
  versus: "contra, versus, vs",
  anyAtAll: "nada, ningun, ninguna, ninguno, algo, algun, alguna",
  currentOne: "mi, nuestro, el actual",
  homesMeant:
    "esos, esas, estos, estas, eso, ese, esa, todos esos, todas esas, todos, todas, ambos, ambas, los que, las que, aquellos, el otro, la otra, los otros, las otras",
  thoseMeant: "esos de, esas de, estos de, ese de, esa de, esos, esas, estos",
  tellsOf: "son, es, eran, era, tienen, tiene, dicen, dice, salen, traen",
  presented: "mandas, ensenas, muestras, ofreces, envias, pones",
  presentedToMe:
    "mandaste, mandaron, mandando, mandandome, ensenaste, ensenaron, ensenando, ensenandome, mostraste, mostraron, mostrando, mostrandome, ofreciste, ofrecieron, ofreciendo, ofreciendome, enviaste, enviaron, enviando, enviandome, pusiste, pusieron, poniendo, diste, dieron",
  ownVoice: "yo, nosotros, mi, nuestro, nuestra",
  modal: "debe, deben, tiene que, tienen que, seria, serian, sea, sean, que sea, que sean, que tenga, que tengan",
  addressee: "tu, usted, ustedes",
  fits: "quepo, cupo, cabria, entro, entramos, cabe, caben, cabemos, sirve, sirven, alcanza, alcanzan, conviene, convienen, interesa, interesan, gusta, gustan, funciona, llego, llegamos, puedo, podemos, da, dan, nos da, cuadra",
  reason:
    "que me, que nos, que queda, que esta, que hay, que es, que no, que se, porque, pues, ya que, es que, por lo, por el, por la",
  denyAfter:
    "es carisimo, es carisima, son carisimos, ya es mucho, ya es demasiado, se me sale, se nos sale, se me queda chico, se me queda chiquito, se nos queda chico, se nos queda chiquito, se me hace mucho, se me hace caro, se me hace lejos, queda lejos, me queda lejitos, no me muestre, no me muestres, no me muestren, no me ensene, no me ensenes, no me mande, no me mandes, ni me muestre, ni me muestres, esta lejos, esta muy lejos, queda muy lejos, me queda lejos, me queda muy lejos, muy lejos, es muy lejos, muy caro, no, nada, ni loco, ni loca, no puedo, no podemos, no me viene bien, no me queda bien, no me conviene, imposible, ya no, no me gusta, no me sirve, no nos sirve, no me sirven, no nos sirven, descartado, descartada, es mucho, es demasiado, es muy caro, es mucha plata, es mucho dinero, se me va, se me pasa, queda lejos, no me interesa, no quiero",
  notOnly:
    "no solo, no mas de, no mas que, no importa, no hay problema, no se si, no solamente, no pasa nada, no menos de",
  until: "hasta, antes",
  except:
    "menos, excepto, salvo, todo menos, cualquiera menos, donde sea menos, menos en, en vez de, en vez, en vez del, en lugar de, en lugar, en lugar del, que no sea, que no sea en, no sea, excepto en, aparte de, nada en, quitando",
  atMost: `${limitSetBefore}, estirarme a, estirarme hasta, estirarnos a, llegar a, llegar hasta, llego a, llego hasta, subir a, subir hasta, no puedo pasar de, no podemos pasar de, no quiero pasar de, no pasar de, no puedo pagar mas de, no podemos pagar mas de, no quiero pagar mas de, no pago mas de, hasta, maximo, maximo de, max, menos de, por debajo de, no mas de, no mas que, debajo de, como maximo, tope, tope de, a lo sumo, como mucho, menor a, menor de, menos que, que no pase de, no puedo pasar de, no podemos pasar de, no quiero pasar de, no pasar de, no me puedo pasar de, no puedo pagar mas de, no podemos pagar mas de, que no pasen de, no pasar de, no pase los, no pasarme de, que no supere, no suba de, que no suba de, no suban de, no se pase de, no cueste mas de, que no cueste mas de, no valga mas de, que no exceda, un maximo de, el maximo es, maximo es, limite de, limite, abajo de, no mayor a, no mayor de, inferior a, por menos de, no pase de, que no sea mas de, no puedo pasar de, no quiero pasar de, cuando mucho, maximo hasta, con tope de, bajo, bajo los, no llegue a, que no llegue a`,
  atLeast:
    "al menos, minimo, minimo de, por lo menos, mas de, desde, a partir de, arriba de, encima de, por encima de, mas alla de, pasarme de, pasarnos de, pasarse de, superar los, superar, exceder, irme a mas de, como minimo, no menos de, de minimo, un minimo de, minimo unos, mas que, aunque sea",
  moreThan:
    "mas de, mas que, mas alla de, arriba de, encima de, por encima de, pasar de, pasarme de, pasarnos de, pasarse de, pase de, pasen de, superar los, superar, subir de, suba de, exceder, irme a mas de, irme por encima de",
  orMore:
    "o mas, minimo, para arriba, en adelante, como minimo, por lo menos, al menos, pa arriba, o superior, o mayor",
  orLess:
    "o menos, maximo, como maximo, max, tope, a lo sumo, como mucho, para abajo, pa abajo, cuando mucho, es mi maximo, es mi tope, es lo maximo, es el maximo, es mi limite, de tope, de maximo",
  between: "entre, de, desde, entre los, de unos",
  rangeTo: "a, y, hasta, al, a los, y los, hasta el, y el, a unos, y el dia, hasta los",
  approx:
    "como, unos, unas, alrededor de, aproximadamente, mas o menos, maso, masomenos, maomeno, aprox, cerca de, tipo, casi, a eso de, por ahi de, por, mas o menos unos, digamos, de, los, cosa de, son, por los, en unos, en los, como unos, como de, ponle, ponele",
  currency: "$, dolares, dolar, usd, us$, dolaritos, verdes, pesos, dls, dlls, bolos, cocos, barras, fulas, €, euros",
  perMonth:
    "al mes, por mes, mensual, mensuales, /mes, cada mes, mes, mensualmente, x mes, el mes, / mes, mensualidad, de mensualidad, todos los meses, p/m, de renta, de renta al mes, de alquiler, la mensualidad",
  perWeek: "la semana, a la semana, por semana, semanal, semanales, x semana, cada semana, /semana, / semana",
  perYear: "al ano, por ano, anual, anuales, cada ano, /ano, el ano, anualmente, / ano, x ano",
  measure:
    "pies, pies cuadrados, metros, m2, metros cuadrados, millas, minutos, kilometros, km, cuadras, %, por ciento, porciento, estrellas, anos, horas, libras, lbs, veces, kilos, de credito, puntos, personas, am, pm",
  zero: "cero",
  double: "doble",
  triple: "triple",
  phoneFiller: "y, guion, luego, despues, con, mas, eh, este",
  atSign: "arroba, @, aroba",
  dotSign: "punto",
  underscoreSign: "raya abajo, rayita abajo, guion bajo, subguion, raya baja, guion abajo, barra baja",
  dashSign: "guion, guion medio, raya",
  dateLink: "de, del, el, la, los, en, dia, mes de, del mes de, por, las, a",
  dayArticle: "el, dia, el dia, al, del",
  beforeMonth:
    "en, de, para, desde, hasta, principios de, mediados de, fines de, finales de, fin de, inicios de, a partir de, proximo, por, antes de, despues de, desde el, para el, este, el, del, ya en, como en, durante",
  beforeDay:
    "el, para el, los, este, proximo, desde el, hasta el, antes del, a partir del, del, al, para, todos los, por el, y el, o el, tipo",
  thisMonth: "este mes, el mes, este mismo mes, mes actual, del mes, mes corriente, del corriente, de este mes",
  nextMonth:
    "proximo mes, mes que viene, el mes que viene, el proximo mes, mes entrante, el mes entrante, del mes que viene, del proximo mes, mes proximo, siguiente mes, el siguiente mes, el otro mes, otro mes, mes siguiente, del otro mes, del mes entrante, del mes proximo",
  monthNoun: "mes, meses",
  early:
    "principios de, a principios de, a principio de, principio de, inicios de, a inicios de, comienzos de, a comienzos de, a comienzo de, comienzo de, primeros dias de, los primeros dias de, los primeros de, a primeros de, primeros de, al principio de, empezando, a inicio de, inicio de, temprano en, principios del, a principios del, comienzos del, inicios del, los primeros dias del, primeros dias del, entrando, a primeros, principio del, al comienzo de, empezando el, al inicio de",
  mid: "mediados de, a mediados de, mitad de, a mitad de, la mitad de, a mediado de, mediado de, medio de, para mediados de, mediados del, a mediados del, mitad del, a mitad del",
  late: "finales de, a finales de, fines de, a fines de, fin de, a fin de, final de, al final de, ultimos dias de, los ultimos dias de, a final de, terminando, finales del, fines del, fin del, ultimos dias del, los ultimos dias del, a finales del, final del, al final del, a ultimos de, ultimos de, finalizando, acabando, ultima semana de, la ultima semana de, casi a fin de",
  last: "ultima, la ultima, ultimos, ultimo, el ultimo, los ultimos",
  half: "medio, media",
  halfMonth: "quincena",
  daysFromNow: "de hoy en, de aqui en",
  week: "semana, semanas, sem",
  day: "dia, dias",
  today: "hoy, hoy mismo, esta noche, esta tarde, hoy dia",
  tomorrow:
    "manana, mañana mismo, manana por la tarde, manana por la manana, manana en la tarde, manana en la manana, manana temprano, mñn, manana a la tarde, manana a la manana",
  dayAfterTomorrow: "pasado manana, pasado, pasado mañana",
  weekend:
    "fin de semana, este fin de semana, el fin de semana, el finde, finde, este finde, el fin, este fin, el weekend, este weekend",
  thisWeek: "esta semana, esta misma semana, en la semana",
  nextWeek:
    "proxima semana, la proxima semana, semana que viene, la semana que viene, la otra semana, semana entrante, la semana entrante, la semana proxima, la siguiente semana, semana proxima, otra semana, la que viene",
  withinTime:
    "en los proximos, en las proximas, dentro de los proximos, antes de, en menos de, en el proximo, dentro de las proximas",
  inTime:
    "en cosa de, en cuestion de, a la vuelta de, en, dentro de, en unos, en unas, en como, como en, dentro de unos, en aproximadamente, de aqui a, de aca a",
  fromNow: "a partir de hoy, desde hoy, a partir de ahora",
  nextOne: "proximo, el proximo, este, el, este proximo, para el, el otro, el siguiente, los",
  comingAfter: "que viene, proximo, proxima, entrante, siguiente, que entra",
  dayHalf:
    "por la manana, por la tarde, en la manana, en la tarde, en la noche, de la tarde, por la noche, temprano, a la tarde, a la manana, tarde, al mediodia, de noche, de manana, a la noche, despues del trabajo",
  atTime:
    "a las, a la, como a las, tipo, alrededor de las, sobre las, despues de las, antes de las, a eso de las, tipo las, para las, desde las, las, como las, por ahi a las, a partir de las, pasadas las, entre las, de las, a las como a, hasta las, cerca de las",
  am: "de la manana, am, a.m., por la manana, en la manana, a la manana, de la madrugada, a m",
  pm: "de la tarde, pm, p.m., de la noche, por la tarde, en la tarde, p m, por la noche, en la noche",
  oclock: "en punto, horas, hrs, h",
  noon: "mediodia, al mediodia, medio dia, al medio dia, las doce del dia",
  halfPast: "y media, y treinta, treinta",
  quarterTo:
    "un cuarto para las, cuarto para las, quince para las, un cuarto para la, cuarto para la, quince para la, cuarto pa las, faltando un cuarto para las",
  quarterLess: "menos cuarto, menos un cuarto, menos quince",
  quarterPast: "y cuarto, y quince",
  bedroom:
    "cuarto, cuartos, habitacion, habitaciones, recamara, recamaras, dormitorio, dormitorios, alcoba, alcobas, pieza, piezas, hab, habs, hab., cto, ctos, rec, dorm, cuarticos, cuartico, cuartito, cuartitos, abitacion, abitaciones, havitacion, havitaciones, avitacion, avitaciones, habitasiones, quartos, quarto, recamaritas, cuarto de dormir, cuartos de dormir, abitasiones, dormis, piezitas, cuarts",
  bathroom:
    "bano, banos, baños, baño, banyo, banyos, banito, banitos, bañito, sanitario, sanitarios, baos, bao, cuarto de bano, cuartos de bano, servicios",
  roomAdjective:
    "solo, sola, solito, grandes, grande, completos, completo, buenos, amplios, amplio, buen, full, lindos, separados, principales",
  roomsWithLiving: "ambientes, ambiente, amb",
  studio:
    "estudio, estudios, eficiencia, eficiencias, efficiency, monoambiente, mono ambiente, apartaestudio, aparta estudio, apartaestudios, un mono, aparta-estudio, un eficiencia, loft studio, estudito, estudio pequeno, apartamento estudio, efi, un ambiente, de un ambiente, un solo ambiente",
  home: "apartamento, apartamentos, apto, aptos, apartamentico, depa, depas, departamento, departamentos, depto, deptos, casa, casas, casita, lugar, lugares, sitio, propiedad, propiedades, unidad, unidades, vivienda, viviendas, alquiler, alquileres, renta, rentas, edificio, condominio, condo, townhouse, apartaco, apartamentos, apartament, apartamiento, apartamentito, apt, inmueble, techo, huequito, opciones, ph",
  floor: "piso, planta, pisos",
  creditScore: "credito, puntaje, score, fico, puntuacion, crediticio",
  agentNoun:
    "oficina, gerente, supervisor, supervisora, jefe, jefa, real person, person, human, real human, human being, agente, agentes, agenta, asesor, asesora, realtor, corredor, corredora, broker, encargado, encargada, dueno, duena, representante, vendedor, vendedora, propietario, propietaria, administrador, administradora, manager, landlord, operador, operadora, humano, ser humano, persona, alguien, persona real",
  outing: "meeting, visita, cita, tour, recorrido, showing, visitas, turno",
  origin:
    "cristiano, cristiana, cristianos, cristianas, catolico, catolica, catolicos, catolicas, evangelico, evangelica, evangelicos, evangelicas, blacks, whites, jews, hispanics, immigrants, cubano, cubana, cubanos, cubanas, latino, latina, latinos, latinas, hispano, hispana, hispanos, hispanas, negro, negros, negra, negras, blanco, blancos, blanca, judio, judia, judios, haitiano, haitiana, haitianos, venezolano, venezolana, venezolanos, colombiano, colombiana, colombianos, musulman, musulmanes, ruso, rusa, rusos, americano, americana, americanos, gringo, gringa, gringos, argentino, argentinos, mexicano, mexicanos, inmigrante, inmigrantes, extranjero, extranjeros, moreno, morenos, gay, gays, arabe, arabes, chino, chinos, brasileno, brasilenos, dominicano, dominicanos, boricuas, puertorriquenos, centroamericanos, afroamericanos, asiaticos, indios, hondurenos, nicas",
  choiceNoun: "opcion, opciones, de, apartamento, propiedad, casa, lugar",
  streetWord: "calle, avenida, ave, av, st, street, blvd, bulevar, terrace, court, road, carretera, ct, pl, expressway",
  visit:
    "visita, visitar, visitarlo, visitarla, ver, verlo, verla, verlos, verlas, cita, mostrar, muestran, muestras, mostrarme, muestra, mostrame, mostramelo, mostramela, muestramelo, muestramela, ensenamelo, ensenamela, mostrarmelo, mostrarmela, ensenarmelo, ensenarmela, ensenar, ensenarme, ensena, recorrido, recorrer, conocer, conocerlo, conocerla, agendar, agendamos, agenda, pasar, paso, pasarme, ir, voy, vamos, echarle un vistazo, echarle un ojo, tour, showing, coordinar, puedo ir, podria ir, turno, visitas, vemos, puedo pasar, veo, mirarlo, mirar, chequearlo, enseñan, ensenan",
  move: "mudarme, mudarnos, mudar, mudo, mudanza, mudamos, mudaria, mudariamos, mudandome, mudandonos, entrar, entrada, entro, move in, instalar, instalarme, instalarnos, trasladarme, trasladarnos, ocupar, ocuparlo, llego, llegamos, mudarse, meterme, meternos, muevo, moverme, movernos, moviendo, la mudada, cambiarme, cambiarnos, llegando, entraria, entrariamos",
  moveWeak:
    "para entrar, necesito, necesitamos, lo necesito, disponible, empezar, comenzar, busco, buscamos, alquilar, rentar, lease, contrato, vivir, quiero, me voy",
  person:
    "personas, persona, adultos, adulto, adultas, gente, ocupantes, ocupante, inquilinos, inquilino, en total, pers, individuos, pax",
  kid: "hijo, hija, bebe, nino, nina, beba, nene, nena, chamo, chama, chico, chica, sobrino, sobrina, nieto, nieta, hijito, hijita, niñito, bebesito, recien nacido, hijastro, hijastra, muchacho, muchachita, adolescente, menor, pelado, pelaito, chiquito, chiquita, bebito, bebita, pelao, pelaa, pibe, piba, escuincle, escuincla, chavito, chavita, chavo, chava, carajito, carajita, cipote, cipota, guri, gurisa, peque, morrito, morrita, crio, cria, chamaco, chamaca, nietecito, bisnieto, bisnieta, criatura, varoncito, hembrita, primogenito, recien nacida, bb",
  self: "madre soltera, padre soltero, mama soltera, papa soltero",
  kids: "hijos, hijas, ninos, ninas, bebes, nenes, nenas, chamos, chamas, chicos, chicas, sobrinos, sobrinas, nietos, nietas, muchachos, muchachitos, menores, adolescentes, pelados, chiquitos, chiquillos, hijitos, niñitos, chamitos, gurises, pelaos, pibes, pibas, escuincles, chavos, chavitos, carajitos, cipotes, peques, morritos, crios, chamacos, criaturas, bisnietos, gemelos, mellizos, morochos, jimaguas",
  companion:
    "esposa, esposo, novia, novio, pareja, marido, mujer, prometida, prometido, mama, papa, madre, padre, hermano, hermana, amigo, amiga, abuela, abuelo, roommate, suegra, suegro, prima, primo, tia, tio, jeva, jevo, companera, companero, companero de cuarto, cunado, cunada, conyuge, mami, papi, viejita, companera de cuarto, vieja, viejo, mijita, mijito, enamorado, enamorada, consuegra, hermanastro, hermanastra, padrastro, madrastra, yerno, nuera, mama de mi hija, comadre, compadre, ahijado, ahijada, madrina, padrino, nana, ninera, paisano, paisana, colega, socio, concubina, concubino, mi senora, senora, mi pana, un pana, mi compa, mi parce, mi parcero, mi bro, mi llave, mi yunta, mi ahijado, mi socia",
  companions:
    "amigos, amigas, hermanos, hermanas, papas, padres, roommates, primos, primas, abuelos, suegros, companeros, companeras, tios, companeros de cuarto, viejos, panas, parientes, socios, colegas, companeros de trabajo, compas, ahijados, cunados, companeras de cuarto, amigas, paisanos",
  pet: petNames,
  "pet:dog": dogs,
  "pet:cat": cats,
  "pet:bird": birds,
  "pet:rabbit": rabbits,
  "pet:fish": fish,
  "pet:hamster": hamsters,
  "pet:turtle": turtles,
  "pet:snake": snakes,
  "pet:other": otherPets,
  allow: "acepta, acepten, aceptan, permita, permitan, permite, permiten, admita, admitan, que, donde",
  possessive: "mi, nuestro, nuestra",
  only: "solo, solamente, solamente viene, solo viene, solo va, nomas, nada mas, unicamente",
  own: "uno de nosotros tiene, una de nosotras tiene, alguno tiene, mi companera tiene, mi companero tiene, mi roommate tiene, mi, mis, tengo, tenemos, con, nuestro, nuestra, nuestros, llevo, traigo, viene con, y un, y una, tengo un, con mi, con un, con una, vivo con, viajo con, somos, trae, llevamos, traemos, cuento con",
  parking:
    "parqueo, parqueos, estacionamiento, estacionamientos, parqueadero, parqueaderos, garaje, garage, cochera, cocheras, puesto de estacionamiento, parking, puesto, puestos, garaje techado, cajon de estacionamiento, donde parquear, donde estacionar, lugar para el carro, plaza de garaje, estacionar, parquear",
  furnished:
    "amueblado, amueblada, amueblados, amobaldo, amoblado, amoblada, amoblados, con muebles, equipado, mueblado, full amoblado, amueblao, amueblaos, completamente amueblado, totalmente equipado, furnished, muebleado, amuebladas, amovlado",
  year: "ano, anos, añito, año, años, anito",
  monthToMonth: "mes a mes, mes por mes, de mes a mes, contrato mensual",
  nameParticle: "de, del, de la, de los, la, y, san, de las, da, dos",
  nameOpening:
    "soy, me llamo, mi nombre es, es, mi nombre, nombre, me dicen, yo soy, aqui, te habla, le habla, les habla, con, habla",
  notName:
    "bendiciones, saludos, abrazos, abrazo, ella, el, ellos, ellas, usted, ustedes, nosotros, ti, mio, mia, dj, uf, uff, uy, huy, puf, guau, epa, naguara, chale, honestamente, sinceramente, realmente, verdad, mira, ay, jaja, jeje, jajaja, porfa, de, del, la, el, los, las, un, una, interesado, interesada, buscando, nuevo, nueva, estudiante, enfermera, enfermero, medico, doctor, doctora, abogado, abogada, cubano, cubana, venezolano, venezolana, colombiano, colombiana, argentino, argentina, mexicano, mexicana, dominicano, dominicana, boricua, peruano, peruana, hondureno, nicaraguense, latino, latina, soltero, soltera, casado, casada, yo, solo, sola, discapacitado, mujer, hombre, madre, padre, mama, papa, residente, ciudadano, ciudadana, inmigrante, gay, lesbiana, para, por, con, sin, no, si, que, como, cuando, donde, quien, cual, porque, pero, tambien, muy, mas, menos, bien, mal, aqui, alla, ahi, agente, inquilino, trabajador, trabajadora, ingeniero, ingeniera, maestra, maestro, profesor, chef, mesero, jubilado, jubilada, pensionado, retirado, tu, usted, mi, su, nuestro, gracias, hola, buenas, buenos, dias, perfecto, claro, dale, bueno, ok, prefiero, quiero, necesito, busco, tengo, nadie, nada, anonimo, privado, despues, luego, nunca, mejor, ya, todavia, aun, este, esta, eso, esto, es, son, estoy, estamos, somos, soy, una, pareja, familia, persona, personas, robot, bot, humano, real, mes, mudarme, en, a, al, dos, tres, cuatro, uno, mascota, perro, gato, cantante, vendedor, vendedora, correo, telefono, celular, numero, alguien, el de, la de, la que, el que, todo, todos, claro, correcto, exacto, posible, cierto, verdad, ese, esa, importante, urgente, caro, barato, lejos, cerca",
  "slot:name": "mis datos, datos personales, nombre, mi nombre, apellido, como me llamo",
  "slot:phone":
    "mis datos, datos personales, telefono, numero, celular, cel, numero de telefono, tel, whatsapp, contacto, movil",
  "slot:email": "mis datos, datos personales, correo, email, mail, e-mail, correo electronico, contacto",
  personalData:
    "social, seguro social, numero de social, numero de seguro social, cuenta de banco, cuenta bancaria, cedula, pasaporte, fecha de nacimiento",
  "slot:budget_max": "presupuesto, cuanto puedo pagar, cuanto gano, ingresos",
  "slot:area": "zona, area, ubicacion",
  "slot:bedrooms": "cuartos, habitaciones",
  "slot:move_in": "fecha, mudanza, cuando me mudo",
  "slot:occupants": "cuantas personas, con quien vivo, cuantos somos",
  "slot:pets": "mascota, mascotas, perro, gato",
  "slot:parking": "parqueo, estacionamiento, parqueadero, parking",
  "slot:furnished": "amueblado, muebles",
  "slot:lease_months": "plazo, contrato",
  yes: "si, sip, sii, claro, claro que si, por supuesto, correcto, exacto, dale, ok, okey, va, sale, asi es, obvio, de una, listo, vale, perfecto, seguro, afirmativo, de acuerdo, por favor, me parece bien, esta bien, siii, simon, ajam, aja, oki, hecho, sipi, si senor, claro claro, bueno, efectivamente, de acuerdo, obvio que si, eso, positivo, ya pues, okis, me sirve, me gusta, buenisimo, imprescindible, indispensable, obligado, obligada, obligatorio, obligatoriamente, fundamental, a fuerza, de ley, infaltable, sin falta, primordial, es un must, urgente, definitivamente, de hecho si, desde luego, como no, naturalmente, logico, por de pronto si",
  no: "nada de nada, no hace falta, no me hace falta, no es necesario, no lo necesito, no necesito, no ocupo, no lo ocupo, no me interesa, no realmente, la verdad no, la verdad que no, no creo, negativo, no, nop, nel, nope, para nada, no gracias, nunca, negativo, ninguno, ninguna, ningun, todavia no, aun no, tampoco, que va, nada, nah, no mucho, na, nones, no tengo, ni uno, ni una, que va a ser, de ninguna manera, en lo absoluto, en absoluto, ni hablar, nananina, nonones, pues no, no para nada",
  want: "pedi, pedimos, quiero, quisiera, busco, buscamos, buscando, necesito, necesitamos, ando buscando, me interesa, prefiero, queremos, estoy buscando, me gustaria, ando en busca de, deseo, requiero, preciso, querria",
  "topic:price":
    "renta, precio, alquiler, costo, mensualidad, valor, cuanto cuesta, cuanto vale, cuanto sale, cuanto es, cuanto piden, precios, tarifa, a como, a cuanto, cuesta, costos, caro",
  "topic:deposit": "deposito, depositos, deposito de seguridad, fianza, garantia, sena",
  "topic:fees":
    "cargos, cargos de aplicacion, cargo de aplicacion, tarifas, comision, fee, fees, cuota, gastos, hoa, mantenimiento mensual, cargo, cuota de asociacion, asociacion, application fee, expensas, honorarios, comisiones, gastos comunes, tasa, costo de aplicacion, costo de la aplicacion, cuotas",
  "topic:pet_fee":
    "deposito de mascota, deposito por mascota, cargo por mascota, fee de mascota, renta de mascota, pet fee, cobran por mascota, deposito por mascotas, cargo por mascotas, pet rent",
  "topic:move_in_cost":
    "para entrar, entrar, el move in, de move in, costo de move in, primero y ultimo, primer mes, ultimo mes, de entrada, costo de entrada, para mudarme en total, para mudarse, primer y ultimo",
  "topic:availability":
    "disponible, disponibles, disponibilidad, libre, desocupado, desocupada, vacante, rentado, alquilado, ocupado, libres, disponible aun",
  "topic:bedrooms": "cuartos, habitaciones, recamaras, dormitorios, cuantos cuartos, cuantas habitaciones",
  "topic:bathrooms": "banos, cuantos banos",
  "topic:square_feet":
    "pies cuadrados, pies, metros, metros cuadrados, tamano, que tan grande, cuanto mide, mide, medidas, metraje, dimensiones, sqft",
  "topic:address":
    "a que altura, a la altura, direccion, donde queda, donde esta, ubicacion, ubicado, ubicada, en que calle, donde queda exactamente, por donde, localizado, donde es, donde se encuentra",
  "topic:pets": `${petNames}, pet friendly, raza, razas, limite de peso, peso maximo, maximo de peso, limite de libras`,
  "topic:parking":
    "parqueo, parqueos, estacionamiento, estacionamientos, parqueadero, garaje, cochera, valet, visitantes, parking, parquear, estacionar, donde estaciono, donde parqueo, donde me estaciono, donde dejo el carro, puesto de estacionamiento, cargador electrico, puestos, parqueaderos",
  "topic:furnished":
    "amueblado, amueblada, amoblado, amoblada, muebles, mobiliario, equipado, amueblados, amoblados, sin muebles",
  "topic:laundry":
    "lavanderia, lavadora, secadora, lavadora y secadora, laundry, lavar, lavarropas, washer, dryer, lavar ropa, lavado, area de lavado, lavadero",
  "topic:utilities":
    "servicios, utilidades, utilities, agua, luz, electricidad, gas, basura, biles, billes, facturas, recibos, la luz, el agua, agua y luz, fpl, corriente, energia",
  "topic:air_conditioning":
    "aire, aire acondicionado, aire central, ac, a/c, clima, calefaccion, mini split, minisplit, refrigeracion",
  "topic:pool": "piscina, alberca, pileta, jacuzzi",
  "topic:gym": "gimnasio, gym, sala de ejercicios, gimnacio",
  "topic:balcony": "balcon, terraza, patio, jardin, yarda, azotea, porche, portal, balcones, area exterior",
  "topic:view":
    "vista, vistas, vista al mar, vista a la bahia, vista al agua, se ve el mar, se ve el agua, se ve la bahia, se mira el mar",
  "topic:light":
    "buena luz, luz natural, mucha luz, entra luz, entra la luz, iluminado, iluminacion, luminoso, oscuro, sol, da el sol, soleado",
  "topic:noise":
    "ruido, ruidoso, ruidosa, bulla, bullicio, tranquilo, tranquila, silencioso, silenciosa, callado, paredes finas",
  "topic:den": "den, cuarto extra, cuarto de estudio, cuartico extra, espacio para oficina, oficina en casa",
  "topic:elevator": "ascensor, elevador, ascensores, elevadores",
  "topic:doorman":
    "portero, conserje, recepcion, garita, vigilancia, conserjeria, lobby, caseta, guardia, urbanizacion cerrada, seguridad privada, seguridad 24 horas, porteria, comunidad cerrada",
  "topic:appliances":
    "electrodomesticos, nevera, refrigerador, estufa, horno, lavaplatos, microondas, cocina, lavavajillas, refrigeradora, heladera, refri, cocina equipada, fogon, lavatrastes, linea blanca, enseres",
  "topic:internet": "internet, wifi, cable, television, fibra, wi-fi, tele",
  "topic:storage":
    "closet, closets, bodega, deposito de cosas, almacenaje, vestidor, armario, storage, trastero, baulera, walking closet, walk in closet, almacen, espacio para guardar, alacena, maletero",
  "topic:lease_term":
    "contrato, plazo, corto plazo, largo plazo, mes a mes, lease, estadia, contrato minimo, tiempo minimo, minimo de contrato, renovar, subarrendar, airbnb, renovacion, subalquilar, por temporada, temporada, terminar el contrato, romper el contrato, tiempo de contrato, minimo de tiempo",
  "topic:application":
    "aplicacion, aplicar, solicitud, proceso, tramite, papeleo, proceso de aplicacion, documentos, background check, verificacion, aprobacion de la asociacion, aplico, tramites, documentacion, papeles, postular",
  "topic:requirements":
    "requisitos, requisito, credito, puntaje, ingresos, comprobante, co-signer, fiador, garante, cosigner, aval, piden credito, score, que piden, exigen, que se necesita, que necesito, condiciones, calificar, comprobantes, prueba de ingresos, que requisitos, codeudor, seguro de inquilino, social",
  "topic:accessibility": "accesible, accesibilidad, rampa, escaleras, sin escalones, escalones, accesible para",
  "topic:floor":
    "que piso, en que piso, piso esta, planta baja, primer piso, segundo piso, ultimo piso, cuantos pisos, piso alto, planta, cual piso, piso es, pisos tiene",
  "topic:photos":
    "foto, fotos, video, videos, imagenes, tour virtual, plano, fotico, foticos, planos, imagen, fotografias, fotitos, recorrido virtual",
  "topic:distance":
    "cerca, lejos, distancia, caminando, metro, metrorail, playa, aeropuerto, supermercado, publix, a cuanto queda, que tan lejos, tren, guagua, bus, autobus, transporte, a pie, minutos, brightline, hospital, tiendas, sedanos, parada, autopista, colectivo, metromover, restaurantes, farmacia, universidad",
  "topic:smoking": "fumar, fumadores, fuman, cigarro, vapear, fumo, cigarrillo, cigarrillos",
  "topic:occupancy_limit":
    "cuantas personas, maximo de personas, limite de personas, cuantos pueden, capacidad, cuanta gente, cuantos podemos, cuantos inquilinos",
  "topic:other":
    "amenidades, remodelado, renovado, pisos de madera, huracan, ventanas, moho, dueno, plagas, cucarachas, antiguedad, mantenimiento, arreglos, amenities, chimenea, bbq, parrilla, tennis, tenis, cancha, areas comunes, ventanas de impacto, administracion, parque infantil, telefono, generador, planta electrica, vecinos, reformado, agua caliente, roommates, paquetes, seguro, zonas comunes, salon, asador, alfombra, ceramica, ducha, tina, banera",
  nameTitle:
    "el senor, la senora, senor, senora, sr, sra, el sr, la sra, don, dona, licenciado, licenciada, ingeniero, ingeniera",
};
