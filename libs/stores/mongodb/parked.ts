import type { Collection, Db } from 'mongodb';
import type { Build, Parked, Position } from '#libs/event-sourcing';
import { duplicatesIn } from './failures';

/** `over`: with which place of its build it ended. It stays, so that who was frozen since does not park the same again. */
type ParkedRow = Parked & Readonly<{ _id: string; build: string; over?: Position }>;

const parkedRows = (db: Db): Collection<ParkedRow> => db.collection('parked');

/** In log order. What is parked behind a build's place, or ended there, was found by who was stopped, and is found again. */
export const parkedOf = async (db: Db, { id }: Pick<Build, 'id'>, place: Position): Promise<readonly Parked[]> => {
  const rows = await parkedRows(db)
    .find({ build: id }, { sort: { position: 1, _id: 1 } })
    .toArray();
  return rows
    .filter((row) => row.position <= place && !isOver(row, place))
    .map(({ key, position, reason }) => ({ key, position, reason }));
};

/** Where one of these is, what is shown of its document may be less than it is. */
export const parkedWith = (db: Db, build: string, key: string): Promise<readonly ParkedRow[]> =>
  parkedRows(db).find({ build, key }).toArray();

export const isOver = ({ over }: ParkedRow, place: Position): boolean => over !== undefined && over <= place;

export const putParked = async (db: Db, { id }: Build, parked: readonly Parked[]) => {
  if (parked.length === 0) return;
  const rows = parked.map((one) => ({ _id: `${id} ${one.position} ${one.key}`, build: id, ...one }));
  await parkedRows(db).insertMany(rows, { ordered: false }).catch(duplicatesIn);
};

export const endParked = async (db: Db, { id }: Build, ended: readonly Parked[], over: Position) => {
  for (const { key, position } of ended) await parkedRows(db).updateMany({ build: id, key, position }, { $set: { over } });
};

export const removeParked = async (db: Db, build: string) => {
  await parkedRows(db).deleteMany({ build });
};
