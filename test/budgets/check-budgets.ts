import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS, type Budget } from '../budgets';

type Budgets = typeof BUDGETS;

/** A measured part must have every count that has a budget. */
type Measurements = Readonly<{ [Part in keyof Budgets]?: Readonly<Record<keyof Budgets[Part], number>> }>;

export const checkBudgets = (measured: Measurements, details = '') => {
  const violations = Object.entries(measured).flatMap(([part, counts]) =>
    Object.entries<number>(counts).flatMap(([name, count]) => violationsOf(part as keyof Budgets, name, count)),
  );
  if (violations.length > 0) throw new Error([...violations, details].join('\n'));
};

const MIN_SHARE = { count: 1, kB: 0.98, about: 2 / 3 };

const violationsOf = (part: keyof Budgets, name: string, count: number): string[] => {
  const { limit, unit, means } = (BUDGETS[part] as Readonly<Record<string, Budget>>)[name]!;
  if (count <= limit && count >= limit * MIN_SHARE[unit]) return [];
  const [verb, relation] = count > limit ? ['raise', 'more'] : ['lower', 'less'];
  const found = `${part}, ${name} (${means}): ${roundToCents(count)} ${unit} is ${relation} than its budget of ${limit}.`;
  return [`${found} Unless that is a mistake, ${verb} it in line ${lineOf(part, name)} of test/budgets.ts.`];
};

const roundToCents = (count: number) => Math.round(count * 100) / 100;

const lineOf = (part: string, name: string) => {
  const lines = readFileSync(join(__dirname, '../budgets.ts'), 'utf8').split('\n');
  const begin = lines.findIndex((line) => startsEntry(line, part));
  return lines.findIndex((line, i) => i > begin && startsEntry(line, name)) + 1;
};

const startsEntry = (line: string, key: string) => [`${key}: {`, `'${key}': {`].some((words) => line.trim().startsWith(words));
