import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { replaceMethods } from './replace-methods';

export type StatementRun = Readonly<{ sql: string; rows: number; database: DatabaseSync }>;

/** Only those that run `during` a piece of work and anything it starts. */
export const recordSql = () => {
  const recording = new AsyncLocalStorage<StatementRun[]>();
  const databases = new WeakMap<StatementSync, DatabaseSync>();
  const restore: (() => void)[] = [];

  beforeAll(() => {
    const { prepare, exec } = DatabaseSync.prototype;
    const recordingDatabase = {
      prepare(this: DatabaseSync, sql: string) {
        const statement = prepare.call(this, sql);
        databases.set(statement, this);
        return statement;
      },
      exec(this: DatabaseSync, sql: string) {
        recording.getStore()?.push({ sql, rows: 0, database: this });
        return exec.call(this, sql);
      },
    };
    const { run, get, all } = StatementSync.prototype;
    const recorded = <Values extends unknown[], Answer>(
      ask: (this: StatementSync, ...values: Values) => Answer,
      count: (answer: Answer) => number,
    ) =>
      function (this: StatementSync, ...values: Values) {
        const answer = ask.apply(this, values);
        recording.getStore()?.push({ sql: this.sourceSQL, rows: count(answer), database: databases.get(this)! });
        return answer;
      };
    restore.push(
      replaceMethods(DatabaseSync.prototype, recordingDatabase),
      replaceMethods(StatementSync.prototype, {
        run: recorded(run as () => unknown, () => 0),
        get: recorded(get as () => unknown, (row) => Number(row !== undefined)),
        all: recorded(all as () => unknown[], (rows) => rows.length),
      }),
    );
  });

  afterAll(() => {
    for (const one of restore) one();
  });

  return {
    during: async (work: () => Promise<unknown>): Promise<readonly StatementRun[]> => {
      const statements: StatementRun[] = [];
      await recording.run(statements, work);
      return statements;
    },
  };
};

/** The query for the live builds is left out: its result is shared until the next write, so which reader runs it varies. */
export const dataStatements = (statements: readonly StatementRun[]) =>
  statements.filter(({ sql }) => !NO_DATA_STATEMENT.test(sql));

const NO_DATA_STATEMENT = /^(BEGIN|COMMIT|ROLLBACK|PRAGMA|SELECT id, id \|\| '-' \|\| changed AS revision FROM live)/;

/** Each commit of the log waits for the disk. */
export const countCommits = (statements: readonly StatementRun[]) => statements.filter(({ sql }) => sql === 'COMMIT').length;

/** By query plans: a scan reads the whole table, a search by index only the rows it returns. */
export const countReadRows = (statements: readonly StatementRun[]) =>
  statements.reduce(
    (sum, one) => sum + Math.max(one.rows, ...scannedTables(one).map((table) => rowCount(one.database, table))),
    0,
  );

export const countScans = (statements: readonly StatementRun[]) => statements.flatMap(scannedTables).length;

const scannedTables = ({ sql, database }: StatementRun): readonly string[] => {
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
  return plan.flatMap(({ detail }) => /^SCAN (documents_\w+)/.exec(detail)?.[1] ?? []);
};

const rowCount = (database: DatabaseSync, table: string) =>
  (database.prepare(`SELECT count(*) AS size FROM ${table}`).get() as { size: number }).size;
