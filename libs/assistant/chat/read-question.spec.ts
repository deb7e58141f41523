import fc from 'fast-check';
import { type ChatQuery, MAX_CHAT_MESSAGE_LENGTH, parseChatQuery } from '#libs/contracts';
import { anEvent } from '#libs/contracts/testing';
import { buildCalendarIndex } from './calendar-index';
import { toChips } from './chips';
import { readConversation, readInConversation } from './conversation-state';
import { EMPTY_CONVERSATION } from './follow-up';
import type { ReadingContext } from './question';

/** A Friday, in an invented town. */
const TODAY = '2026-11-20';

const { townWords } = buildCalendarIndex([
  anEvent({ id: 1, name: 'Family campout', location: 'Miller Park', organization: 'Riverton Trail Club' }),
  anEvent({ id: 2, name: 'Signs on Mill Street', location: 'Town Hall, Room 2', organization: 'Riverton' }),
  anEvent({ id: 3, name: 'Free Friday films', location: 'Riverton Library', organization: 'Riverton Library' }),
  anEvent({ id: 4, name: 'Our Town', location: 'Playhouse', address: '12 Mill Street', organization: 'Playhouse' }),
]);
const context: ReadingContext = { today: TODAY, minuteOfDay: 9 * 60, town: 'Riverton', townWords };

const read = (...messages: string[]): ChatQuery => {
  const before = readConversation(
    messages.slice(0, -1).flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: '[One](/event/1)\n[Two](/event/2)' },
    ]),
    context,
  );
  return readInConversation(messages.at(-1)!, before, context).query;
};

const SATURDAY = { from: '2026-11-21', to: '2026-11-21' };

describe('A question becomes a query', () => {
  it.each<[string, ChatQuery]>([
    ['what is on tomorrow for kids', { span: SATURDAY, audience: 'children' }],
    ['anything free at town hall tomorrow', { span: SATURDAY, price: 'free', place: 'town hall' }],
    ['what is on Mill Street tomorrow', { span: SATURDAY, place: 'Mill Street' }],
    ['whats cancelled tomorrow', { span: SATURDAY, state: 'cancelled' }],
    ['events by the trail club', { organization: 'trail club' }],
    ['when is the last chess night', { asks: 'when', words: 'chess night', order: 'last' }],
    ['is the chess night still on', { asks: 'state', words: 'chess night' }],
    ['what have I saved', { whose: 'saved' }],
    ['what are my own events', { whose: 'own' }],
    ['what is on my calendar', { whose: 'mine' }],
    ['when is my trash day', { topic: 'trash', whose: 'district' }],
    ['when is trash in zone three', { topic: 'trash', words: 'district 3' }],
    ['how do I add an event', { topic: 'help', words: 'add an event' }],
    ['how do I tell people about my concert', { topic: 'help', words: 'suggest an event' }],
    ['could you tell people when the chess night is', { asks: 'when', words: 'chess night' }],
    ['I want to know if you have a chess night on the calendar', { words: 'chess night' }],
    ['glass painting next week', { span: { from: '2026-11-23', to: '2026-11-29' }, words: 'glass painting' }],
    ['when do yoga classes start again', { asks: 'when', words: 'yoga classes' }],
    ['what is the number of events tomorrow', { asks: 'count', span: SATURDAY }],
    ['chess for all ages', { words: 'chess' }],
    ['chess tomorrow late morning', { span: SATURDAY, hours: { from: 0, until: 720 }, words: 'chess' }],
    ['chess next week, not this weekend', { span: { from: '2026-11-23', to: '2026-11-29' }, words: 'chess' }],
    ['drop in with phone charging', { words: 'drop phone charging' }],
    ['how do i get a spot', { asks: 'cost' }],
  ])('%s', (message, query) => expect(read(message)).toEqual(query));

  it.each<[string, ChatQuery]>([
    ['what is on tomorrow but not at the library', { span: SATURDAY, elsewhere: 'library' }],
    ['films tomorrow, grown up', { span: SATURDAY, words: 'films', without: 'kids' }],
    ['anything but films tomorrow', { span: SATURDAY, without: 'films' }],
    ['what is on tomorrow except what is cancelled', { span: SATURDAY, state: 'on' }],
    ['films on weekdays', { words: 'films', weekdays: [1, 2, 3, 4, 5] }],
    ['films before Sunday', { words: 'films', span: { from: TODAY, to: '2026-11-21' } }],
    ['films after Christmas', { words: 'films', span: { from: '2026-12-26', to: '2027-01-25' } }],
    ['films the first weekend of december', { words: 'films', span: { from: '2026-12-05', to: '2026-12-06' } }],
    ['films in the second half of may', { words: 'films', span: { from: '2027-05-16', to: '2027-05-31' } }],
    ['qué hay mañana para niños', { span: SATURDAY, audience: 'children' }],
    ['films in december of 2026', { words: 'films', span: { from: '2026-12-01', to: '2026-12-31' } }],
    ['films of 2027', { words: 'films', span: { from: '2027-01-01', to: '2027-12-31' } }],
    ['films not in the morning', { words: 'films', hours: { from: 12 * 60, until: 24 * 60 } }],
    ['films not at night', { words: 'films', hours: { from: 0, until: 17 * 60 } }],
    ['help with caring for plants', { words: 'caring plants' }],
    ['is there a hay ride', { words: 'hay ride' }],
  ])('with what it leaves out, sides of a day and Spanish words: %s', (message, query) => expect(read(message)).toEqual(query));

  it.each<[string, ChatQuery]>([
    ['class of 2027 reunion', { words: 'class reunion' }],
    ['when is the Bar-B-Que', { asks: 'when', words: 'bar-b-que' }],
    ['when is the para swimmers meet', { asks: 'when', words: 'para swimmers' }],
    ['when is the law library talk', { asks: 'when', words: 'law library talk' }],
    ['when is the love letters evening', { asks: 'when', words: 'love letters' }],
    ['when is the late skate', { asks: 'when', words: 'late skate' }],
    ['when is the wi-fi hotspot class', { asks: 'when', words: 'wi-fi hotspot class' }],
  ])('with the words of a name as they are: %s', (message, query) => expect(read(message)).toEqual(query));

  it.each<[string, ChatQuery]>([
    ['films in december and january', { words: 'films', span: { from: '2026-12-01', to: '2027-01-31' } }],
    ['films today or tomorrow', { words: 'films', span: { from: TODAY, to: '2026-11-21' } }],
    [
      'films on monday or thursday',
      { words: 'films', span: { from: '2026-11-23', to: '2026-11-26', gap: { from: '2026-11-24', to: '2026-11-25' } } },
    ],
    ['films next friday and saturday', { words: 'films', span: { from: '2026-11-27', to: '2026-11-28' } }],
    [
      'films in january or march',
      { words: 'films', span: { from: '2027-01-01', to: '2027-03-31', gap: { from: '2027-02-01', to: '2027-02-28' } } },
    ],
    [
      'films december 5 and 19',
      { words: 'films', span: { from: '2026-12-05', to: '2026-12-19', gap: { from: '2026-12-06', to: '2026-12-18' } } },
    ],
    [
      'films this weekend and next weekend',
      { words: 'films', span: { from: '2026-11-21', to: '2026-11-29', gap: { from: '2026-11-23', to: '2026-11-27' } } },
    ],
    ['films the weekend after next', { words: 'films', span: { from: '2026-12-05', to: '2026-12-06' } }],
    ['films friday the 13th', { words: 'films', span: { from: '2027-08-13', to: '2027-08-13' } }],
    ['films, no kids stuff', { words: 'films', without: 'kids' }],
    ['films thanksgiving or the day after', { words: 'films', span: { from: '2026-11-26', to: '2026-11-27' } }],
    ['films between Dec 1 and Dec 5', { words: 'films', span: { from: '2026-12-01', to: '2026-12-05' } }],
    ['films on 12-5', { words: 'films', span: { from: '2026-12-05', to: '2026-12-05' } }],
    ['films of the new year', { words: 'films', span: { from: '2027-01-01', to: '2027-12-31' } }],
  ])('with two days or periods that it joins: %s', (message, query) => expect(read(message)).toEqual(query));

  it.each<[string, ChatQuery['hours']]>([
    ['films the evening of dec 5', { from: 17 * 60, until: 24 * 60 }],
    ['films friday night after thanksgiving', { from: 17 * 60, until: 24 * 60 }],
    ['films after lunch on saturday', { from: 12 * 60, until: 24 * 60 }],
    ['films after 7 tonight', { from: 19 * 60, until: 24 * 60 }],
    ['films in the next two hours', { from: 9 * 60, until: 11 * 60 }],
  ])('with parts of a day: %s', (message, hours) => expect(read(message).hours).toEqual(hours));

  it.each<[string, ChatQuery]>([
    ['films for my 2 yr old', { words: 'films', audience: 'children', age: 2 }],
    ['films for a 4yo', { words: 'films', audience: 'children', age: 4 }],
    ['films for my son, he is 14', { words: 'films', audience: 'teens', age: 14 }],
    ['films for my mom, shes 80', { words: 'films', audience: 'seniors', age: 80 }],
    ['is the chess night ok for a 9 year old', { asks: 'about', words: 'chess night' }],
    ['how old do you have to be for the chess night', { asks: 'about', words: 'chess night' }],
  ])('with ages: %s', (message, query) => expect(read(message)).toEqual(query));

  it.each<[string, ChatQuery]>([
    ['any chess that isnt blitz chess', { words: 'chess', without: 'blitz chess' }],
    ['stuff thats not sports tomorrow', { span: SATURDAY, without: 'sports' }],
    ['films that are not cancelled', { words: 'films', state: 'on' }],
    ['is santa coming on the trail truck', { words: 'santa trail truck' }],
    ['riverton events tomorrow', { span: SATURDAY }],
    ['where can i get my dog fixed', { words: 'spay neuter' }],
    ['how do i put our bake sale on here', { topic: 'help', words: 'suggest an event' }],
    ['when do the kids go back to school', { topic: 'school', words: 'when do the kids go back to school' }],
    ['chess nights in december pls', { words: 'chess nights', span: { from: '2026-12-01', to: '2026-12-31' } }],
    ['next fish fry after tonights', { words: 'fish fry', span: { from: '2026-11-21', to: '2026-12-21' }, order: 'next' }],
    ["what's the week of jan 18, mon thru sun", { span: { from: '2027-01-18', to: '2027-01-24' } }],
    ['april, besides the council', { span: { from: '2027-04-01', to: '2027-04-30' }, without: 'council' }],
    ['did i miss the rock hounds this month', { words: 'rock hounds', span: { from: '2026-11-01', to: '2026-11-30' } }],
    ['films before winter', { words: 'films', span: { from: TODAY, to: '2026-11-30' } }],
    ['films through january', { words: 'films', span: { from: TODAY, to: '2027-01-31' } }],
    ['is it paper or bottles this week', { topic: 'trash', span: { from: TODAY, to: '2026-11-22' } }],
  ])('with what people say of it: %s', (message, query) => expect(read(message)).toEqual(query));

  it('is not answered where it asks for a password', () => {
    expect(readInConversation("what's the wifi password", EMPTY_CONVERSATION, context).remark).toContain('no passwords');
    expect(readInConversation('is there wifi at the library', EMPTY_CONVERSATION, context).remark).toBeUndefined();
  });

  it('a word of a street is no place of that name', () => {
    expect(read('what is at the mill').place).toBeUndefined();
    expect(read('what is on Mill Street').place).toBe('Mill Street');
  });

  it('names of events are no audience, day or price', () => {
    expect(read('when is the family campout')).toEqual({ asks: 'when', words: 'family campout' });
    expect(read('when are the free friday films')).toEqual({ asks: 'when', words: 'free friday films' });
    expect(read('what is on in our town tomorrow').words).toBeUndefined();
    expect(read('where is Our Town')).toEqual({ asks: 'where', words: 'our town' });
  });
});

describe('A follow-up changes the query', () => {
  it.each<[string, ChatQuery]>([
    ['and which of those are free', { span: SATURDAY, price: 'free' }],
    ['anything in the evening?', { span: SATURDAY, hours: { from: 17 * 60, until: 24 * 60 } }],
    ['how about at the library', { span: SATURDAY, place: 'library' }],
    ['and the day after', { span: { from: '2026-11-22', to: '2026-11-22' } }],
    ['where is the second one', { asks: 'where', among: [2] }],
    ['where is it', { asks: 'where', among: [1] }],
  ])('%s', (message, query) => expect(read('What is on tomorrow?', message)).toEqual(query));

  it.each<[string[], ChatQuery]>([
    [['what is on saturday the 28th', 'and sunday?'], { span: { from: '2026-11-29', to: '2026-11-29' } }],
    [['what is on january 11', 'how about the 12th'], { span: { from: '2027-01-12', to: '2027-01-12' } }],
    [['what is on saturday', 'and the saturday after?'], { span: { from: '2026-11-28', to: '2026-11-28' } }],
    [['what is on december 12', 'and the next day'], { span: { from: '2026-12-13', to: '2026-12-13' } }],
    [['films in december', 'and january?'], { words: 'films', span: { from: '2027-01-01', to: '2027-01-31' } }],
    [['what is at the library', 'anything there at night'], { place: 'library', hours: { from: 17 * 60, until: 24 * 60 } }],
    [['what is on saturday', 'just the morning'], { span: SATURDAY, hours: { from: 0, until: 12 * 60 } }],
    [['is chess night on tonight', 'when is the next one then'], { words: 'chess night', asks: 'when', after: 1, order: 'next' }],
    [
      ['chess night tomorrow?', 'when is the next one that isnt cancelled'],
      { words: 'chess night', asks: 'when', after: 1, order: 'next' },
    ],
    [['all the chess nights', 'which is the last'], { words: 'chess nights', asks: 'when', order: 'last' }],
    [['when is chess night', 'how much for a 6 yr old'], { asks: 'cost', among: [1] }],
    [['darn. what is on saturday', 'what else is on'], { span: SATURDAY }],
    [['films', 'the sunday one, what time'], { asks: 'when', words: 'films', weekdays: [0] }],
    [['chess night', 'is that two nights'], { asks: 'about', words: 'two nights', among: [1] }],
    [['chess night', 'is there one in january too'], { words: 'chess night', span: { from: '2027-01-01', to: '2027-01-31' } }],
    [['chess night', 'why not'], { asks: 'about', among: [1] }],
    [['chess night', 'when does it start up again'], { words: 'chess night', asks: 'when', after: 1, order: 'first' }],
    [['what is on dec 12', 'what is on that sunday'], { span: { from: '2026-12-13', to: '2026-12-13' } }],
    [['when is chess night', 'can i sing'], { asks: 'about', words: 'sing', among: [1] }],
    [['when is chess night', 'can i walk in'], { asks: 'cost', among: [1] }],
  ])('beside the days and the series of the one before: %j', (turns, query) => expect(read(...turns)).toEqual(query));

  it('after many others keeps all that stands in the chips', () => {
    const turns = [
      'what is on tomorrow for kids',
      'which of those are free',
      'how about at the library',
      'anything in the evening',
    ];
    expect(read(...turns)).toMatchObject({ span: SATURDAY, audience: 'children', price: 'free', place: 'library' });
  });

  it('corrects what was read, or leaves a part of it out', () => {
    expect(read('what is on tomorrow', 'sorry i meant today')).toEqual({ span: { from: TODAY, to: TODAY } });
    expect(read('what is on tomorrow', 'not the films')).toEqual({ span: SATURDAY, without: 'films' });
  });

  it('the one after that is asked of the event before', () => {
    expect(read('When is the next chess night?', 'and the one after that?')).toEqual({
      asks: 'when',
      words: 'chess night',
      after: 1,
    });
  });

  it('a time that does not suit asks for others, not for the one after', () => {
    expect(read('When is the next chess night?', "I can't make it. any other one")).toEqual({ asks: 'when', among: [2] });
    expect(read('When is the next chess night?', "I can't do mornings. any other yoga").after).toBeUndefined();
  });
});

describe('Any question', () => {
  const words = fc.constantFrom(
    ...[
      'what is on',
      'tomorrow',
      'for kids',
      'free',
      'at town hall',
      'my',
      'saved',
      'school',
      'trash',
      'cancelled',
      'between',
      '5',
    ],
    ...['except', 'not the', 'not at', 'on weekdays', 'before Sunday', 'mañana', 'is it', 'zone 3', 'next'],
    ...['and', 'which of those', 'the one after that', 'Our Town', '\uE100', '🦃', '__proto__', 'x'.repeat(300), '"', '\n'],
  );

  it('becomes a valid query whose chips are its own fields', () => {
    fc.assert(
      fc.property(fc.array(fc.array(words, { maxLength: 8 }), { minLength: 1, maxLength: 3 }), (turns) => {
        const query = read(...turns.map((turn) => turn.join(' ') || '?'));
        expect(parseChatQuery(query)).toEqual(query);
        for (const { field } of toChips(query, TODAY)) expect(query[field]).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });

  it('of a turn before is read no further than a question goes', () => {
    const wordsOfTurn = (content: string) => readConversation([{ role: 'user', content }], context).query?.words;
    expect(wordsOfTurn('When is the council meeting?')).toBe('council meeting');
    expect(wordsOfTurn(`${'council '.repeat(MAX_CHAT_MESSAGE_LENGTH)}library`)).not.toContain('library');
  });
});
