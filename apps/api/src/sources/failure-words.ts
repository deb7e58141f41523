import type { FailureReason } from '#libs/contracts';
import { FeedFailure, OutsideFailure } from '#libs/integrations';
import { shownTitle } from './source-addresses';
import type { NotedFailure, SourceNote } from './source-note';

/** What is wrong with a source, and what an operator can do about it. */
export type Words = Readonly<{ sentence: (note: Pick<SourceNote, 'failure' | 'error'>) => string; advice: string }>;

/** Total: a reason without words is an error of types. A sentence has no full stop, as more may follow in it. */
export const FAILURE_WORDS: Readonly<Record<FailureReason, Words>> = {
  'server-fails': {
    sentence: ({ failure }) => `Its server fails (${failure?.status})`,
    advice: 'It is tried again by itself. If this lasts for days, write to its publisher.',
  },
  'not-found': {
    sentence: ({ failure }) => `Nothing is at its address any more (${failure?.status})`,
    advice: 'Look for the new address on its publisher’s site and set it.',
  },
  'access-denied': {
    sentence: ({ failure }) => `Its server does not let us in (${failure?.status})`,
    advice: 'Open the address in a browser. If it opens there, ask its publisher to let calendars be read by programs.',
  },
  'too-many-requests': {
    sentence: ({ failure }) => `Its server asks for fewer requests (${failure?.status})`,
    advice: 'It is left alone for as long as its server asks, and tried again by itself.',
  },
  'unexpected-status': {
    sentence: ({ failure }) => `Its server answered ${failure?.status} instead of a calendar`,
    advice: 'Open the address in a browser. If there is no calendar, look for the new address and set it.',
  },
  'too-many-redirects': {
    sentence: () => 'Its address leads from one address to another without end',
    advice: 'Open the address in a browser, and set the one that it ends at.',
  },
  'address-not-allowed': {
    sentence: () => 'Its address is in a private network, which must not be reached',
    advice: 'Set a public address, or name its network in ALMANAC_PRIVATE_ADDRESSES where the server runs.',
  },
  'not-on-the-web': {
    sentence: () => 'Its address leads to one that is not on the web',
    advice: 'Set an address that begins with https://.',
  },
  timeout: {
    sentence: () => 'Its server took too long to answer',
    advice: 'It is tried again by itself. If this lasts for days, write to its publisher.',
  },
  'too-large': {
    sentence: () => 'It is larger than what is read of a calendar',
    advice: 'Ask its publisher for an address that has only the events to come.',
  },
  'broken-compression': {
    sentence: () => 'Its server compresses what it sends in a way that cannot be read',
    advice: 'It is tried again by itself. If this lasts for days, write to its publisher.',
  },
  'unknown-host': {
    sentence: () => 'Its server has no such name any more',
    advice: 'Check the address for a typing error, or look for the new one on its publisher’s site.',
  },
  'bad-certificate': {
    sentence: () => 'The certificate of its server is not valid',
    advice: 'Write to its publisher: browsers warn their visitors, too.',
  },
  'no-connection': {
    sentence: () => 'There was no connection to its server',
    advice: 'It is tried again by itself. If this lasts for days, open the address in a browser.',
  },
  'key-gone': {
    sentence: () => 'The key of its address is gone, so that nobody can read it',
    advice: 'Add it again with the same names and its address: it stays the same source.',
  },
  'file-missing': {
    sentence: () => 'Its file is not there',
    advice: 'Put the file back, or add it again with the same names and its new path.',
  },
  'file-unreadable': {
    sentence: () => 'Its file cannot be read',
    advice: 'Let the user under which the server runs read the file.',
  },
  'web-page': {
    sentence: ({ failure }) => `It answered a web page${failure?.title ? ` ("${failure.title}")` : ''} instead of a calendar`,
    advice: 'Open the address in a browser: the calendar may have moved, or ask to sign in. Set its new address.',
  },
  'no-dates': {
    sentence: () => 'It answered news instead of a calendar: no item says when it takes place',
    advice: 'Look for the address of an iCalendar file on its publisher’s site and set it.',
  },
  'no-calendar': {
    sentence: () => 'What it answered is not a calendar',
    advice: 'Open the address in a browser: the calendar may have moved. Set its new address.',
  },
  'empty-answer': {
    sentence: () => 'It answered nothing at all',
    advice: 'It is tried again by itself. If this lasts for days, write to its publisher.',
  },
  'cut-short': {
    sentence: () => 'It breaks off in the middle, so nothing of it was imported',
    advice: 'It is tried again by itself. If this lasts for days, write to its publisher.',
  },
  'too-much-to-read': {
    sentence: () => 'It has more than can be read in time and memory',
    advice: 'Ask its publisher for an address that has only the events to come.',
  },
  failed: {
    sentence: ({ error = 'It could not be loaded' }) => error.replace(/\.$/, ''),
    advice: 'It is tried again by itself. If this lasts for days, open the address in a browser.',
  },
};

/** Why an address was fetched or read in vain. */
export const notedFailure = (error: OutsideFailure | FeedFailure): NotedFailure => {
  const { reason } = error;
  if (error instanceof OutsideFailure) return { reason, ...(error.status && { status: error.status }) };
  const title = shownTitle(error.title);
  return { reason, ...(title && { title }) };
};

/** The text as a sentence begins. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
