import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { replaced } from './replaced';

/** A statement that was run, how many rows it answered, and where. */
export type Ran = Readonly<{ sql: string; rows: number; database: DatabaseSync }>;

/** Lets the specs of a file hear what SQLite is asked: `by` a piece of work and all that follows from it, and nothing beside it. */
export const listenToSql = () => {
  const hearing = new AsyncLocalStorage<Ran[]>();
  const databases = new WeakMap<StatementSync, DatabaseSync>();
  const restore: (() => void)[] = [];

  beforeAll(() => {
    const { prepare, exec } = DatabaseSync.prototype;
    const listening = {
      prepare(this: DatabaseSync, sql: string) {
        const statement = prepare.call(this, sql);
        databases.set(statement, this);
        return statement;
      },
      exec(this: DatabaseSync, sql: string) {
        hearing.getStore()?.push({ sql, rows: 0, database: this });
        return exec.call(this, sql);
      },
    };
    const { run, get, all } = StatementSync.prototype;
    const heard = <Values extends unknown[], Answer>(
      ask: (this: StatementSync, ...values: Values) => Answer,
      count: (answer: Answer) => number,
    ) =>
      function (this: StatementSync, ...values: Values) {
        const answer = ask.apply(this, values);
        hearing.getStore()?.push({ sql: this.sourceSQL, rows: count(answer), database: databases.get(this)! });
        return answer;
      };
    restore.push(
      replaced(DatabaseSync.prototype, listening),
      replaced(StatementSync.prototype, {
        run: heard(run as () => unknown, () => 0),
        get: heard(get as () => unknown, (row) => Number(row !== undefined)),
        all: heard(all as () => unknown[], (rows) => rows.length),
      }),
    );
  });

  afterAll(() => {
    for (const one of restore) one();
  });

  return {
    by: async (work: () => Promise<unknown>): Promise<readonly Ran[]> => {
      const ran: Ran[] = [];
      await hearing.run(ran, work);
      return ran;
    },
  };
};

/**
 * What reads or writes something. Which build is live is left out, too: it is asked once for all who read until somebody has
 * written, and who reads first is not always the same.
 */
export const questions = (ran: readonly Ran[]) => ran.filter(({ sql }) => !NO_QUESTION.test(sql));

const NO_QUESTION = /^(BEGIN|COMMIT|ROLLBACK|PRAGMA|SELECT id, id \|\| '-' \|\| changed AS revision FROM live)/;

/** Each waits for the disk where the log is written. */
export const commits = (ran: readonly Ran[]) => ran.filter(({ sql }) => sql === 'COMMIT').length;

/** How many rows SQLite looks at. It does not count them here, but says its plan: who finds by an index looks at what is answered, who scans at all there are. */
export const rowsScanned = (ran: readonly Ran[]) =>
  ran.reduce((sum, one) => sum + Math.max(one.rows, ...scannedBy(one).map((table) => sizeOf(one.database, table))), 0);

/** How often it goes through a whole read model, however small that is here. */
export const scans = (ran: readonly Ran[]) => ran.flatMap(scannedBy).length;

const scannedBy = ({ sql, database }: Ran): readonly string[] => {
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
  return plan.flatMap(({ detail }) => /^SCAN (documents_\w+)/.exec(detail)?.[1] ?? []);
};

const sizeOf = (database: DatabaseSync, table: string) =>
  (database.prepare(`SELECT count(*) AS size FROM ${table}`).get() as { size: number }).size;
