/** Phrases that mean something else than their words, and names of events whose order of words matters. Of their main words alone. */
const SPANISH_PHRASES = `all ages: todas las edades
  all saints: todos santos
  all souls: fieles difuntos
  author talk: encuentro autor, charla autor
  back to school: regreso clases, regreso escuela, vuelta clases, vuelta escuela
  bake sale: venta pasteles, venta reposteria
  ballroom dance: baile salon
  beach clean up: limpieza playa
  bible study: estudio biblico
  birthday party: fiesta cumpleanos
  block party: fiesta barrio, fiesta cuadra, fiesta vecinal
  blood drive: colecta sangre, donacion sangre
  book club: club lectura, club libro
  book sale: venta libro
  breast cancer: cancer mama
  chamber of commerce: camara comercio
  childrens day: dia nino
  childrens museum: museo nino
  christmas market: mercado navidad, mercado navideno, mercadito navideno
  christmas party: fiesta navidad, fiesta navidena
  christmas tree lighting: encendido arbol navidad, encendido arbol navideno, iluminacion arbol navidad
  city hall: palacio municipal, casa consistorial
  clean up: jornada limpieza, dia limpieza
  coat drive: colecta abrigo
  coffee with the principal: cafe con director, cafe con directora
  college fair: feria universitaria, feria universidad
  college: universidad comunitaria
  community clean up: limpieza comunitaria
  community dinner: cena comunitaria
  community meal: comida comunitaria
  community meeting: reunion comunitaria, junta comunitaria
  covid vaccine: vacuna contra covid
  cpr: reanimacion cardiopulmonar, rcp
  craft fair: festival artesania, feria artesania, feria artesanal, mercado artesanal, mercado artesania
  dental clinic: clinica dental
  divine mercy: divina misericordia
  early dismissal: salida temprana
  easter sunday: domingo pascua, domingo resurreccion
  easter vigil: vigilia pascual
  egg hunt: busqueda huevo, busca huevo, caceria huevo, caza huevo
  family game night: noche juego familiar
  family night: noche familia, noche familiar
  farmers market: mercado agricola, mercado agricultor, mercado granjero, mercado campesino
  fashion show: desfile moda
  father daughter: padre hija, papa hija
  fathers day: dia papa
  financial aid: ayuda financiera
  fire department: departamento bombero, cuerpo bombero
  fire station: estacion bombero, cuartel bombero, parque bombero
  fireworks: fuego artificiales, juego artificiales
  first aid: primeros auxilios
  first day of school: primer dia clases
  flea market: mercado pulga
  flu vaccine: vacuna contra gripe, vacuna contra influenza
  food drive: colecta alimento, colecta comida
  football: futbol americano
  game night: noche juego
  grand opening: gran apertura, gran inauguracion
  groundbreaking: primera piedra
  halloween party: fiesta halloween
  halloween: noche bruja
  harvest festival: fiesta cosecha, festival cosecha
  health department: departamento salud
  health fair: feria salud
  high school: escuela superior
  holy hour: hora santa
  holy saturday: sabado santo, sabado gloria
  holy thursday: jueves santo
  homework help: ayuda con tarea, ayuda tarea
  ice cream: helado
  ice rink: pista hielo
  kindergarten registration: inscripcion kinder, registro kinder
  kindergarten: jardin infante, jardin nino
  know your rights: conozca sus derecho, conoce tus derecho
  labor day: dia trabajador
  live nativity: nacimiento viviente, pesebre viviente
  live: en vivo
  lunar new year: ano nuevo chino, ano nuevo lunar
  memorial day: dia caido, dia conmemoracion, dia recordacion
  mobile consulate: consulado sobre ruedas
  mother son: madre hijo, mama hijo
  mothers day: dia mama
  movie night: noche cine, noche pelicula
  multipurpose room: salon usos multiples, sala usos multiples
  new years day: dia ano nuevo
  new years eve: nochevieja, vispera ano nuevo, fin ano
  new years party: fiesta ano nuevo
  noschool: no hay clases, no habra clases, sin clases, escuelas cerradas
  open mic: microfono abierto
  outdoor: aire libre
  pancake breakfast: desayuno panqueque, desayuno hotcake
  parent teacher: padres maestro
  park clean up: limpieza parque
  parks recreation: parque recreacion
  pet vaccine clinic: clinica vacuna mascota, clinica veterinaria vacuna, vacuna para mascota
  picnic: dia campo
  police station: estacion policia, jefatura policia
  post office: oficina correo
  primary elections: eleccion primaria
  pta: asociacion padres maestro
  rabies vaccine: vacuna contra rabia, vacuna antirrabica
  red cross: cruz roja
  regular meeting: reunion ordinaria, reunion regular, sesion ordinaria, junta ordinaria
  river clean up: limpieza rio
  school board: consejo educacion, junta educacion
  school supplies: utiles escolares
  senior center: centro adulto mayor, centro persona mayor, centro mayores
  senior lunch: almuerzo adulto mayor, almuerzo persona mayor
  seniors: adulto mayor, persona mayor, persona tercera edad, tercera edad
  skating rink: pista patinaje
  soup kitchen: comedor social, comedor comunitario
  special meeting: reunion extraordinaria, reunion especial, sesion extraordinaria, junta especial
  spring break: vacaciones primavera
  st valentines day: dia san valentin
  street fair: feria callejera
  summer party: fiesta verano
  sunday school: escuela dominical
  talent show: show talento, concurso talento
  tax help: ayuda impuesto, asistencia impuesto, preparacion impuesto, declaracion impuesto
  thanksgiving: accion gracias
  toy drive: colecta juguete
  tree lighting: encendido arbol, iluminacion arbol
  vacation bible school: escuela biblica vacaciones, escuela biblica verano
  vaccine clinic: clinica vacunacion, jornada vacunacion
  valentines day: dia enamorado, dia amor amistad
  voter registration: registro votante, inscripcion votante
  walking club: club caminata
  yard sale: venta garaje, venta garage, venta patio
  young adults: jovenes adultos, adultos jovenes
  youth center: centro juvenil`;

/** Between the main words. */
const PARTICLES = String.raw`\s+(?:(?:a|de|e|en|para|por|y)\s+)?(?:(?:al|del|el|la|las|los)\s+)?`;

const toPattern = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word.endsWith('s') || word.length < 4 ? word : `${word.replace(/z$/, '[zc]')}(?:e?s)?`))
    .join(PARTICLES);

const PHRASES = SPANISH_PHRASES.split('\n')
  .map((line) => line.trim().split(': '))
  .flatMap(([english, phrases]) => phrases!.split(', ').map((phrase) => ({ english: english!, phrase })))
  .toSorted((one, other) => other.phrase.length - one.phrase.length);

/** In its plural too. */
const FIRST_WORDS = `(?:${[...new Set(PHRASES.map(({ phrase }) => phrase.split(' ')[0]!))].toSorted().join('|')})(?:e?s)?\\b`;

/** The longest phrases first, and only where a first word stands, because English has few. */
const PATTERN = new RegExp(`\\b(?=${FIRST_WORDS})(?:${PHRASES.map(({ phrase }) => `(${toPattern(phrase)})`).join('|')})\\b`, 'g');

/** `text` is lower-case and without accents. */
export const translateSpanishPhrases = (text: string): string =>
  text.replace(PATTERN, (_, ...groups) => PHRASES[groups.findIndex((group) => group !== undefined)]!.english);
