import { formatNumber, type OpsSource, type SourceReason, type SourceState } from '#libs/contracts';

export const STATE_NAMES: Readonly<Record<SourceState, string>> = {
  failing: 'Failing',
  'held-back': 'Held back',
  'nothing-to-come': 'Nothing to come',
  current: 'Current',
  new: 'New',
  paused: 'Paused',
};

const REASON_NAMES: Readonly<Partial<Record<SourceReason, string>>> = { refused: 'Refused', 'night-starts': 'Night starts' };

export const displayedSourceStateOf = ({ state, reason, isTrouble, checking }: OpsSource) =>
  checking
    ? ({ kind: 'run', word: 'Loading' } as const)
    : ({
        kind: isTrouble ? 'bad' : state === 'current' ? 'ok' : 'idle',
        word: REASON_NAMES[reason] ?? STATE_NAMES[state],
      } as const);

export const formatLastCheck = (
  { state, lastTried, lastLoad }: OpsSource,
  formatInstant: (instant: string) => string,
): string => {
  if (lastLoad && state !== 'failing') return formatInstant(lastLoad);
  if (!lastTried) return 'Not yet';
  return `Last tried ${formatInstant(lastTried)}, ${lastLoad ? `last good ${formatInstant(lastLoad)}` : 'never good'}`;
};

export const formatCheckStep = ({ checking }: OpsSource): string | undefined => {
  if (!checking) return undefined;
  if (checking.step === 'recording') return `Recording ${formatNumber(checking.done)} of ${formatNumber(checking.of)} events`;
  return checking.step === 'asking' ? 'Fetching' : 'Reading the calendar';
};
