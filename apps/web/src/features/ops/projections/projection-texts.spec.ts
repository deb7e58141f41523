import { formatNumber, isLagLate, type ProjectionStatus, type RebuildStatus } from '#libs/contracts';
import { displayedProjectionStateOf, formatDuration, formatLag, formatOutcome, formatProgress } from './projection-texts';

const lag = { facts: 0, isAll: true, seconds: 0, trend: 'steady' } as const;
const status = {
  ...{ name: 'counts', version: 4, state: 'live', position: '7', lag, rate: null },
  ...{ isStalled: false, isFailing: false, parked: 0, canSwitchBack: false },
} satisfies ProjectionStatus;
const rebuilding = (state: RebuildStatus['state']): RebuildStatus => ({ dryRun: false, state, askedAt: '' });

describe('What is said of a projection', () => {
  it('is one word about it: what fails comes before what is under way, and that before what waits', () => {
    const states = (about: Partial<ProjectionStatus>) => Object.values(displayedProjectionStateOf({ ...status, ...about }));
    expect(states({})).toEqual(['ok', 'Live']);
    expect(states({ lag: { ...lag, facts: 3, seconds: 4 } })).toEqual(['ok', 'Live']);
    expect(states({ lag: { ...lag, facts: 3, seconds: 5 } })).toEqual(['bad', 'Behind']);
    expect(states({ state: 'building' })).toEqual(['run', 'Being built']);
    expect(states({ parked: 2, isStalled: false })).toEqual(['bad', '2 parked']);
    expect(states({ parked: 2, isStalled: true })).toEqual(['bad', 'Stalled']);
    expect(states({ parked: 2, isStalled: true, rebuild: rebuilding('folding') })).toEqual(['run', 'Rebuilding']);
    expect(states({ rebuild: rebuilding('folding'), isFailing: true })).toEqual(['bad', 'Failing']);
    expect(states({ rebuild: rebuilding('compared') })).toEqual(['ok', 'Live']);
  });

  it('counts as people read, beyond what numbers hold, and knows one from many', () => {
    expect(formatNumber('9007199254740993')).toBe('9,007,199,254,740,993');
    expect(formatLag({ ...lag, facts: 1, trend: 'growing' })).toBe('1 fact behind, falling further behind');
    expect(formatLag({ ...lag, facts: 1_000, isAll: false, trend: 'shrinking' })).toBe(
      'More than 1,000 facts behind, catching up',
    );
    expect(isLagLate({ ...lag, seconds: 60 })).toBe(false);
  });

  it('tells times in the unit one thinks in', () => {
    expect([0, 41, 119, 120, 3_600, 7_200, 90_000].map(formatDuration)).toEqual([
      '0 s',
      '41 s',
      '119 s',
      '2 min',
      '60 min',
      '2 h',
      '25 h',
    ]);
  });

  it('tells how far a rebuild is, and what it has found', () => {
    const progress = { facts: 267_650, position: '267650', head: '418203', share: 0.64, rate: 120_000, secondsLeft: 1 };
    expect(formatProgress(progress, 4)).toBe(
      '267,650 of 418,203, about 1 s left, 120,000 facts a second. v4 serves until the switch.',
    );
    const outcome = { documents: 600, differing: 0, differingKeys: [], parked: 0, forgotten: 0, lacking: 0, lackingKeys: [] };
    expect(formatOutcome(outcome)).toBe('600 documents, 0 different from the live ones.');
    expect(formatOutcome({ ...outcome, documents: 1, differing: 2, parked: 1, forgotten: 2, lacking: 1 })).toBe(
      '1 document, 2 different from the live ones. 1 document parked. The log no longer has the beginning of 2 streams. 1 document would no longer be shown.',
    );
  });
});
