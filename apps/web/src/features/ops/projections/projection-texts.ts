import {
  formatCount,
  formatNumber,
  isLagLate,
  type ProjectionLag,
  type ProjectionStatus,
  type RebuildOutcome,
  type RebuildProgress,
} from '#libs/contracts';
import type { StateKind } from '../frame/parts';

export const toDuration = (seconds: number): { value: string; unit: string } => {
  const [size, unit] = seconds < 120 ? [1, 's'] : seconds < 7_200 ? [60, 'min'] : [3_600, 'h'];
  return { value: formatNumber(Math.round(seconds / size)), unit };
};

export const formatDuration = (seconds: number): string => {
  const { value, unit } = toDuration(seconds);
  return `${value} ${unit}`;
};

type DisplayedState = Readonly<{ kind: StateKind; words: string }>;

export const displayedProjectionStateOf = ({
  state,
  lag,
  parked,
  rebuild,
  isStalled,
  isFailing,
}: ProjectionStatus): DisplayedState => {
  const under = rebuild && REBUILD_STATE_NAMES[rebuild.state];
  if (isFailing) return { kind: 'bad', words: 'Failing' };
  if (under) return { kind: 'run', words: under };
  if (isStalled) return { kind: 'bad', words: 'Stalled' };
  if (parked > 0) return { kind: 'bad', words: `${formatNumber(parked)} parked` };
  if (state === 'building') return { kind: 'run', words: 'Being built' };
  return isLagLate(lag) ? { kind: 'bad', words: 'Behind' } : { kind: 'ok', words: 'Live' };
};

const REBUILD_STATE_NAMES: Readonly<Record<string, string>> = { asked: 'Waiting', folding: 'Rebuilding', comparing: 'Comparing' };

export const formatLag = ({ facts, isAll, trend }: ProjectionLag): string =>
  `${isAll ? formatCount(facts, 'fact') : `More than ${formatCount(facts, 'fact')}`} behind, ${TREND_TEXTS[trend]}`;

const TREND_TEXTS: Readonly<Record<ProjectionLag['trend'], string>> = {
  growing: 'falling further behind',
  shrinking: 'catching up',
  steady: 'no nearer',
};

export const formatProgress = ({ position, head, secondsLeft, rate }: RebuildProgress, version: number): string =>
  `${formatNumber(position)} of ${formatNumber(head)}, about ${formatDuration(secondsLeft)} left, ${formatCount(rate, 'fact')} a second. v${version} serves until the switch.`;

export const formatOutcome = ({ documents, differing, parked, forgotten, lacking }: RebuildOutcome): string =>
  [
    `${formatCount(documents, 'document')}, ${formatNumber(differing)} different from the live ones.`,
    parked > 0 && `${formatCount(parked, 'document')} parked.`,
    forgotten > 0 && `The log no longer has the beginning of ${formatCount(forgotten, 'stream')}.`,
    lacking > 0 && `${formatCount(lacking, 'document')} would no longer be shown.`,
  ]
    .filter(Boolean)
    .join(' ');
