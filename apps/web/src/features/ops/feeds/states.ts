import { numberWords, type OpsSource, type SourceReason, type SourceState } from '#libs/contracts';

export const STATE_WORDS: Readonly<Record<SourceState, string>> = {
  failing: 'Failing',
  'held-back': 'Held back',
  'nothing-to-come': 'Nothing to come',
  current: 'Current',
  new: 'New',
  paused: 'Paused',
};

/** What says more than its state. */
const REASON_WORDS: Readonly<Partial<Record<SourceReason, string>>> = { refused: 'Refused', 'night-starts': 'Night starts' };

/** How a source is doing, in a word; while it is being checked, that. */
export const stateOf = ({ state, reason, isTrouble, checking }: OpsSource) =>
  checking
    ? ({ kind: 'run', word: 'Loading' } as const)
    : ({
        kind: isTrouble ? 'bad' : state === 'current' ? 'ok' : 'idle',
        word: REASON_WORDS[reason] ?? STATE_WORDS[state],
      } as const);

/** When it was loaded; of one that fails also when it was last tried. `moment` words an instant. */
export const loadedWords = ({ state, lastTried, lastLoad }: OpsSource, moment: (instant: string) => string): string => {
  if (lastLoad && state !== 'failing') return moment(lastLoad);
  if (!lastTried) return 'Not yet';
  return `Last tried ${moment(lastTried)}, ${lastLoad ? `last good ${moment(lastLoad)}` : 'never good'}`;
};

/** How far a check has come. */
export const stepWords = ({ checking }: OpsSource): string | undefined => {
  if (!checking) return undefined;
  if (checking.step === 'recording') return `Recording ${numberWords(checking.done)} of ${numberWords(checking.of)} events`;
  return checking.step === 'asking' ? 'Fetching' : 'Reading the calendar';
};
