import { inflectionsOfSpanish } from './inflect-spanish';
import { translationsOf } from './word-table';

/**
 * Words that are no English words and seldom names. In the singular, from which the plural follows, or only in the plural; 'o/a' is of two
 * genders.
 */
export const SPANISH_WORDS = translationsOf(
  `accessible: accesible
  activity: actividad
  admission: entrada
  adoption: adopcion
  adults: adulto/a
  afternoon: tarde
  aid: auxilios
  allergy: alergia
  altar: ofrenda ofrendas
  animal: animales
  annual: anual
  appointment: cita
  april: abril
  art: arte
  artists: artista
  arts: artes
  ash: ceniza
  assistance: asistencia
  astronomy: astronomia
  auction: encan subasta
  auditorium: auditorio
  august: agosto
  author: autor autora
  autism: autismo
  babies: bebe
  back: regreso
  backpack: mochila
  bank: banco
  baptism: bautismo bautizo
  baseball: beisbol
  basic: basico/a
  basics: nociones
  basket: canastas
  basketball: baloncesto basquetbol
  beginners: principiante
  bible: biblia
  biblical: biblico/a
  bike: bici bicicleta
  bilingual: bilingue
  birthday: cumpleanos
  blanket: cobija frazada
  blessing: bendicion
  blood: sangre
  board: directiva directivo
  boat: barco
  bonfire: fogata hoguera
  book: libro
  boys: muchachos
  breakfast: desayuno
  breastfeeding: lactancia
  brothers: hermanos
  budget: presupuesto
  building: edificio
  burial: entierro
  business: empresa empresarial negocio
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
  coat: abrigo
  coffee: cafecito
  college: universitario/a
  comedy: comedia
  commission: comision
  commissioners: comisionado/a
  committee: comite
  communion: comunion
  community: comunidad comunitario/a
  competition: competencia competicion
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
  cookie: galleta
  cooking: cocina culinario/a
  costume: disfraz
  council: cabildo concejo consejo
  counseling: asesoria consejeria
  county: condado
  course: cursillo
  court: cancha
  courthouse: juzgado
  craft: artesania artesanal artesanias manualidad
  creative: creativo/a
  cultural: culturales
  culture: cultura
  dance: bailable baile bailes danza
  dancers: bailarin bailarina bailarines
  dancing: bailar
  daughter: hijas
  day: dia
  dead: difuntos muertos
  death: muerte
  decorating: decoracion
  democracy: democracia
  dental: dentales
  dentist: dentista
  department: departamento
  devotion: devocion
  diaper: panales
  dinner: cena
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
  drawing: dibujo
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
  emergency: emergencia
  employment: laboral
  english: ingles inglesa
  enrollment: matricula
  entrepreneurs: emprendedor emprendedora emprendedores
  environment: ambiental
  epiphany: epifania
  equality: igualdad
  evening: anochecer
  event: evento
  exam: examen
  exercise: ejercicio
  exhibition: exhibicion exposicion
  eye: ojo
  fair: feria
  fall: otono
  family: familia familiares
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
  flu: influenza
  folk: folclorico/a folklorico/a
  folklore: folclor folclore
  food: alimento comida
  forum: foro
  foundation: fundacion
  free: gratis gratuito/a
  friday: viernes
  friends: amigos
  fundraiser: recaudacion
  gallery: galeria
  games: juego
  garden: huerto jardin
  gardening: jardineria
  geology: geologia
  gift: regalos
  girls: muchachas
  giveaway: entrega entregara entregaran regala regalan regalara regalaran regalo reparte reparten repartira repartiran
  government: gobierno
  graduation: graduacion
  grandparents: abuelo/a
  grief: duelo
  group: grupo
  guitar: guitarra
  gymnasium: gimnasio
  harvest: cosecha
  health: salud saludable
  hearing: audiencia
  heart: corazon
  help: ayuda
  heritage: herencia patrimonio
  hispanic: hispanidad hispano/a
  historic: historico/a
  history: historia
  holiday: feriado
  holy: santisimo/a
  home: hogar
  homeowners: propietario/a
  homework: tarea
  horse: caballo
  housing: vivienda
  immigrant: inmigrante migrante
  immigration: inmigracion
  independence: independencia
  indigenous: indigena
  information: informacion
  informational: informativo/a
  inspection: inspeccion
  institute: instituto
  insurance: seguro
  intermediate: intermedio/a
  international: internacional
  introduction: introduccion
  january: enero
  jewelry: joyeria
  job: empleo
  june: junio
  justice: justicia
  kids: infantil nino/a
  kindergarten: kinder
  kindness: bondad
  kitchen: comedor
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
  learning: aprendizaje aprender aprende
  lecture: ponencia
  legal: legales
  lent: cuaresma
  level: nivel
  library: biblioteca bibliotecario/a
  lighting: encendido iluminacion
  literacy: alfabetizacion
  literary: literario/a
  literature: literatura
  loan: prestamos
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
  migration: migracion
  military: militares
  mission: mision
  mobile: movil
  monday: lunes
  money: dinero
  monthly: mensual
  morning: matutino/a
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
  night: noche
  november: noviembre
  nurse: enfermera
  nutrition: nutricion
  observatory: observatorio
  october: octubre
  office: oficina
  open: abierto/a
  opening: apertura inauguracion
  orchestra: orquesta
  ordinance: ordenanza
  organic: organico/a
  orientation: orientacion
  outdoor: exteriores
  painting: pintura pintar
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
  photo: foto fotografia fotografico/a
  physical: fisico/a
  pilgrimage: peregrinacion
  planning: planeacion planificacion
  plant: plantas
  planting: siembra
  poetry: poesia poema
  police: policia policiaco/a
  pool: alberca piscina
  pottery: alfareria ceramica
  prayer: oracion rezo
  pregnancy: embarazo
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
  rally: mitin
  readers: lectores
  reading: lectura
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
  resources: recurso
  retreat: retiro
  rights: derechos
  robotics: robotica
  rosary: rosario
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
  sister: hermanas
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
  speaker: orador oradora
  spiritual: espirituales
  spirituality: espiritualidad
  sports: deporte deportivo/a
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
  supper: merienda
  supplies: utiles
  support: apoyo
  swimming: natacion
  symphonic: sinfonico/a
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
  toddlers: parvulos
  tourism: turismo
  tournament: torneo
  toy: juguete
  tradition: tradicion
  traditional: tradicional
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
  vaccination: vacunacion
  vaccine: vacuna
  vegetable: vegetales
  veterans: veterano/a
  veterinary: veterinario/a
  vigil: vigilia
  violence: violencia
  violin: violines
  volleyball: voleibol
  volunteer: voluntario/a voluntariado
  vote: votacion votar voto
  voters: votante
  walk: caminata
  water: agua
  watercolor: acuarela
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
  writers: escritor escritora escritores
  writing: escritura
  year: ano
  youth: joven juventud juvenil
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
  family: familiar
  father: padre
  field: campo
  first: primer primero/a
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
  third: tercer tercero/a
  workshop: taller`,
  inflectionsOfSpanish,
);
