import { type FailureReason, SOURCE_REASONS, type SourceReason } from '#libs/contracts';
import type { SourceNote } from './source-note';
import { formatReport } from './source-report';

const [NOW, NEXT] = ['2026-11-20T14:00:00.000Z', '2026-11-20T16:07:00.000Z'];

const reportOf = (reason: SourceReason, note: Partial<SourceNote> = {}) =>
  formatReport({ reason, note: { failures: 0, ...note }, timeZone: 'America/New_York', now: Date.parse(NOW) });

const failure = (reason: FailureReason, failures: number, more: Partial<SourceNote> = {}, about = {}) =>
  reportOf(reason, { failures, nextAt: NEXT, failure: { reason, ...about }, ...more }).report;

const NOTED: Partial<SourceNote> = {
  ...{ failures: 2, failure: { reason: 'server-fails', status: 418 } },
  ...{ fault: 'The disk is full.', unrecorded: 2, records: 2, heldBack: { reason: 'It is empty.', since: NOW } },
  days: { toCome: {}, last: '2026-11-14' },
};

describe('The report on a source', () => {
  it.each(SOURCE_REASONS)('has a sentence and what to do for the reason %s', (reason) => {
    const { report, advice } = reportOf(reason, NOTED);
    expect(report).not.toContain('undefined');
    for (const text of [report, advice]) expect(text).toMatch(/^[A-Z0-9“].{4,}/);
    expect(advice).toMatch(/\.$/);
  });

  it('says what its server answers, how often it was tried, and when it is tried again', () => {
    expect(failure('server-fails', 2, {}, { status: 500 })).toBe('Its server fails (500), tried twice, again at 11:07 AM.');
    expect(failure('not-found', 3, {}, { status: 404 })).toBe(
      'Nothing is at its address any more (404), tried 3 times, again at 11:07 AM.',
    );
    const nextAt = '2026-11-21T16:07:00.000Z';
    expect(failure('timeout', 1, { nextAt })).toBe(
      'Its server took too long to answer, tried once, again on Saturday, November 21, at 11:07 AM.',
    );
  });

  it('says what it answered instead of a calendar', () => {
    const isNoCalendar = true as const;
    expect(failure('web-page', 2, { isNoCalendar }, { title: 'Sign in' })).toBe(
      'It answered a web page ("Sign in") instead of a calendar. Tried twice, again at 11:07 AM.',
    );
    expect(failure('web-page', 1, { isNoCalendar })).toBe(
      'It answered a web page instead of a calendar. Tried once, again at 11:07 AM.',
    );
  });

  it('tells what was noted before reasons were kept', () => {
    expect(reportOf('failed', { failures: 2, error: 'Answers 500.' }).report).toBe('Answers 500, tried twice.');
  });

  it('says since when nothing is to come', () => {
    const over = (last: string) => reportOf('over', { days: { toCome: {}, last } }).report;
    expect(over('2026-11-14')).toBe('Nothing to come since Saturday, November 14, the day of its last event');
    expect(over('2025-11-14')).toBe('Nothing to come since Friday, November 14, 2025, the day of its last event');
  });
});
