const SPANISH =
  /\b(?:(?<!-)que|cuando|donde|cuanto|como (?=se|es|puedo|llego)|proxim[oa]s?|manana|hoy|ninos|ninas|biblioteca|esta noche|algo|por la|gratis|fin de semana|clases? de|hola|quiero|busco|eventos?|iglesia|escuela)\b/;

/** What residents ask in Spanish, without accents, and the same in English. The longer ones come first. */
const TRANSLATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bclases? de (\w+)/g, '$1 class'],
  [/\b(\d{1,2}) de (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g, '$2 $1'],
  [/\bmanana por la manana\b/g, 'tomorrow morning'],
  [/\bmanana por la (?:noche|tarde)\b/g, 'tomorrow evening'],
  [/\b(?:por|en|de) la manana\b/g, 'in the morning'],
  [/\b(?:por|en) la tarde\b/g, 'in the afternoon'],
  [/\b(?:por|en|de) la noche\b/g, 'in the evening'],
  [/\besta noche\b/g, 'tonight'],
  [/\beste fin de semana\b/g, 'this weekend'],
  [/\b(?:el )?(?:proximo fin de semana|fin de semana que viene)\b/g, 'next weekend'],
  [/\bfin de semana\b/g, 'weekend'],
  [/\besta semana\b/g, 'this week'],
  [/\b(?:la )?(?:proxima semana|semana que viene)\b/g, 'next week'],
  [/\b(?:el )?(?:proximo mes|mes que viene)\b/g, 'next month'],
  [/\beste mes\b/g, 'this month'],
  [/\ben (?:espanol|castellano)\b/g, 'in spanish'],
  [/\ba que hora\b/g, 'what time'],
  [/\bcuanto cuesta\b/g, 'how much is'],
  [/\b(?:que|cual) dia\b/g, 'what day'],
  [/\bpor favor\b/g, 'please'],
  [/\b(?:noche ?buena)\b/g, 'christmas eve'],
  [/\b(?:dia de )?accion de gracias\b/g, 'thanksgiving'],
  [/\bque hay\b/g, 'what is on'],
  [/\bpara hacer\b/g, 'to do'],
  [/\bel (?=lunes|martes|miercoles|jueves|viernes|sabado|domingo)/g, 'on '],
];

const WORDS: Readonly<Record<string, string>> = {
  ...{ que: 'what', cuando: 'when', donde: 'where', quien: 'who', cuanto: 'how much', cuantos: 'how many', hay: 'is there' },
  ...{ algo: 'anything', hoy: 'today', manana: 'tomorrow', ayer: 'yesterday', proximo: 'next', proxima: 'next', es: 'is' },
  ...{ son: 'are', sera: 'is', empieza: 'starts', termina: 'ends', abre: 'opens', cierra: 'closes', hola: ' ', gracias: ' ' },
  ...{ lunes: 'monday', martes: 'tuesday', miercoles: 'wednesday', jueves: 'thursday', viernes: 'friday', sabado: 'saturday' },
  ...{ domingo: 'sunday', enero: 'january', febrero: 'february', marzo: 'march', abril: 'april', mayo: 'may', junio: 'june' },
  ...{
    julio: 'july',
    agosto: 'august',
    septiembre: 'september',
    octubre: 'october',
    noviembre: 'november',
    diciembre: 'december',
  },
  ...{ navidad: 'christmas', pascua: 'easter', gratis: 'free', ninos: 'kids', ninas: 'kids', nino: 'kids', nina: 'kids' },
  ...{ hijos: 'kids', familia: 'family', familias: 'families', adolescentes: 'teens', jovenes: 'teens', mayores: 'seniors' },
  ...{ para: 'for', en: 'at', el: 'the', la: 'the', los: 'the', las: 'the', un: 'a', una: 'a', unos: 'some', unas: 'some' },
  ...{
    del: 'of the',
    de: 'of',
    y: 'and',
    o: 'or',
    con: 'with',
    mi: 'my',
    mis: 'my',
    se: ' ',
    quiero: 'i want',
    busco: 'i look for',
  },
  ...{ evento: 'event', eventos: 'events', actividad: 'activity', actividades: 'activities', cosas: 'things', hacer: 'do' },
  ...{ biblioteca: 'library', iglesia: 'church', escuela: 'school', escuelas: 'schools', parque: 'park', museo: 'museum' },
  ...{ ayuntamiento: 'town hall', alcaldia: 'town hall', pueblo: 'town', ciudad: 'town', calle: 'street', clase: 'class' },
  ...{ clases: 'classes', taller: 'workshop', ingles: 'english', musica: 'music', concierto: 'concert', conciertos: 'concerts' },
  ...{ pelicula: 'movie', peliculas: 'movies', cine: 'movies', teatro: 'theater', baile: 'dance', arte: 'art', cuentos: 'story' },
  ...{ libros: 'books', libro: 'book', deportes: 'sports', futbol: 'soccer', baloncesto: 'basketball', mercado: 'market' },
  ...{ comida: 'food', desayuno: 'breakfast', cena: 'dinner', basura: 'trash', reciclaje: 'recycling', reunion: 'meeting' },
  ...{ reuniones: 'meetings', concejo: 'council', consejo: 'council', cancelado: 'cancelled', cancelada: 'cancelled' },
  ...{ sangre: 'blood', vacuna: 'vaccine', vacunas: 'vaccines', fiesta: 'party', desfile: 'parade', feria: 'fair' },
  ...{
    ajedrez: 'chess',
    voluntario: 'volunteer',
    voluntarios: 'volunteers',
    cerrado: 'closed',
    cerrada: 'closed',
    abierto: 'open',
  },
};

/** Takes a text without accents in lower case. Null if nothing in it is Spanish. */
export const translateSpanish = (text: string): string | null =>
  SPANISH.test(text)
    ? TRANSLATIONS.reduce((left, [pattern, english]) => left.replace(pattern, english), text).replace(
        /\p{L}+/gu,
        (word) => WORDS[word] ?? word,
      )
    : null;
