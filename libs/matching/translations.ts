/** Spanish and French words of events and places, as publishers in the United States use them beside English ones. Without accents. */
export const TRANSLATIONS: ReadonlyMap<string, string> = new Map(
  `admission: entrada
  adults: adultos
  afternoon: tarde
  art: arte
  auction: encan subasta
  babies: bebes
  backpack: mochilas
  baseball: beisbol
  bike: bicicleta
  bilingual: bilingue bilingues
  blessing: bendicion
  blood: sangre
  bonfire: fogata
  book: libro libros livre livres
  breakfast: dejeuner desayuno
  camp: campamento
  candle: vela velas
  candy: dulces
  carnival: carnaval
  center: centro
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
  clinic: clinica
  clothes: ropa
  community: communautaire comunidad comunitaria comunitario
  concert: concierto
  contest: concurso
  cookie: galletas
  cooking: cocina
  county: condado
  craft: artesania artesanias
  dance: baile bal danse danza
  day: dia jour
  dead: muertos
  dinner: cena
  easter: paques
  egg: huevos
  english: ingles
  evening: veillee
  exhibition: exposicion
  fair: feria foire
  fall: otono
  family: familia familiar familiares familias famille
  festival: fete
  film: cine pelicula
  fireworks: feux
  flower: flores
  food: alimentos comida
  free: gratis gratuit gratuita gratuito
  friday: viernes
  friends: amigos
  games: jeux juegos
  garden: huerto jardin jardins
  gardening: jardinage
  gift: regalos
  graduation: graduacion
  gymnasium: gimnasio
  hall: salle
  health: salud
  heart: corazon
  hike: randonnee
  history: historia
  horse: caballos
  hour: heure hora
  housing: vivienda
  immigration: inmigracion
  job: empleo empleos
  kids: enfants ninos
  knitting: tejido
  lady: virgen
  level: nivel
  library: biblioteca bibliotheque
  light: luces
  market: marche mercado
  mass: messe misa
  math: matematicas
  meal: repas
  men: hombres
  monday: lunes
  museum: musee museo
  music: musica musique
  night: noche noches nuit
  observatory: observatorio
  orchestra: orquesta
  painting: peinture pintura
  pantry: despensa
  paper: papel
  parade: desfile
  parents: padres
  parish: paroisse parroquia parroquial
  park: parc parque parques
  people: gente
  pet: mascotas
  photo: fotografia
  plant: plantas
  poetry: poesia poesie
  prayer: oracion priere
  procession: procesion
  pumpkin: calabaza calabazas
  reading: lectura
  recycling: reciclaje
  registration: inscripcion
  room: sala
  run: carrera
  sale: venta
  saturday: sabado
  school: colegio ecole escuela
  schools: escuelas
  science: ciencia ciencias
  seniors: aines mayores
  sewing: costura
  skating: patin
  skull: calaveras
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
  tamale: tamales
  tax: impuestos
  teens: adolescentes
  theater: teatro
  thursday: jueves
  tour: visite
  tournament: torneo tournoi
  toy: juguetes
  tree: arbol arboles
  tuesday: martes
  vaccine: vacunas
  vigil: vigilia
  volunteer: benevoles voluntarios
  walk: caminata
  wednesday: miercoles
  week: semana
  welcome: bienvenue
  winter: hiver invierno
  women: mujeres
  workshop: taller
  youth: jovenes`
    .split('\n')
    .map((line) => line.trim().split(': '))
    .flatMap(([english, words]) => words!.split(' ').map((word) => [word, english!] as const)),
);
