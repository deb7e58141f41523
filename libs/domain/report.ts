import { command, type DomainEvent, decider, Rejected, type Sealed } from '#libs/event-sourcing';

type Report = { id: string };

/** What was said can be read with the key of this report, and by nobody without it. */
export type IssueReported = DomainEvent<'IssueReported', Report & { content: Sealed }>;
export type ReportClosed = DomainEvent<'ReportClosed', Report>;
export type ReportEvent = IssueReported | ReportClosed;

export class ReportIssue extends command('ReportIssue')<Report & { content: Sealed }> {}
export class CloseReport extends command('CloseReport')<Report> {}
export type ReportCommand = ReportIssue | CloseReport;

type State = 'none' | 'open' | 'closed';

/** What somebody found wrong with an event. */
export const report = decider<State, ReportCommand, ReportEvent>({
  stream: 'report',
  identify: ({ id }) => id,
  initialState: 'none',

  decide: {
    ReportIssue: (data, state) => (state === 'none' ? [{ type: 'IssueReported', data }] : []),
    CloseReport: (data, state) => {
      if (state === 'none') throw new NoSuchReport();
      return state === 'open' ? [{ type: 'ReportClosed', data }] : [];
    },
  },

  evolve: { IssueReported: () => 'open', ReportClosed: () => 'closed' },
});

export class NoSuchReport extends Rejected {
  constructor() {
    super('no-such-report', 'There is no such report.');
  }
}
