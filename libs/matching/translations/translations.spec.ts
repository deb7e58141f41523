import fc from 'fast-check';
import { stemOf } from '../forms';
import { matchVersions } from '../match';
import { wordsOf } from '../words';
import { inflectionsOfSpanish } from './inflect-spanish';
import { SPANISH_WORDS, WORDS_IN_SPANISH_PHRASES } from './spanish';

const kind = fc.constantFrom(
  ['Clase', 'Class'] as const,
  ['Concierto', 'Concert'] as const,
  ['Festival', 'Festival'] as const,
  ['Taller', 'Workshop'] as const,
  ['Torneo', 'Tournament'] as const,
);
const subject = fc.constantFrom(
  ['ajedrez', 'Chess'] as const,
  ['cerámica', 'Pottery'] as const,
  ['costura', 'Sewing'] as const,
  ['guitarra', 'Guitar'] as const,
  ['natación', 'Swimming'] as const,
  ['poesía', 'Poetry'] as const,
);
const entry = fc.constantFrom(...SPANISH_WORDS, ...WORDS_IN_SPANISH_PHRASES);

const versionOf = (id: number, name: string, location: string) => ({
  id,
  source: `source-${id}`,
  organization: id === 1 ? 'Town of Ashmere' : 'La Voz',
  name,
  date: '2026-11-20',
  startTime: '2026-11-20T19:30:00-05:00',
  location,
});

const areOne = (a: string, b: string, placeOfA = 'Tin Hall', placeOfB = placeOfA) =>
  matchVersions(versionOf(1, a, placeOfA), versionOf(2, b, placeOfB)) !== undefined;

describe('A Spanish title', () => {
  it('is one with the English title of the same words', () => {
    fc.assert(
      fc.property(kind, subject, entry, ([type, englishType], [about, englishAbout], [word, english]) => {
        expect(areOne(`${type} de ${about} de ${word}`, `${english} ${englishAbout} ${englishType}`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is not one with an English title that differs by a word, unless its English title is', () => {
    fc.assert(
      fc.property(kind, entry, entry, ([type, englishType], [word, english], [, other]) => {
        fc.pre(stemOf(english) !== stemOf(other));
        const isOne = areOne(`${type} de ${word}`, `${other} ${englishType}`);
        expect(
          isOne &&
            ![`${english} ${englishType}`, `${englishType} of ${english}`].some((title) =>
              areOne(title, `${other} ${englishType}`),
            ),
        ).toBe(false);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(kind, subject, subject, ([type, englishType], [about], [other, english]) => {
        expect(areOne(`${type} de ${about}`, `${english} ${englishType}`)).toBe(about === other);
      }),
    );
  });

  it.each([
    ['Las Posadas - primera noche', 'Las Posadas (First Night)'],
    ['Festival de la Herencia Hispana', 'Hispanic Heritage Festival'],
    ['Mercado de Agricultores', "Farmers' Market"],
    ['Diez y Seis de Septiembre Celebration', 'Fiestas Patrias: Celebración del 16 de Septiembre'],
    ['Celebración del Día de las Madres', "Mother's Day Celebration"],
    ['Celebración del Día de Reyes', 'Three Kings Day Celebration'],
    ['Día de los Veteranos: desfile', 'Veterans Day Parade'],
    ['Día de Muertos', 'Day of the Dead'],
    ['Clínica de vacunas contra la gripe', 'Flu Shot Clinic'],
    ['Ayuda gratuita con los impuestos', 'Free Tax Help'],
    ['Junta de la Mesa Directiva Escolar', 'School Board Meeting'],
    ['Búsqueda de huevos de Pascua', 'Easter Egg Hunt'],
    ['CANCELADO: Noche de juegos familiar, 20 de noviembre', 'Family Game Night'],
    ['Msza wielkanocna', 'Easter Mass'],
    ['Fèt Drapo Ayisyen', 'Haitian Flag Festival'],
    ['Noite de cinema', 'Film Night'],
  ])('is one with its English title: %s, %s', (spanish, english) => {
    expect(areOne(spanish, english)).toBe(true);
  });

  it.each([
    ['Las Posadas - primera noche', 'Las Posadas (Second Night)'],
    ['Clínica de vacunación', 'Dental Clinic'],
    ['Clases de baile para adultos', "Children's Dance Class"],
    ['Hora de cuentos', 'Yoga'],
    ['Desfile de moda', 'Parade'],
    ['Bodas de sangre', 'Blood Drive'],
    ['Reunión del 16 de septiembre', 'Mexican Independence Day'],
    ['Clase de baile en español con Ann Bell', 'Dance Class'],
  ])('is not one with that of another event: %s, %s', (spanish, english) => {
    expect(areOne(spanish, english)).toBe(false);
  });

  it.each([
    ['Parque Bayfront', 'Bayfront Park'],
    ['Biblioteca Pública de Otterton', 'Otterton Public Library'],
    ['Estación de Bomberos 3', 'Fire Station 3'],
    ['Salón Parroquial de Santa Ana', 'St. Anne Parish Hall'],
    ['Cancha de baloncesto, Parque Heron', 'Heron Park Basketball Court'],
  ])('stands beside places in both languages: %s, %s', (spanish, english) => {
    expect(areOne('Concierto de verano', 'Summer Concert', spanish, english)).toBe(true);
  });
});

describe('An English title', () => {
  it.each([
    'Mesa Mercado Night',
    'Fiesta Bowl',
    'Taller Tales',
    'Padres vs Giants',
    'Ana Flores in Concert',
    'Las Cruces and Santa Fe Club',
    'Padre Island Playa Walk',
    'Once Real Pan Come Red Son',
    'Pasta Primavera Night',
    'Gripe Session',
  ])('keeps names and words that Spanish has too: %s', (title) => {
    expect(wordsOf(title)).toEqual(title.toLowerCase().split(' '));
  });

  it('has them in Spanish phrases', () => {
    expect(wordsOf('Noche de flores')).toEqual(['night', 'de', 'flower']);
    expect(wordsOf('Mercado de Villa / Mercado Villa')).toEqual(['market', 'de', 'villa', 'mercado', 'villa']);
  });
});

describe('A Spanish word', () => {
  it.each([
    ['gratuito/a', ['gratuito', 'gratuitos', 'gratuita', 'gratuitas']],
    ['luz', ['luz', 'luces']],
    ['funcion', ['funcion', 'funciones']],
    ['lunes', ['lunes']],
    ['primero/a', ['primero', 'primeros', 'primera', 'primeras', 'primer']],
  ])('has the forms of its number and gender: %s', (word, forms) => {
    expect(inflectionsOfSpanish(word)).toEqual(forms);
  });
});
