import { wordSet } from './word-set';

/**
 * What bare words behind an event usually mean. One unknown word is a place only behind those of the last row, or by its letters. Two or
 * three are a doubtful place also where one is a person or a kind, but none behind a subject: what is watched, played or read.
 */
const EVENTS_BY_MEANING = {
  person: wordSet(`
    appointment appt baby_shower bday birthday breakfast bridal_shower brunch checkup coffee cookout dentist dinner drinks eye_exam lesson lessons lunch luncheon
    orthodontist party physical play_date playdate potluck shower sleepover supper vet
  `),
  kind: wordSet(`
    audition bachelorette barre baseball basketball bball bloodwork bonfire bowling bunco canasta circle class classes club craft_night euchre facial girls_night golf group guys_night
    gymnastics haircut haircuts hockey karaoke karate knitting ladies_night league mahjong mammogram mri manicure massage oil_change paint_night pedicure pickleball pilates poker poker_night practice rehearsal
    robotics soccer softball swim swimming tai_chi tennis tire_change tire_rotation tryouts ultrasound vball volleyball waxing wine_night xray yoga zumba
  `),
  subject: wordSet(
    'ballet book_club cello flute game_night guitar listening_party movie_night piano recital release_party screening_party viewing_party violin watch_party',
  ),
  place: wordSet('brake_job date_night flu_shot flu_shots happy_hour mani_pedi open_mic trivia'),
};

type Meaning = keyof typeof EVENTS_BY_MEANING;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(EVENTS_BY_MEANING).flatMap(([meaning, events]) => [...events].map((event) => [event, meaning as Meaning])),
);

/** Specialists and what they do, but no subject of a school: 'biology', 'psychology'. */
export const IS_MEDICAL =
  /(?:dentist|doctor|ologist|iatrist|odontist|(?:audi|cardi|dermat|endocrin|enter|gynec|hemat|immun|laryng|nephr|neur|onc|ophthalm|pulmon|radi|rheumat|\bur)ology)$/;

export const bareMeaning = (words: readonly string[], nth: number): Meaning | undefined =>
  MEANINGS.get(`${words[nth - 1]}_${words[nth]}`) ??
  MEANINGS.get(words[nth]!) ??
  (IS_MEDICAL.test(words[nth]!) ? 'person' : undefined);
