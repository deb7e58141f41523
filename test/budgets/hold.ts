import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS, type Budget } from '../budgets';

type Budgets = typeof BUDGETS;

/** Of each part that is measured, all there are budgets of. */
type Measured = Readonly<{ [Part in keyof Budgets]?: Readonly<Record<keyof Budgets[Part], number>> }>;

/**
 * Fails where something costs more than its budget, or so much less that the budget is no longer true. `details` are printed
 * with a failure.
 */
export const holdBudgets = (measured: Measured, details = '') => {
  const wrong = Object.entries(measured).flatMap(([part, counts]) =>
    Object.entries<number>(counts).flatMap(([name, count]) => complaints(part as keyof Budgets, name, count)),
  );
  if (wrong.length > 0) throw new Error([...wrong, details].join('\n'));
};

/** The smallest share of a limit that is not clearly below it. */
const TRUE_FROM = { count: 1, kB: 0.98 };

const complaints = (part: keyof Budgets, name: string, count: number): string[] => {
  const { limit, unit, means } = (BUDGETS[part] as Readonly<Record<string, Budget>>)[name]!;
  if (count <= limit && count >= limit * TRUE_FROM[unit]) return [];
  const [verb, relation] = count > limit ? ['raise', 'more'] : ['lower', 'less'];
  const found = `${part}, ${name} (${means}): ${rounded(count)} ${unit} is ${relation} than its budget of ${limit}.`;
  return [`${found} Unless that is a mistake, ${verb} it in line ${lineOf(part, name)} of test/budgets.ts.`];
};

const rounded = (count: number) => Math.round(count * 100) / 100;

const lineOf = (part: string, name: string) => {
  const lines = readFileSync(join(__dirname, '../budgets.ts'), 'utf8').split('\n');
  const begin = lines.findIndex((line) => opens(line, part));
  return lines.findIndex((line, i) => i > begin && opens(line, name)) + 1;
};

const opens = (line: string, key: string) => [`${key}: {`, `'${key}': {`].some((words) => line.trim().startsWith(words));
