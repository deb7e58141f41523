import fc from 'fast-check';
import { askInTurn, townOf } from './testing/invented-town';

const VERBS = ['walk', 'run', 'swim', 'skate', 'dance', 'hike', 'climb', 'plunge', 'trot', 'jog'];
const NAMES = ['Hill Road bridge closed', ...VERBS.map((verb) => `Harvest ${verb}`)];

const TOWN = townOf(NAMES.map((name) => ({ name, date: '2026-12-05', description: 'Come.' })));

const SUBJECTS = ['can i', 'can we', 'may people', 'and could my kids', 'can you still'];
const OBJECTS = ['it', 'across', 'through', 'there', 'over it', 'it on zoom', 'in it online'];

it('goes on with the event before, although the verb is a word in the title of another', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SUBJECTS), fc.constantFrom(...VERBS), fc.constantFrom(...OBJECTS), (subject, verb, object) => {
      const answer = askInTurn(['is the hill road bridge closed', `${subject} ${verb} ${object}`], TOWN);
      expect([...answer.matchAll(/\/event\/(\d+)/g)].map(([, id]) => id)).toEqual(['1']);
    }),
  );
});
