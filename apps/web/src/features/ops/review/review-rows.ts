import type { ReviewItem } from '#libs/contracts';
import type { Decision } from './use-decisions';
import { keyOf } from './use-queue';

export type ReviewRow = Readonly<{ item: ReviewItem; deed?: Decision }>;

export const toReviewRows = (items: readonly ReviewItem[], deeds: readonly Decision[]): readonly ReviewRow[] =>
  deeds.reduceRight<readonly ReviewRow[]>(
    (rows, deed) => {
      const place = rows.findIndex(({ item }) => keyOf(item) === deed.before);
      const row = { item: deed.item, deed };
      return rows.toSpliced(place < 0 ? rows.length : place, 0, row);
    },
    items.map((item) => ({ item })),
  );
