import { inflectionsOfSpanish } from './inflect-spanish';
import { translationsOf } from './word-table';

/**
 * Words that are no English words and seldom names. In the singular, from which the plural follows, or only in the plural; 'o/a' is of two
 * genders.
 */
export const SPANISH_WORDS = translationsOf(
  `accessible: accesible
  activity: actividad
  addiction: adiccion
  admission: entrada
  adoption: adopcion
  adults: adulto/a
  aerobics: aerobicos
  afternoon: tarde
  age: edad
  aid: auxilios
  allergy: alergia
  alliance: alianza
  altar: ofrenda ofrendas
  alumni: exalumnos
  animal: animales
  anniversary: aniversario
  annual: anual
  appointment: cita
  april: abril
  aquarium: acuario
  art: arte artistico/a
  artists: artista
  arts: artes
  ash: ceniza
  assistance: asistencia
  association: asociacion
  astronomy: astronomia
  asylum: asilo
  auction: encan subasta
  auditorium: auditorio
  august: agosto
  author: autor autora
  autism: autismo
  babies: bebe
  back: regreso
  backpack: mochila
  baking: horneado
  bank: banco
  baptism: bautismo bautizo
  baseball: beisbol
  basement: sotano
  basic: basico/a
  basics: nociones
  basket: canastas
  basketball: baloncesto basquetbol
  beginners: principiante
  bible: biblia
  biblical: biblico/a
  bike: bici bicicleta
  bilingual: bilingue bilingues
  birthday: cumpleanos
  blanket: cobija frazada
  blessing: bendicion
  blood: sangre
  board: directiva directivo
  boat: barco
  bonfire: fogata hoguera
  book: libro
  botanical: botanico/a
  boxing: boxeo
  boys: muchachos
  breakfast: desayuno
  breastfeeding: lactancia
  bridge: puente
  brothers: hermanos
  budget: presupuesto
  building: edificio
  burial: entierro
  bus: autobus
  business: empresa empresarial negocio
  cake: pastel
  calendar: calendario
  camp: campamento
  cancellation: cancelacion
  candidate: candidato/a
  cap: gorras
  car: automovil automoviles
  care: cuidado
  caregivers: cuidadores cuidador cuidadora
  carnival: carnaval
  carol: villancico
  catechism: catecismo
  cathedral: catedral
  catholic: catolico/a
  celebration: celebracion festejo
  cemetery: cementerio panteon
  census: censo
  center: centro
  ceremony: ceremonia
  chamber: camara
  chapel: capilla
  charity: caridad benefico/a
  chess: ajedrez
  chicken: pollo
  choir: coro
  cholesterol: colesterol
  christian: cristiano/a
  christmas: navidad navideno/a
  christmas eve: nochebuena
  church: iglesia templo
  circus: circo
  citizens: ciudadano/a
  citizenship: ciudadania
  city: ciudad
  city hall: ayuntamiento alcaldia
  class: clase curso leccion
  classical: clasico/a
  cleaning: limpieza
  climate: clima
  clinic: clinica
  closed: cerrado/a
  closing: cierre clausura
  clothes: ropa
  clown: payaso
  coat: abrigo
  coding: programacion
  coffee: cafecito
  college: universitario/a
  comedy: comedia
  commerce: comercio
  commission: comision
  commissioners: comisionado/a
  committee: comite
  communion: comunion
  community: comunidad comunitario/a
  competition: competencia competicion
  compost: composta
  composting: compostaje
  computer: computacion computadora computadoras
  concert: concierto
  conference: congreso
  confession: confesion
  confirmation: confirmacion
  consular: consulares
  consulate: consulado
  contest: concurso
  conversation: conversacion
  cook: cocinar
  cookie: galleta
  cooking: cocina culinario/a
  cooperative: cooperativa
  costume: disfraz
  council: cabildo concejo consejo
  counseling: asesoria consejeria
  county: condado
  couples: pareja
  course: cursillo
  court: cancha
  courthouse: juzgado
  craft: artesania artesanal artesanias manualidad
  creative: creativo/a
  crochet: ganchillo
  cultural: culturales
  culture: cultura
  cycling: ciclismo
  dance: bailable baile bailes danza
  dancers: bailarin bailarina bailarines
  dancing: bailar
  daughter: hijas
  day: dia
  daycare: guarderia
  dead: difuntos muertos
  death: muerte
  decorating: decoracion
  democracy: democracia
  dental: dentales
  dentist: dentista
  department: departamento
  development: desarrollo
  devotion: devocion
  diaper: panales
  dining: comedor
  dinner: cena
  diocese: diocesis
  disabilities: discapacidad discapacidades
  disaster: desastre
  discussion: discusion
  distribution: distribucion reparto
  district: distrito
  doctor: doctores
  dog: perro perrito
  dogs: perros perritos
  domestic: domestico/a
  donation: donacion donativo
  donors: donante donantes
  drawing: dibujo dibujar
  drill: simulacro
  drive: colecta
  driver: conductores
  drums: tambor tambores
  early: temprano/a
  easter: pascua
  ecology: ecologia ecologico/a
  economic: economico/a
  education: educacion
  educational: educativo/a
  egg: huevo
  elections: eleccion
  electronics: electronicos
  elementary: primaria
  embroidery: bordado
  emergency: emergencia
  employment: laboral
  energy: energia
  english: ingles inglesa
  enrollment: matricula
  entrepreneurs: emprendedor emprendedora emprendedores
  entrepreneurship: emprendimiento
  environment: ambiental
  epiphany: epifania
  equality: igualdad
  evening: anochecer
  event: evento
  eviction: desalojo
  exam: examen
  exercise: ejercicio
  exhibit: exhibicion exposicion muestra
  eye: ojo
  fair: feria
  fall: otono
  family: familia familiar
  farm: granja
  farmers: agricultor agricultores granjeros campesinos
  farmworkers: jornaleros
  fashion: moda
  february: febrero
  festivity: festividad
  film: cine pelicula
  finance: financiero/a finanzas
  fire: incendio
  firefighters: bombero
  fish: pescado
  fishing: pesca
  floor: piso
  flu: influenza
  folk: folclorico/a folklorico/a
  folklore: folclor folclore
  food: alimento comida
  forest: bosque
  forum: foro
  foundation: fundacion
  free: gratis gratuito/a
  friday: viernes
  friends: amigos
  fundraiser: recaudacion
  gallery: galeria
  game: partido
  games: juego
  garden: huerto jardin
  gardening: jardineria
  gathering: convivio convivencia
  geology: geologia
  gift: regalos
  girls: muchachas
  giveaway: entrega entregara entregaran regala regalan regalara regalaran regalo reparte reparten repartira repartiran
  glasses: lentes
  government: gobierno
  graduation: graduacion
  grandparents: abuelo/a
  grief: duelo
  group: grupo
  guided: guiado/a
  guitar: guitarra
  gymnasium: gimnasio
  gymnastics: gimnasia
  haircut: peluqueria
  harvest: cosecha vendimia
  hazardous: peligrosos
  health: salud saludable
  hearing: audiencia
  heart: corazon
  help: ayuda
  heritage: herencia patrimonio
  heroes: heroe
  hispanic: hispanidad hispano/a
  historic: historico/a
  history: historia
  hiv: vih
  holiday: feriado
  holy: santisimo/a
  home: hogar
  homebuyers: compradores
  homeless: desamparado
  homeowners: propietario/a
  homework: tarea
  horse: caballo
  housing: vivienda
  hunger: hambre
  ice: hielo
  immigrant: inmigrante migrante
  immigration: inmigracion
  improvement: mejora mejoramiento
  independence: independencia
  indigenous: indigena
  information: informacion
  informational: informativo/a
  inspection: inspeccion
  institute: instituto
  insurance: seguro
  intermediate: intermedio/a
  international: internacional
  interview: entrevista
  introduction: introduccion
  january: enero
  jewelry: joyeria
  job: empleo
  june: junio
  jury: jurado
  justice: justicia
  kids: infantil nino/a
  kindergarten: kinder
  kindness: bondad
  kite: papalote cometas
  knitting: tejido
  labor: obrero/a
  lady: virgen
  language: idioma
  latino: latinidad
  laughter: risa
  lawyer: abogado/a
  leaders: lider
  leadership: liderazgo
  league: liga
  learning: aprendizaje aprender aprende
  lecture: ponencia
  legal: legales
  lent: cuaresma
  level: nivel
  library: biblioteca bibliotecario/a
  license: licencia
  lighting: encendido iluminacion
  literacy: alfabetizacion
  literary: literario/a
  literature: literatura
  loan: prestamos
  lobby: vestibulo
  lunch: almuerzo
  magic: magia
  makeup: maquillaje
  mammogram: mamografia
  march: marzo
  market: mercadito
  marriage: matrimonio
  martial: marciales
  mass: misa
  math: matematica
  mayor: alcalde alcaldesa
  medical: medico/a
  medicine: medicina
  meditation: meditacion
  meeting: encuentro
  memorial: conmemoracion conmemorativo/a
  memory: memoria
  men: hombres
  merchant: comerciante comerciantes
  mexican: mexicano/a
  midnight: medianoche
  migration: migracion
  military: militares
  mission: mision
  mobile: movil
  monday: lunes
  money: dinero
  monthly: mensual
  morning: matutino/a manana
  mortgage: hipoteca
  mosque: mezquita
  mother: madre
  municipal: municipales
  museum: museo
  music: musica
  musicians: musicos
  native: nativo/a
  nativity: nacimiento pastorela
  naturalization: naturalizacion
  nature: naturaleza
  neighborhood: vecindario vecinal
  neighbors: vecino/a
  newborns: nacidos
  night: noche
  noon: mediodia
  notary: notario
  november: noviembre
  nurse: enfermera
  nutrition: nutricion
  observatory: observatorio
  october: octubre
  office: oficina
  open: abierto/a
  opening: apertura inauguracion
  opportunities: oportunidad
  orchestra: orquesta
  ordinance: ordenanza
  organic: organico/a
  organization: organizacion
  orientation: orientacion
  outdoor: exteriores
  painting: pintura pintar
  pajama: pijama
  palm: ramos
  pantry: despensa
  paper: papel
  parade: desfile
  parenting: crianza
  parish: parroquia parroquial
  park: parque
  parking: estacionamiento aparcamiento
  parochial: parroquiales
  passport: pasaporte
  patron: patronal
  pavilion: pabellon
  people: gente
  permit: permisos
  pet: mascota
  pharmacy: farmacia
  photo: foto fotografia fotografico/a
  physical: fisico/a
  pier: muelle
  pilgrimage: peregrinacion
  planetarium: planetario
  planning: planeacion planificacion
  plant: plantas
  planting: siembra
  play: jugar
  poetry: poesia poema
  police: policia policiaco/a
  pool: alberca piscina
  popcorn: palomitas
  pottery: alfareria ceramica
  prayer: oracion rezo
  pregnancy: embarazo
  pregnant: embarazadas
  preparation: preparacion
  preschool: preescolar
  prevention: prevencion
  procession: procesion
  produce: verduras
  program: programa
  project: proyecto
  property: propiedad
  public: publico/a
  pumpkin: calabaza
  puppet: titere marionetas
  question: preguntas
  quilt: colchas
  raffle: rifa sorteo
  rain: lluvia
  rally: mitin
  read: leer
  readers: lectores
  reading: lectura
  recipes: recetas
  recovery: recuperacion
  recreation: recreacion
  recreational: recreativo/a
  recycling: reciclaje
  reform: reforma
  refugees: refugiado/a
  registration: inscripcion registro
  rehearsal: ensayo
  religious: religioso/a
  renewal: renovacion
  rent: alquiler renta
  resident: residentes
  resolution: resolucion
  resources: recurso
  retreat: retiro
  rights: derechos
  robotics: robotica
  rosary: rosario
  route: ruta
  run: carrera
  running: correr
  rural: rurales
  sacred: sagrado/a
  safety: seguridad
  sale: venta
  saturday: sabado
  scholarship: beca
  school: colegio escuela escolar
  schools: escuelas
  science: ciencia cientifico/a
  screening: examenes deteccion chequeo
  sculpture: escultura
  season: temporada
  seeds: semilla
  seniors: mayores ancianos jubilados
  september: septiembre
  series: ciclo
  service: servicio culto
  session: sesion
  sewing: costura
  sheriff: alguacil
  shoes: zapato
  shop: tienda
  show: espectaculo
  sign: senas
  sing: cantar
  singles: solteros
  sister: hermanas
  skateboard: patineta
  skating: patinaje
  skull: calaveras
  small: pequeno/a
  snow: nieve
  soccer: futbol balompie
  society: sociedad
  softball: softbol
  song: cancion
  soup: sopa
  spanish: espanol
  spay: esterilizacion
  speaker: orador oradora
  spiritual: espirituales
  spirituality: espiritualidad
  sponsors: patrocinador patrocinadores
  sports: deporte deportivo/a
  stadium: estadio
  star: estrellas
  state: estatal
  station: estacion
  story: cuento relatos cuentacuentos
  student: estudiante alumnos alumnas
  studio: estudio
  sugar: azucar
  suicide: suicidio
  summer: verano
  sunday: domingo dominical
  sunrise: amanecer
  sunset: atardecer
  supper: merienda
  supplies: utiles
  support: apoyo
  sustainability: sostenibilidad
  swimming: natacion
  symphonic: sinfonico/a
  synagogue: sinagoga
  talent: talento
  talk: charla conferencia platica
  tamale: tamales tamalada
  tax: impuesto
  teacher: profesores maestros maestras
  technology: tecnologia tecnologico/a
  teens: adolescente
  tenant: inquilino/a
  tennis: tenis
  testing: prueba
  theater: teatro teatral
  therapy: terapia
  thursday: jueves
  tires: llantas
  toddlers: parvulos
  tourism: turismo
  tournament: torneo
  toy: juguete
  tradition: tradicion
  traditional: tradicional
  traffic: trafico
  trail: sendero
  training: capacitacion entrenamiento
  transit: transito
  transportation: transporte
  trash: basura
  treasure: tesoro
  tree: arbol
  trip: excursion
  trumpet: trompeta
  tuesday: martes
  turkey: pavo
  tutoring: tutoria tutorias
  united: unidos unidas
  universal: universales
  university: universidad
  vacation: vacaciones
  vaccination: vacunacion
  vaccine: vacuna
  vegetable: vegetales
  veterans: veterano/a
  veterinary: veterinario/a
  vigil: vigilia
  violence: violencia
  violin: violines
  visit: visita
  volleyball: voleibol
  volunteer: voluntario/a voluntariado
  vote: votacion votar voto
  voters: votante
  walk: caminata
  waste: desechos residuos
  water: agua
  watercolor: acuarela
  weaving: tejer
  wedding: casamiento
  wednesday: miercoles
  week: semana
  weekend: finde
  weekly: semanal
  welcome: bienvenida bienvenidos
  wellness: bienestar
  winter: invierno invernal
  women: mujer
  woodworking: carpinteria
  work: trabajo
  workers: trabajador trabajadora trabajadores
  world: mundo
  worship: adoracion alabanza
  wrestling: lucha
  writers: escritor escritora escritores
  writing: escritura
  year: ano
  youth: joven juventud juvenil
  zoning: zonificacion
  zoo: zoologico`,
  inflectionsOfSpanish,
);

/** Words that are also English ones or names, and mean the event only in a Spanish phrase. */
export const WORDS_IN_SPANISH_PHRASES = translationsOf(
  `african: africano/a
  american: americano/a
  asian: asiatico/a
  assembly: asamblea
  ball: pelota
  beach: playa
  bird: aves pajaro
  butterfly: mariposa
  candle: vela
  candy: dulces
  car: autos
  choir: coral
  dish: platillo
  driver: conductor
  earth: tierra
  eighth: octavo/a
  electronics: electronico/a
  father: padre
  field: campo
  first: primero/a
  flag: bandera
  flower: flores
  flu: gripe
  fourth: cuarta
  friends: amigo/a
  god: dios
  hall: salon
  hour: hora
  july: julio
  lake: lago
  light: luces
  local: locales
  love: amor
  magician: mago
  market: mercado
  meeting: junta reunion
  men: caballeros hombre
  month: mes
  moon: luna
  neighborhood: barrio
  new: nuevo/a
  orchard: huerta
  parents: padres
  peace: paz
  play: obra
  poster: cartel
  rabbit: conejo
  readers: lector
  river: rio
  room: aula sala
  second: segundo/a
  seventh: septimo/a
  sixth: sexto/a
  skating: patin
  song: canto
  spring: primavera
  star: estrella
  symphony: sinfonia
  teacher: maestro/a
  tenth: decimo/a
  third: tercero/a
  workshop: taller`,
  inflectionsOfSpanish,
);
