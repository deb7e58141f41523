import {
  isLagLate,
  type ProjectionLag,
  type ProjectionStanding,
  type RebuildOutcome,
  type RebuildProgress,
} from '#libs/contracts';
import { counted, several } from '../frame/counting';
import type { StateKind } from '../frame/parts';

/** A time that passed or will, with its unit: seconds, then minutes, then hours. */
export const duration = (seconds: number): { value: string; unit: string } => {
  const [size, unit] = seconds < 120 ? [1, 's'] : seconds < 7_200 ? [60, 'min'] : [3_600, 'h'];
  return { value: counted(Math.round(seconds / size)), unit };
};

export const durationText = (seconds: number): string => {
  const { value, unit } = duration(seconds);
  return `${value} ${unit}`;
};

type Told = Readonly<{ kind: StateKind; words: string }>;

/** The one thing about a projection that matters most. */
export const stateOf = ({ state, lag, parked, rebuild, isStalled, isFailing }: ProjectionStanding): Told => {
  const under = rebuild && UNDER_WAY[rebuild.state];
  if (isFailing) return { kind: 'bad', words: 'Failing' };
  if (under) return { kind: 'run', words: under };
  if (isStalled) return { kind: 'bad', words: 'Stalled' };
  if (parked > 0) return { kind: 'bad', words: `${counted(parked)} parked` };
  if (state === 'building') return { kind: 'run', words: 'Being built' };
  return isLagLate(lag) ? { kind: 'bad', words: 'Behind' } : { kind: 'ok', words: 'Live' };
};

const UNDER_WAY: Readonly<Record<string, string>> = { asked: 'Waiting', folding: 'Rebuilding', comparing: 'Comparing' };

/** How far one is behind, how it moves, and what is wrong. */
export const lagText = ({ facts, isAll, trend }: ProjectionLag): string =>
  `${isAll ? several(facts, 'fact') : `More than ${several(facts, 'fact')}`} behind, ${TRENDS[trend]}`;

const TRENDS: Readonly<Record<ProjectionLag['trend'], string>> = {
  growing: 'falling further behind',
  shrinking: 'catching up',
  steady: 'no nearer',
};

/** How far a rebuild is. */
export const progressText = ({ position, head, secondsLeft, rate }: RebuildProgress, version: number): string =>
  `${counted(position)} of ${counted(head)}, about ${durationText(secondsLeft)} left, ${several(rate, 'fact')} a second. v${version} serves until the switch.`;

/** What a rebuild has found. */
export const outcomeText = ({ documents, differing, parked, forgotten, lacking }: RebuildOutcome): string =>
  [
    `${several(documents, 'document')}, ${counted(differing)} different from the live ones.`,
    parked > 0 && `${several(parked, 'document')} parked.`,
    forgotten > 0 && `The log no longer has the beginning of ${several(forgotten, 'stream')}.`,
    lacking > 0 && `${several(lacking, 'document')} would no longer be shown.`,
  ]
    .filter(Boolean)
    .join(' ');
