import type { ReportEvent } from '#libs/domain';
import { projection, requireDocument, type Sealed } from '#libs/event-sourcing';

export type ReportDocument = {
  id: string;
  content: Sealed;
  reportedAt: string;
  state: 'open' | 'closed';
  closedAt?: string;
  closedBy?: string;
  done?: string;
};

/** What did residents report, and is it settled? Encrypted like in the log. */
export const reports = projection<ReportDocument, ReportEvent>({
  name: 'reports',
  version: 2,
  key: ({ data }) => data.id,
  indexed: ['state'],
  on: {
    IssueReported: (_, { data: { id, content }, metadata: { time } }) => ({ id, content, reportedAt: time, state: 'open' }),
    ReportClosed: (document, { data: { done }, metadata: { time, actor } }) => ({
      ...requireDocument(document),
      state: 'closed',
      closedAt: time,
      closedBy: actor,
      ...(done && { done }),
    }),
    ReportReopened: (document) => {
      const { id, content, reportedAt } = requireDocument(document);
      return { id, content, reportedAt, state: 'open' };
    },
  },
});
