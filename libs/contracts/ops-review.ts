import type { ReportBody, SuggestEventBody } from './requests/suggestions';

export const REVIEW_KINDS = ['suggestion', 'report', 'merge'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** The fields of a suggestion, including its contact, which operators may see. */
export type SuggestedEvent = Omit<SuggestEventBody, 'website'>;

export type ReportedIssue = Omit<ReportBody, 'website'>;

/** One publisher's account of a possible duplicate. */
export type ReviewVersion = {
  id: number;
  source: string;
  name: string;
  date: string;
  time: string;
  location?: string;
  address?: string;
  status: string;
};

const MIN_ALMOST_CERTAIN_SCORE = 0.9;

export const formatCertainty = (score: number): string => (score >= MIN_ALMOST_CERTAIN_SCORE ? 'almost certain' : 'likely');

/** The decision, and who made it: an operator's email address or the name of a process. */
export type ReviewDecision = {
  as: 'accepted' | 'declined' | 'closed' | 'confirmed' | 'refused';
  at: string;
  by: string;
  /** The reason, or what was done about it, if given. */
  reason?: string;
  /** Id of the event created from the suggestion. */
  event?: number;
};

/** `at` is the ISO instant of submission. `words` is missing if it can no longer be decrypted. */
export type ReviewItem = { id: string; at: string; decided?: ReviewDecision } & (
  | { kind: 'suggestion'; words?: SuggestedEvent /** Whether its organization exists in the town. */; isKnown: boolean }
  | { kind: 'report'; words?: ReportedIssue /** Id of the reported event, if found. */; event?: number }
  | { kind: 'merge'; rule: string; score: number; tellings: [ReviewVersion, ReviewVersion] }
);

/** Open items oldest first, decided ones latest first. `waiting` counts all open items, `next` is the next page's `after`. */
export type ReviewPage = { items: ReviewItem[]; waiting: Record<ReviewKind, number>; next?: string };
export const REVIEW_ITEMS_PER_PAGE = 50;
