import { countRoomRows, type Day, headingOf, listDayOf, type TownEvent } from '#libs/contracts';

type Counted = Readonly<{
  /** Rows of the town's events under each day, '' for those without a date. */
  days: Readonly<Record<string, number>>;
  /** Own events, which are not among them. */
  own: readonly TownEvent[];
}>;

/** Rows after the day `until` under each heading of the list. */
export const countBeyond = ({ days, own }: Counted, until: Day, today: Day): ReadonlyMap<string, number> => {
  const ownDays = Map.groupBy(own, (event) => listDayOf(event, today) ?? '');
  const rows = [...Object.entries(days), ...[...ownDays].map(([day, events]) => [day, countRoomRows(events)] as const)];
  const beyond = new Map<string, number>();
  for (const [day, count] of rows) {
    if (day !== '' && day <= until) continue;
    const heading = headingOf(day || null, today);
    beyond.set(heading, (beyond.get(heading) ?? 0) + count);
  }
  return beyond;
};
