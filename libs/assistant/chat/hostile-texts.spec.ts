import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_CHAT_MESSAGE_LENGTH } from '#libs/contracts';
import { anEvent, hostileTexts } from '#libs/contracts/testing';
import { answerByRules } from './answer';
import { buildCalendarIndex } from './calendar-index';
import type { ChatContext } from './chat-context';

const TOWN: ChatContext = {
  ...{ now: '2026-11-20T09:00:00-06:00', timeZone: 'America/Chicago', town: 'Riverton' },
  ...{ collection: '', districts: [], schoolDates: '' },
  calendar: buildCalendarIndex([anEvent({ id: 1, name: 'Brass concert', date: '2026-12-02' })]),
};

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** A group that repeats, without a group in it. */
const REPEATED_GROUP = /\((?:\?:)?((?:\\.|\[(?:\\.|[^\]])*\]|[^()[\\\n])*)\)[*+]/g;
/** Nothing but a repeated character: how many rounds of the group read it is open. */
const IS_REPEATED = /^(?:\[(?:\\.|[^\]])*\]|\\{1,2}.|.)(?:[*+]|\{\d+,\})$/;

const ambiguousGroupsOf = (source: string) =>
  [...source.matchAll(REPEATED_GROUP)].filter(([, body]) => body!.split('|').some((one) => IS_REPEATED.test(one)));

describe('A text of repeated marks', () => {
  it('meets no pattern that repeats what repeats', () => {
    expect(ambiguousGroupsOf('/(?:[,.;!]+| so)+ x/')).toHaveLength(1);
    const sources = ['assistant', 'when', 'quick-add', 'contracts'].flatMap((name) => sourcesOf(`libs/${name}`));
    expect(sources.flatMap(ambiguousGroupsOf)).toEqual([]);
  });

  it('is answered', () => {
    for (const text of hostileTexts(MAX_CHAT_MESSAGE_LENGTH)) expect(answerByRules(text, [], TOWN)).not.toBe('');
  });

  it('is answered after another question', () => {
    const history = [
      { role: 'user' as const, content: 'when is the concert' },
      { role: 'assistant' as const, content: '[Brass concert](/event/1)' },
    ];
    for (const text of hostileTexts(200)) expect(answerByRules(text, history, TOWN)).not.toBe('');
  });

  it('is answered before a second clause', () => {
    for (const text of hostileTexts(40)) expect(answerByRules(`${text} when do they meet`, [], TOWN)).not.toBe('');
  });

  it.each(['oh no ', 'oh well ', 'ugh.', 'ugh ok ', 'damn... ', 'no no '])('is answered where it sighs on and on: %s', (sigh) => {
    for (const count of [1, 30, 200])
      for (const end of ['', 'x', '…'])
        expect(answerByRules(`${sigh.repeat(count)}${end}`.slice(0, MAX_CHAT_MESSAGE_LENGTH), [], TOWN)).not.toBe('');
  });

  it('is answered where it has words that every object has', () => {
    for (const word of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])
      for (const text of [word, `when is the ${word.toLowerCase()}`, `what is at ${word}`, `${word} ${word} on friday`])
        expect(answerByRules(text, [], TOWN)).not.toMatch(/function|object Object/);
  });

  it('is answered where it has the signs of a pattern', () => {
    for (const sign of '()[]{}*+?|^$\\.')
      for (const text of [`christmas brass${sign} concert`, `anything for easter${sign}`, `what is at ${sign}hall`, `${sign}`])
        expect(answerByRules(text, [], TOWN)).not.toBe('');
  });
});
