import type { Sealed } from '#libs/event-sourcing';
import { projectionSpecFor, testMetadata } from '#libs/event-sourcing/testing';
import { reports } from './reports.projection';

const { given } = projectionSpecFor(reports);
const reported = { type: 'IssueReported' as const, data: { id: 'r', content: 'sealed' as Sealed } };
const document = { id: 'r', content: 'sealed' as Sealed, reportedAt: testMetadata.time, state: 'open' as const };

describe('what was found wrong', () => {
  it('is open, and sealed', () => given(reported).then({ r: document }));

  it('is closed when an operator says so', () =>
    given(reported, { type: 'ReportClosed', data: { id: 'r', done: 'Mended.' } }).then({
      r: { ...document, state: 'closed', closedAt: testMetadata.time, closedBy: testMetadata.actor, done: 'Mended.' },
    }));

  it('waits as it did when that is undone', () =>
    given(
      reported,
      { type: 'ReportClosed', data: { id: 'r', done: 'Mended.' } },
      { type: 'ReportReopened', data: { id: 'r' } },
    ).then({ r: document }));
});
