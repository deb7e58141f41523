import type { ReviewItem } from '#libs/contracts';
import type { Deed } from './use-deciding';
import { keyOf } from './use-queue';

export type Row = Readonly<{ item: ReviewItem; deed?: Deed }>;

/** What waits, and among it what was just decided here, each where it stood: before what stood behind it, or at the end. */
export const rowsOf = (items: readonly ReviewItem[], deeds: readonly Deed[]): readonly Row[] =>
  deeds.reduceRight<readonly Row[]>(
    (rows, deed) => {
      const place = rows.findIndex(({ item }) => keyOf(item) === deed.before);
      const row = { item: deed.item, deed };
      return rows.toSpliced(place < 0 ? rows.length : place, 0, row);
    },
    items.map((item) => ({ item })),
  );
