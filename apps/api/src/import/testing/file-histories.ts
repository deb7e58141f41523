import fc from 'fast-check';
import { addDays } from '#libs/contracts';

/** One event of a file. The day is counted from 1 November 2026; 31 is 1 December. */
export type FileEntry = Readonly<{ uid: string; name: string; day: number; location: string }>;

export const dayOf = ({ day }: Pick<FileEntry, 'day'>) => addDays('2026-11-01', day - 1);

const uid = fc.constantFrom('a', 'b', 'c', 'd');
const name = fc.constantFrom('Story time', 'Chess');
const day = fc.integer({ min: 18, max: 28 });
const location = fc.constantFrom('Main hall', 'Garden');

const entry: fc.Arbitrary<FileEntry> = fc.record({ uid, name, day, location });

type Change = (file: readonly FileEntry[]) => readonly FileEntry[];

const nth = fc.nat();
const changeEntry = (about: fc.Arbitrary<Partial<FileEntry>>): fc.Arbitrary<Change> =>
  fc.tuple(nth, about).map(
    ([at, changes]) =>
      (file) =>
        file.map((one, i) => (i === at % file.length ? { ...one, ...changes } : one)),
  );
const addEntry = (about: fc.Arbitrary<Partial<FileEntry>>): fc.Arbitrary<Change> =>
  fc.tuple(nth, about, entry).map(([at, changes, other]) => (file) => [
    ...file,
    { ...(file[at % file.length] ?? other), ...changes },
  ]);

const change: fc.Arbitrary<Change> = fc.oneof(
  changeEntry(fc.record({ day })),
  changeEntry(fc.record({ name })),
  changeEntry(fc.record({ uid })),
  changeEntry(fc.record({ uid, day })),
  addEntry(entry),
  addEntry(fc.record({ uid })),
  addEntry(fc.record({ location })),
  addEntry(fc.record({ day })),
  fc.tuple(nth, nth).map(
    ([one, other]): Change =>
      (file) =>
        swapUids(file, one % file.length, other % file.length),
  ),
  nth.map(
    (at): Change =>
      (file) =>
        file.filter((_, i) => i !== at % file.length),
  ),
  fc.constant<Change>((file) => file.map((one) => ({ ...one, day: one.day + 1 }))),
  fc.constant<Change>((file) => file.toReversed()),
);

const swapUids = (file: readonly FileEntry[], one: number, other: number) =>
  file.map((entry, i) =>
    i === one ? { ...entry, uid: file[other]!.uid } : i === other ? { ...entry, uid: file[one]!.uid } : entry,
  );

type HistoryOptions = Readonly<{
  placesApart?: boolean;
}>;

const withoutConflicts =
  ({ placesApart = false }: HistoryOptions) =>
  (file: readonly FileEntry[]) => [
    ...new Map(file.map((one) => [`${one.uid} ${one.day} ${placesApart ? one.location : ''}`, one])).values(),
  ];

export const histories = (read: HistoryOptions = {}): fc.Arbitrary<readonly (readonly FileEntry[])[]> =>
  fc
    .tuple(
      fc.array(entry, { minLength: 1, maxLength: 4 }),
      fc.array(fc.array(change, { maxLength: 3 }), { minLength: 1, maxLength: 6 }),
    )
    .map(([first, weeks]) => {
      const loads = [first as readonly FileEntry[]];
      for (const changes of weeks) loads.push(changes.reduce((file, one) => one(file), loads.at(-1)!));
      return loads.map(withoutConflicts(read));
    });
