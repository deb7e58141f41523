import { numberWords, type OpsSource, type SourceState } from '#libs/contracts';

const WORDS: Readonly<Record<SourceState, string>> = {
  new: 'New',
  healthy: 'Healthy',
  'no-events': 'No events',
  'held-back': 'Held back',
  refused: 'Refused',
  'no-calendar': 'No calendar',
  failed: 'Failed',
  'our-fault': 'Our fault',
  'night-starts': 'Night starts',
  'in-part': 'In part',
  stale: 'Stale',
  paused: 'Paused',
};

/** How a source is doing, in a word; while it is being checked, that. */
export const stateOf = ({ state, isTrouble, checking }: OpsSource) =>
  checking ? ({ kind: 'run', word: 'Loading' } as const) : ({ kind: isTrouble ? 'bad' : 'ok', word: WORDS[state] } as const);

/** How far a check has come. */
export const stepWords = ({ checking }: OpsSource): string | undefined => {
  if (!checking) return undefined;
  if (checking.step === 'recording') return `Recording ${numberWords(checking.done)} of ${numberWords(checking.of)} events`;
  return checking.step === 'asking' ? 'Asking its publisher' : 'Reading what it answered';
};
