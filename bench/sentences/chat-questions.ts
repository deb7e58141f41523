import { answerByRules, type CalendarIndex, type ChatContext } from '#libs/assistant';
import type { ChatTurn, TownEvent } from '#libs/contracts';
import { createSampleTown } from '#libs/sample-town';
import { AFTERWARDS, type Asked, HELD_OUT, QUESTIONS } from '../../test/data/questions';
import { TODAY } from '../lib/bench-town';
import type { Work } from './least-times';

const TIME_ZONE = 'America/New_York';

/** Questions about a calendar, each after the turns before it. */
export const readChatQuestions = (calendar: CalendarIndex): Work[] => {
  const context: ChatContext = {
    now: `${TODAY}T09:00:00-05:00`,
    timeZone: TIME_ZONE,
    town: 'Moorestown',
    collection: 'Trash Collection',
    districts: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day, nth) => `District ${nth + 1} (${day} pick up)`),
    schoolDates: 'Moorestown Township Public Schools',
    calendar,
  };
  return [...QUESTIONS, ...HELD_OUT, ...AFTERWARDS].flatMap((one) => turnsOf(one, context));
};

const turnsOf = ([messages]: Asked, context: ChatContext): Work[] => {
  const history: ChatTurn[] = [];
  return messages.map((message) => {
    const before = [...history];
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answerByRules(message, before, context) });
    return () => answerByRules(message, before, context);
  });
};

/** Repeats the sample town with other words each time, so that it has as many different words as a large town. */
export const createManyEvents = (count: number): TownEvent[] => {
  const { events } = createSampleTown(TODAY, TIME_ZONE);
  return Array.from({ length: count }, (_, at): TownEvent => {
    const { uid: _uid, coordinates: _coordinates, ...event } = events[at % events.length]!;
    const turn = Math.floor(at / events.length);
    const description = `${event.description ?? ''} ${Array.from({ length: 5 }, (_, word) => inventWord(at * 5 + word)).join(' ')}`;
    return {
      status: 'confirmed',
      ...event,
      id: at + 1,
      description,
      name: turn === 0 ? event.name : `${event.name} ${inventWord(turn)}`,
    };
  });
};

const SYLLABLES = ['ba', 'ce', 'do', 'fi', 'gu', 'ka', 'le', 'mo', 'ni', 'pu', 'ra', 'se', 'to', 'vi', 'zu'];

export const inventWord = (nth: number): string =>
  [0, 1, 2, 3].map((place) => SYLLABLES[Math.floor((nth * 7_919) / SYLLABLES.length ** place) % SYLLABLES.length]).join('');
