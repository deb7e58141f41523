import { instantsAt } from '#libs/contracts';
import { zoneName } from '../frame/moments';

/** Since there can be a log, and as far as four digits count years. */
export const [EARLIEST, LATEST] = ['1970-01-01T00:00', '9999-12-31T23:59'];

/** What a field of day and time holds, '2026-11-20T18:00', by the town's clock: wherever whoever typed it is. */
export const instantsTyped = (typed: string, timeZone: string): string[] =>
  typed === '' ? [] : instantsAt(typed.slice(0, 10), typed.slice(11, 16), timeZone);

/** 'first (EDT)', 'second (EST)': what tells two instants apart that clocks show alike. */
export const nthWords = (instants: readonly string[], timeZone: string): string[] =>
  instants.map((instant, nth) => `${nth === 0 ? 'first' : 'second'} (${zoneName(timeZone, instant)})`);

type Told = Readonly<{ instant?: string; wrong?: string }>;

/** What somebody typed into an `InstantField`, and what is wrong with it; neither where nothing was typed. */
export const instantIn = (form: HTMLFormElement, name: string, timeZone: string): Told => {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  // Half a day and time is held as nothing at all.
  if (!field.validity.valid) return { wrong: 'Type a day and a time.' };
  if (field.value === '') return {};
  const instants = instantsTyped(field.value, timeZone);
  const nth = Number(new FormData(form).get(whichOf(name)) ?? 0);
  return instants[nth] ? { instant: instants[nth] } : { wrong: 'This time does not exist: clocks go forward.' };
};

/** What the field is called in which one of two is chosen. */
export const whichOf = (name: string) => `${name}-which`;
