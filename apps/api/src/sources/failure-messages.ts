import type { FailureReason } from '#libs/contracts';
import { FeedFailure, HttpFailure } from '#libs/integrations';
import { cleanTitle } from './source-addresses';
import type { NotedFailure, SourceNote } from './source-note';

export type FailureMessage = Readonly<{ sentence: (note: Pick<SourceNote, 'failure' | 'error'>) => string; advice: string }>;

/** A reason without a message does not compile. No full stop: the caller may append. */
export const FAILURE_MESSAGES: Readonly<Record<FailureReason, FailureMessage>> = {
  'server-fails': {
    sentence: ({ failure }) => `Its server fails (${failure?.status})`,
    advice: 'It is checked again automatically. If this lasts for days, write to its publisher.',
  },
  'not-found': {
    sentence: ({ failure }) => `Nothing is at its address any more (${failure?.status})`,
    advice: 'Look for the new address on its publisher’s site and set it.',
  },
  'access-denied': {
    sentence: ({ failure }) => `Its server refuses access (${failure?.status})`,
    advice: 'Open the address in a browser. If it opens there, ask its publisher to let calendars be read by programs.',
  },
  'too-many-requests': {
    sentence: ({ failure }) => `Its server asks for fewer requests (${failure?.status})`,
    advice: 'It is checked again automatically after the time its server asks for.',
  },
  'unexpected-status': {
    sentence: ({ failure }) => `Its server answered ${failure?.status} instead of a calendar`,
    advice: 'Open the address in a browser. If there is no calendar, look for the new address and set it.',
  },
  'too-many-redirects': {
    sentence: () => 'Its address redirects too often',
    advice: 'Open the address in a browser, and set the one that it ends at.',
  },
  'address-not-allowed': {
    sentence: () => 'Its address is in a private network, which is not allowed',
    advice: 'Set a public address, or name its network in ALMANAC_PRIVATE_ADDRESSES where the server runs.',
  },
  'not-on-the-web': {
    sentence: () => 'Its address redirects to one that is not http or https',
    advice: 'Set an address that begins with https://.',
  },
  timeout: {
    sentence: () => 'Its server took too long to answer',
    advice: 'It is checked again automatically. If this lasts for days, write to its publisher.',
  },
  'too-large': {
    sentence: () => 'It is larger than the limit',
    advice: 'Ask its publisher for an address that has only the events to come.',
  },
  'broken-compression': {
    sentence: () => 'Its server sends data with broken compression',
    advice: 'It is checked again automatically. If this lasts for days, write to its publisher.',
  },
  'unknown-host': {
    sentence: () => 'The name of its server is not found',
    advice: 'Check the address for a typing error, or look for the new one on its publisher’s site.',
  },
  'bad-certificate': {
    sentence: () => 'The certificate of its server is not valid',
    advice: 'Write to its publisher: browsers warn their visitors, too.',
  },
  'no-connection': {
    sentence: () => 'There was no connection to its server',
    advice: 'It is checked again automatically. If this lasts for days, open the address in a browser.',
  },
  'key-gone': {
    sentence: () => 'The key of its address is gone, so its address cannot be decrypted',
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
    sentence: () => 'It is a news feed, not a calendar: no item has a date',
    advice: 'Look for the address of an iCalendar file on its publisher’s site and set it.',
  },
  'no-calendar': {
    sentence: () => 'Its response is not a calendar',
    advice: 'Open the address in a browser: the calendar may have moved. Set its new address.',
  },
  'empty-answer': {
    sentence: () => 'Its response is empty',
    advice: 'It is checked again automatically. If this lasts for days, write to its publisher.',
  },
  'cut-short': {
    sentence: () => 'Its response is truncated, so nothing was imported',
    advice: 'It is checked again automatically. If this lasts for days, write to its publisher.',
  },
  'too-much-to-read': {
    sentence: () => 'It is too large to be read in time and memory',
    advice: 'Ask its publisher for an address that has only the events to come.',
  },
  failed: {
    sentence: ({ error = 'It could not be loaded' }) => error.replace(/\.$/, ''),
    advice: 'It is checked again automatically. If this lasts for days, open the address in a browser.',
  },
};

export const toNotedFailure = (error: HttpFailure | FeedFailure): NotedFailure => {
  const { reason } = error;
  if (error instanceof HttpFailure) return { reason, ...(error.status && { status: error.status }) };
  const title = cleanTitle(error.title);
  return { reason, ...(title && { title }) };
};
