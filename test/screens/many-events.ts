import { addDays, type TownEvent } from '#libs/contracts';
import { MORNING } from './browser';

const DAYS = 365;

/** Always the same, of one organization, spread over a year from today. The last one is named so. */
export const manyEvents = (count: number): TownEvent[] =>
  Array.from({ length: count }, (_, number): TownEvent => {
    const date = addDays(MORNING.slice(0, 10), Math.floor((number * DAYS) / count));
    const hour = String(8 + (number % 12)).padStart(2, '0');
    return {
      id: number + 1,
      name: number === count - 1 ? 'The very last event' : `Event ${number + 1} ${'of many '.repeat(number % 7)}`.trim(),
      organization: 'Community House of Moorestown',
      category: 'Social',
      date,
      time: '',
      startTime: `${date}T${number === count - 1 ? '23' : hour}:00:00-05:00`,
      location: number % 3 ? 'Children’s room' : undefined,
      status: 'confirmed',
    };
  });
