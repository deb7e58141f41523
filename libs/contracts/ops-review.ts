import type { ReportBody, SuggestEventBody } from './requests/suggestions';

export const REVIEW_KINDS = ['suggestion', 'report', 'merge'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** What was suggested, or would be accepted: who left it is told to operators. */
export type SuggestedWords = Omit<SuggestEventBody, 'website'>;

export type ReportedWords = Omit<ReportBody, 'website'>;

/** What one of two sources tells. */
export type ReviewTelling = {
  id: number;
  source: string;
  name: string;
  date: string;
  time: string;
  location?: string;
  address?: string;
  status: string;
};

const ALMOST_CERTAIN = 0.9;

/** How sure a rule is that two events are one, in words. */
export const certaintyWords = (score: number): string => (score >= ALMOST_CERTAIN ? 'almost certain' : 'likely');

/** What became of it, by whom: an e-mail address, or who else it was. */
export type ReviewDecision = {
  as: 'accepted' | 'declined' | 'closed' | 'confirmed' | 'refused';
  at: string;
  by: string;
  /** Why, or what was done, where that was said. */
  reason?: string;
  /** The event that a suggestion has become. */
  event?: number;
};

/** Told at `at`, an ISO instant. Words are left out where they can be read by nobody any more. */
export type ReviewItem = { id: string; at: string; decided?: ReviewDecision } & (
  | { kind: 'suggestion'; words?: SuggestedWords /** Whether its organization is one of the town's. */; isKnown: boolean }
  | { kind: 'report'; words?: ReportedWords /** The event it is about, where that is found. */; event?: number }
  | { kind: 'merge'; rule: string; score: number; tellings: [ReviewTelling, ReviewTelling] }
);

/**
 * `GET /api/ops/review?kind=&state=&after=`: at most `REVIEW_PAGE`; open ones the oldest first, decided ones the last first. `waiting`
 * counts all that are open; `next` is the `after` of the next page.
 */
export type ReviewPage = { items: ReviewItem[]; waiting: Record<ReviewKind, number>; next?: string };
export const REVIEW_PAGE = 50;
