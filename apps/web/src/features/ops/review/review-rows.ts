import type { ReviewItem } from '#libs/contracts';
import type { Decision } from './use-decisions';
import { keyOf } from './use-queue';

export type ReviewRow = Readonly<{ item: ReviewItem; decision?: Decision }>;

export const toReviewRows = (items: readonly ReviewItem[], decisions: readonly Decision[]): readonly ReviewRow[] =>
  // The newest first: its item may have followed an item that was decided earlier.
  decisions.reduceRight<readonly ReviewRow[]>(
    (rows, decision) => {
      const index = rows.findIndex(({ item }) => keyOf(item) === decision.followingKey);
      const row = { item: decision.item, decision };
      return rows.toSpliced(index < 0 ? rows.length : index, 0, row);
    },
    items.map((item) => ({ item })),
  );
