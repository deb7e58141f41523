import fc from 'fast-check';
import type { ChatTurn } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { answerByRules } from './answer';
import { buildCalendarIndex } from './calendar-index';
import type { ChatContext } from './chat-context';

const VERBS = ['walk', 'run', 'swim', 'skate', 'dance', 'hike', 'climb', 'plunge', 'trot', 'jog'];
const NAMES = ['Hill Road bridge closed', ...VERBS.map((verb) => `Harvest ${verb}`)];

const TOWN: ChatContext = {
  ...{
    now: '2026-11-20T09:00:00-06:00',
    timeZone: 'America/Chicago',
    town: 'Riverton',
    collection: '',
    districts: [],
    schoolDates: '',
  },
  calendar: buildCalendarIndex(
    NAMES.map((name, nth) => anEvent({ name, date: '2026-12-05', organization: 'Riverton', description: 'Come.', id: nth + 1 })),
  ),
};

const SUBJECTS = ['can i', 'can we', 'may people', 'and could my kids', 'can you still'];
const OBJECTS = ['it', 'across', 'through', 'there', 'over it', 'it on zoom', 'in it online'];

it('goes on with the event before, although the verb is a word in the title of another', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SUBJECTS), fc.constantFrom(...VERBS), fc.constantFrom(...OBJECTS), (subject, verb, object) => {
      const first = 'is the hill road bridge closed';
      const history: ChatTurn[] = [
        { role: 'user', content: first },
        { role: 'assistant', content: answerByRules(first, [], TOWN) },
      ];
      const answer = answerByRules(`${subject} ${verb} ${object}`, history, TOWN);
      expect([...answer.matchAll(/\/event\/(\d+)/g)].map(([, id]) => id)).toEqual(['1']);
    }),
  );
});
