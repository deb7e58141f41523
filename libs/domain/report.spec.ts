import type { Sealed } from '#libs/event-sourcing';
import { specFor } from '#libs/event-sourcing/testing';
import { type ReportEvent, report } from './report';

const { given } = specFor(report);
const data = { id: 'r', content: 'sealed' as Sealed };
const reported: ReportEvent = { type: 'IssueReported', data };
const closed: ReportEvent = { type: 'ReportClosed', data: { id: 'r' } };
const close = { type: 'CloseReport' as const, data: { id: 'r' } };

describe('what somebody found wrong with an event', () => {
  it('is reported once', () => {
    given().when({ type: 'ReportIssue', data }).then(reported);
    given(reported).when({ type: 'ReportIssue', data }).thenNothing();
  });

  it('is closed, once', () => {
    given(reported).when(close).then(closed);
    given(reported, closed).when(close).thenRejected('report-decided');
  });

  it('is closed with what was done, and waits again when that is undone', () => {
    const done = { id: 'r', done: 'The hour is mended.' };
    given(reported).when({ type: 'CloseReport', data: done }).then({ type: 'ReportClosed', data: done });
    const reopen = { type: 'ReopenReport' as const, data: { id: 'r' } };
    const reopened: ReportEvent = { type: 'ReportReopened', data: { id: 'r' } };
    given(reported, closed).when(reopen).then(reopened);
    given(reported, closed, reopened).when(close).then(closed);
    given(reported).when(reopen).thenNothing();
    given().when(reopen).thenRejected('no-such-report');
  });

  it('cannot be closed before it is there', () => given().when(close).thenRejected('no-such-report'));
});
