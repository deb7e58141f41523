import { type Day, instantAt } from '#libs/contracts';

/** Which state of somebody is looked at: that after one of their facts, or that at an instant, whatever had been recorded by then. */
export type Chosen = Readonly<{ fact: number } | { instant: string }>;

/** As the server is asked for it. */
export const queryOf = (chosen: Chosen): string => new URLSearchParams(Object.entries(chosen)).toString();

/** What a field of day and time holds, '2026-11-20T18:00', by the town's clock: wherever whoever typed it is. */
export const instantTyped = (typed: string, timeZone: string): string =>
  instantAt(typed.slice(0, 10) as Day, typed.slice(11, 16), timeZone);

/** Whether something was typed that is no day and time: what it holds is as empty as before. */
export const isHalfTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some(({ validity }) => validity.badInput);
