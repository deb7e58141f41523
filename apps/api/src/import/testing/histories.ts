import fc from 'fast-check';
import { addDays } from '#libs/contracts';

/** What stands in a file of one event. The day is one of November 2026, the 31st being the first of December. */
export type Entry = Readonly<{ uid: string; name: string; day: number; location: string }>;

export const dayOf = ({ day }: Pick<Entry, 'day'>) => addDays('2026-11-01', day - 1);

const uid = fc.constantFrom('a', 'b', 'c', 'd');
const name = fc.constantFrom('Story time', 'Chess');
const day = fc.integer({ min: 18, max: 28 });
const location = fc.constantFrom('Main hall', 'Garden');

const entry: fc.Arbitrary<Entry> = fc.record({ uid, name, day, location });

type Change = (file: readonly Entry[]) => readonly Entry[];

const nth = fc.nat();
const changing = (about: fc.Arbitrary<Partial<Entry>>): fc.Arbitrary<Change> =>
  fc.tuple(nth, about).map(
    ([at, changes]) =>
      (file) =>
        file.map((one, i) => (i === at % file.length ? { ...one, ...changes } : one)),
  );
const adding = (about: fc.Arbitrary<Partial<Entry>>): fc.Arbitrary<Change> =>
  fc.tuple(nth, about, entry).map(([at, changes, other]) => (file) => [
    ...file,
    { ...(file[at % file.length] ?? other), ...changes },
  ]);

/** What publishers do to a file between two loads. */
const change: fc.Arbitrary<Change> = fc.oneof(
  changing(fc.record({ day })),
  changing(fc.record({ name })),
  changing(fc.record({ uid })),
  changing(fc.record({ uid, day })),
  adding(entry),
  adding(fc.record({ uid })),
  adding(fc.record({ location })),
  adding(fc.record({ day })),
  fc.tuple(nth, nth).map(
    ([one, other]): Change =>
      (file) =>
        swapped(file, one % file.length, other % file.length),
  ),
  nth.map(
    (at): Change =>
      (file) =>
        file.filter((_, i) => i !== at % file.length),
  ),
  fc.constant<Change>((file) => file.map((one) => ({ ...one, day: one.day + 1 }))),
  fc.constant<Change>((file) => file.toReversed()),
);

const swapped = (file: readonly Entry[], one: number, other: number) =>
  file.map((entry, i) =>
    i === one ? { ...entry, uid: file[other]!.uid } : i === other ? { ...entry, uid: file[one]!.uid } : entry,
  );

type Read = Readonly<{
  /** What stands under one UID at one start and two places is two things. */
  placesApart?: boolean;
}>;

/** No file tells two things of one start under one UID: the last one holds. */
const believed =
  ({ placesApart = false }: Read) =>
  (file: readonly Entry[]) => [
    ...new Map(file.map((one) => [`${one.uid} ${one.day} ${placesApart ? one.location : ''}`, one])).values(),
  ];

/** Loads of one source, each a few changes from the one before: moves, renames, rotations, swaps, twins, further places, and what is gone. */
export const histories = (read: Read = {}): fc.Arbitrary<readonly (readonly Entry[])[]> =>
  fc
    .tuple(
      fc.array(entry, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(change, { maxLength: 3 }), { minLength: 1, maxLength: 6 }),
    )
    .map(([first, weeks]) => {
      const loads = [first as readonly Entry[]];
      for (const changes of weeks) loads.push(changes.reduce((file, one) => one(file), loads.at(-1)!));
      return loads.map(believed(read));
    });
