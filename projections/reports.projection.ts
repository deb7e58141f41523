import type { ReportEvent } from '#libs/domain';
import { existing, projection, type Sealed } from '#libs/event-sourcing';

export type ReportDocument = {
  id: string;
  content: Sealed;
  reportedAt: string;
  state: 'open' | 'closed';
  closedAt?: string;
};

/** What was found wrong with events, and is it settled? Sealed here as it is in the log. */
export const reports = projection<ReportDocument, ReportEvent>({
  name: 'reports',
  version: 1,
  key: ({ data }) => data.id,
  indexed: ['state'],
  on: {
    IssueReported: (_, { data: { id, content }, metadata: { time } }) => ({ id, content, reportedAt: time, state: 'open' }),
    ReportClosed: (known, { metadata: { time } }) => ({ ...existing(known), state: 'closed', closedAt: time }),
  },
});
