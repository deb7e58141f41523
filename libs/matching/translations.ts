/** Spanish and French words of events and places, as publishers in the United States use them beside English ones. Without accents. */
export const TRANSLATIONS: ReadonlyMap<string, string> = new Map(
  `admission: entrada
  adults: adultos
  afternoon: tarde
  art: arte
  assistance: asistencia
  arts: artes
  auction: encan subasta
  auditorium: auditorio
  babies: bebes
  back: regreso
  backpack: mochilas
  bank: banco
  baseball: beisbol
  bike: bicicleta
  bilingual: bilingue bilingues
  blanket: cobijas
  blessing: bendicion
  blood: sangre
  board: directiva directivo
  bonfire: fogata
  book: libro libros livre livres
  breakfast: dejeuner desayuno
  budget: presupuesto
  building: edificio
  business: empresa empresarial empresas negocio negocios
  camp: campamento
  candidate: candidato candidatos
  candle: vela velas
  candy: dulces
  carnival: carnaval
  cathedral: catedral
  center: centro
  ceremony: ceremonia
  chamber: camara
  chapel: capilla chapelle
  chess: ajedrez
  choir: coro
  christmas: navidad navidena
  christmas eve: nochebuena
  church: eglise iglesia templo
  citizenship: ciudadania
  city: ciudad
  city hall: ayuntamiento
  class: clase clases cours curso cursos
  cleaning: limpieza
  clinic: clinica clinicas clinique
  clothes: ropa
  coat: abrigos
  commission: comision
  committee: comite
  community: communautaire comunidad comunitaria comunitario
  computer: computadora computadoras
  concert: concierto
  contest: concurso
  cookie: galletas
  cooking: cocina
  council: concejo conseil consejo
  county: condado
  court: cancha
  craft: artesania artesanias manualidades
  dance: bailable baile bal danse danza danzas
  day: dia jour
  dead: muertos
  decorating: decoracion
  dental: dentales
  dinner: cena
  distribution: reparto
  district: distrito
  donation: donacion donaciones
  drawing: dibujo
  driver: conductor conductores
  easter: paques
  egg: huevos
  elections: elecciones
  english: ingles
  evening: veillee
  event: evenement evento eventos
  exercise: ejercicio ejercicios
  exhibition: exposicion
  eye: ojos
  fair: feria foire
  fall: automne otono
  family: familia familiar familiares familias famille
  farm: granja
  fashion: moda
  festival: fete
  film: cine pelicula
  fire: incendio
  firefighters: bomberos pompiers
  fireworks: feux
  fishing: peche pesca
  flower: flores
  flu: gripe grippe influenza
  food: alimentos comida
  forum: foro
  free: gratis gratuit gratuita gratuito
  friday: viernes
  friends: amigos
  fundraiser: recaudacion
  gallery: galeria galerie
  games: jeux juegos
  garden: huerto jardin jardins
  gardening: jardinage
  gift: regalos
  giveaway: entrega entregara entregaran regala regalan regalara regalaran regalo reparte reparten repartira repartiran
  graduation: graduacion
  gymnasium: gimnasio
  hall: salle
  health: salud
  hearing: audiencia
  heart: corazon
  help: ayuda
  hike: randonnee
  history: historia
  horse: caballos
  hospital: hopital
  hour: heure hora
  housing: vivienda
  immigration: inmigracion
  insurance: seguro
  job: empleo empleos
  kindergarten: kinder
  kids: enfants ninas ninos
  knitting: tejido
  lady: virgen
  lake: lago
  lawyer: abogado abogados
  leaders: lideres
  legal: legales
  level: nivel
  library: biblioteca bibliotheque
  light: luces
  lighting: encendido iluminacion
  lunch: almuerzo
  market: marche mercado
  mass: messe misa
  math: matematicas
  meal: repas
  medical: medica medico medicos
  meeting: assemblee
  memory: memoria
  men: hombres
  mission: mision
  mobile: movil
  monday: lunes
  mother: madre madres
  municipal: municipales
  museum: musee museo
  music: musica musique
  nativity: nacimiento pastorela
  neighbors: vecinos
  night: noche noches nuit
  nurse: enfermera
  nutrition: nutricion
  observatory: observatorio
  office: oficina oficinas
  orchard: huerta verger
  orchestra: orquesta
  painting: peinture pintura
  pantry: despensa
  paper: papel
  parade: desfile
  parenting: crianza
  parents: padres
  parish: paroisse parroquia parroquial
  park: parc parque parques
  parking: estacionamiento stationnement
  people: gente
  pet: mascotas
  photo: fotografia
  planning: planeacion planificacion
  plant: plantas
  planting: siembra
  play: obra
  poetry: poesia poesie
  police: policia policiaca
  pool: alberca piscina
  poster: cartel
  pottery: ceramica ceramique
  prayer: oracion priere
  pregnancy: embarazo
  procession: procesion
  public: publica publico publique
  pumpkin: calabaza calabazas
  reading: lectura
  recycling: reciclaje
  registration: inscripcion
  rights: derechos
  room: sala
  rosary: chapelet rosario
  run: carrera
  safety: seguridad
  sale: venta
  saturday: sabado
  scholarship: beca becas
  school: colegio ecole escuela
  schools: escuelas
  science: ciencia ciencias
  screening: examenes
  seniors: aines mayores
  service: servicio servicios
  sewing: costura
  shoes: zapatos
  show: espectaculo spectacle
  skating: patin
  skull: calaveras
  small: pequenas pequenos
  snow: neige nieve
  soccer: futbol
  song: canciones chanson chansons
  spanish: espanol
  sports: deportes
  spring: primavera printemps
  st: sainte
  star: estrellas
  story: conte contes cuento cuentos
  student: estudiantes
  sugar: azucar
  summer: ete verano
  sunday: domingo
  supper: souper
  supplies: utiles
  swimming: natacion natation
  talk: charla conferencia platica
  tamale: tamales
  tax: impuestos
  teacher: maestras maestros
  technology: tecnologia
  teens: adolescentes
  tenant: inquilinos
  testing: pruebas
  theater: teatro
  thursday: jueves
  tour: visite
  tournament: torneo tournoi
  toy: juguetes
  trash: basura
  tree: arbol arboles
  tuesday: martes
  turkey: pavo pavos
  university: universidad universite
  vaccine: vacunas
  veterans: veteranos
  vigil: vigilia
  volunteer: benevoles voluntarios
  vote: votacion votar voto
  walk: caminata
  water: agua
  wednesday: miercoles
  week: semana
  weekend: finde
  welcome: bienvenue
  winter: hiver invierno
  women: femmes mujeres
  work: trabajo
  workers: trabajadores
  workshop: taller
  youth: jovenes`
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([english, words]) => words!.split(' ').map((word) => [word, english!] as const)),
);
