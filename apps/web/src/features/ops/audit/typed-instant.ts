import { toPossibleInstants } from '#libs/contracts';
import { zoneNameAt } from '../frame/instant-texts';

/** The log cannot be older; years have four digits. */
export const [MIN_INSTANT, MAX_INSTANT] = ['1970-01-01T00:00', '9999-12-31T23:59'];

/** '2026-11-20T18:00' in the town's time zone: none, one, or two when clocks go back. */
export const parseTypedInstants = (typed: string, timeZone: string): string[] =>
  typed === '' ? [] : toPossibleInstants(typed.slice(0, 10), typed.slice(11, 16), timeZone);

export const formatInstantChoices = (instants: readonly string[], timeZone: string): string[] =>
  instants.map((instant, nth) => `${nth === 0 ? 'first' : 'second'} (${zoneNameAt(timeZone, instant)})`);

type TypedInstant = Readonly<{ instant?: string; problem?: string }>;

export const readInstantField = (form: HTMLFormElement, name: string, timeZone: string): TypedInstant => {
  const field = form.elements.namedItem(name) as HTMLInputElement;
  // The value of an incomplete field is ''.
  if (!field.validity.valid) return { problem: 'Type a day and a time.' };
  if (field.value === '') return {};
  const instants = parseTypedInstants(field.value, timeZone);
  const nth = Number(new FormData(form).get(choiceFieldNameOf(name)) ?? 0);
  return instants[nth] ? { instant: instants[nth] } : { problem: 'This time does not exist: clocks go forward.' };
};

export const choiceFieldNameOf = (name: string) => `${name}-which`;
