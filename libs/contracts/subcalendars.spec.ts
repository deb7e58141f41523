import fc from 'fast-check';
import { foldCaseAndAccents } from './fold-case-and-accents';
import { createSubcalendarMatcher } from './subcalendars';
import { anEvent } from './testing';
import type { TownEvent } from './town-event';

const children = { id: 5, organization: 'Library', name: 'Children', titleWords: ['story time', 'lap-sit'] };
const belongs = (event: Partial<TownEvent>, offered = children) =>
  createSubcalendarMatcher([offered])(anEvent(event)).length === 1;
const titled = (name: string, offered = children) => belongs({ name, organization: 'Library' }, offered);

describe('An event belongs to a sub-calendar of its organization', () => {
  it('when its sub-organization or one of its categories has that name', () => {
    expect(belongs({ organization: 'Library', subOrganization: 'children' })).toBe(true);
    expect(belongs({ organization: 'Library', category: 'Children' })).toBe(true);
    expect(belongs({ organization: 'Library', categories: ['Free', 'CHILDREN'] })).toBe(true);
    expect(belongs({ organization: 'Library', subOrganization: 'Children’s room', name: 'Crafts' })).toBe(false);
    expect(belongs({ organization: 'Museum', subOrganization: 'Children', name: 'Story time' })).toBe(false);
  });

  it('when its title has the words of the title rule side by side', () => {
    expect(
      ['Story time for toddlers', 'CANCELLED: STORY-TIME', 'Bilingual “Stóry  Time”', 'Lap sit!'].map((one) => titled(one)),
    ).toEqual([...[true, true, true, true]]);
    expect(['Storytime', 'History time', 'Story times', 'Time for a story', 'A story'].map((one) => titled(one))).toEqual([
      ...[false, false, false, false, false],
    ]);
  });

  it('of whoever tells of it, each once', () => {
    const sources = [{ organization: 'Library' }, { organization: 'School', subOrganization: 'Plays' }];
    const plays = { id: 9, organization: 'School', name: 'Plays' };
    const event = anEvent({ organization: 'Library', name: 'Story time', sources: [...sources, sources[0]!] });
    expect(createSubcalendarMatcher([children, plays])(event)).toEqual([5, 9]);
  });

  it('not when there is none', () => expect(createSubcalendarMatcher([])(anEvent({ organization: 'Library' }))).toEqual([]));

  it('by whole words, whatever stands around them and however they are parted', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcé7'), minLength: 1, maxLength: 3 });
    const words = fc.array(word, { minLength: 1, maxLength: 3 });
    const parting = fc.constantFrom(' ', '-', ' – ', ', ', '  ', '/', '.* ');
    const any = fc.array(word, { maxLength: 4 });
    fc.assert(
      fc.property(any, words, any, parting, fc.boolean(), (before, rule, after, by, isLoud) => {
        const title = [...before, ...rule, ...after].join(by);
        const offered = { ...children, name: 'another', titleWords: [rule.join(' ')] };
        expect(titled(isLoud ? title.toUpperCase() : title, offered)).toBe(true);
        const others = before.filter((one) => !rule.map(foldCaseAndAccents).includes(foldCaseAndAccents(one)));
        expect(titled(others.join(by), offered)).toBe(false);
      }),
    );
  });

  it.each(['.*', 'st.ry', '[a-z]+ time', '^story', '', ' - '])('by no pattern: %j', (rule) => {
    const offered = { ...children, titleWords: [rule] };
    expect([titled('Stories and time', offered), titled('', offered)]).toEqual([false, false]);
  });
});
