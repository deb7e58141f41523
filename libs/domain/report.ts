import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';

type Report = { id: string };

/** The content is encrypted with a key of this report. */
export type IssueReported = DomainEvent<'IssueReported', Report & { content: Sealed }>;
/** `done` is what was done, in the operator's words. */
export type ReportClosed = DomainEvent<'ReportClosed', Report & { done?: string }>;
export type ReportReopened = DomainEvent<'ReportReopened', Report & { reason?: string }>;
export type ReportEvent = IssueReported | ReportClosed | ReportReopened;

export class ReportIssue extends command('ReportIssue')<Report & { content: Sealed }> {}
export class CloseReport extends command('CloseReport')<Report & { done?: string }> {}
export class ReopenReport extends command('ReopenReport')<Report & { reason?: string }> {}
export type ReportCommand = ReportIssue | CloseReport | ReopenReport;

type State = 'none' | 'open' | 'closed';

export const report = decider<State, ReportCommand, ReportEvent>({
  stream: 'report',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    ReportIssue: (data, state) => (state === 'none' ? [{ type: 'IssueReported', data }] : []),
    CloseReport: (data, state) => {
      if (state === 'none') throw new NoSuchReport();
      if (state === 'closed') throw new ReportAlreadyClosed();
      return [{ type: 'ReportClosed', data }];
    },
    ReopenReport: (data, state) => {
      if (state === 'none') throw new NoSuchReport();
      return state === 'closed' ? [{ type: 'ReportReopened', data }] : [];
    },
  },

  evolve: { IssueReported: () => 'open', ReportClosed: () => 'closed', ReportReopened: () => 'open' },
});

export class NoSuchReport extends Rejected {
  constructor() {
    super('no-such-report', 'There is no such report.');
  }
}

export class ReportAlreadyClosed extends Rejected {
  constructor() {
    super('report-decided', 'This report is already closed.');
  }
}
