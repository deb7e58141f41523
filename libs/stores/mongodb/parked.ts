import type { Collection, Db } from 'mongodb';
import type { Build, Parked } from '#libs/event-sourcing';
import { duplicatesIn } from './failures';

type ParkedRow = Parked & Readonly<{ _id: string; build: string }>;

const parkedRows = (db: Db): Collection<ParkedRow> => db.collection('parked');

/** In log order. What is parked behind a build's place was found by who was stopped, and is found again. */
export const parkedOf = async (db: Db, { id }: Pick<Build, 'id'>): Promise<readonly Parked[]> => {
  const rows = await parkedRows(db)
    .find({ build: id }, { sort: { position: 1, _id: 1 } })
    .toArray();
  return rows.map(({ key, position, reason }) => ({ key, position, reason }));
};

export const putParked = async (db: Db, { id }: Build, parked: readonly Parked[]) => {
  if (parked.length === 0) return;
  const rows = parked.map((one) => ({ _id: `${id} ${one.key}`, build: id, ...one }));
  await parkedRows(db).insertMany(rows, { ordered: false }).catch(duplicatesIn);
};

export const removeParked = async (db: Db, build: string) => {
  await parkedRows(db).deleteMany({ build });
};
