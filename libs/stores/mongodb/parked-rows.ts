import type { Collection, Db } from 'mongodb';
import type { Build, ParkedKey, Position } from '#libs/event-sourcing';
import { duplicatesIn } from './failures';

/** `over`: the checkpoint with which it ended. The row stays: a process frozen meanwhile does not park it again. */
type ParkedRow = ParkedKey & Readonly<{ _id: string; build: string; over?: Position }>;

const parkedRows = (db: Db): Collection<ParkedRow> => db.collection('parked');

/** In log order. Facts parked beyond the build's checkpoint were found by an interrupted process, and are found again. */
export const readParked = async (db: Db, { id }: Pick<Build, 'id'>, place: Position): Promise<readonly ParkedKey[]> => {
  const rows = await parkedRows(db)
    .find({ build: id }, { sort: { position: 1, _id: 1 } })
    .toArray();
  return rows
    .filter((row) => row.position <= place && !hasEnded(row, place))
    .map(({ key, position, reason }) => ({ key, position, reason }));
};

/** If there are any, the document may be outdated. */
export const readParkedKey = (db: Db, build: string, key: string): Promise<readonly ParkedRow[]> =>
  parkedRows(db).find({ build, key }).toArray();

export const hasEnded = ({ over }: ParkedRow, place: Position): boolean => over !== undefined && over <= place;

export const putParked = async (db: Db, { id }: Build, parked: readonly ParkedKey[]) => {
  if (parked.length === 0) return;
  const rows = parked.map((one) => ({ _id: `${id} ${one.position} ${one.key}`, build: id, ...one }));
  await parkedRows(db).insertMany(rows, { ordered: false }).catch(duplicatesIn);
};

export const endParked = async (db: Db, { id }: Build, ended: readonly ParkedKey[], over: Position) => {
  for (const { key, position } of ended) await parkedRows(db).updateMany({ build: id, key, position }, { $set: { over } });
};

export const removeParked = async (db: Db, build: string) => {
  await parkedRows(db).deleteMany({ build });
};
