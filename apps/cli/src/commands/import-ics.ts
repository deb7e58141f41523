import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countedWords, numberWords } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { readCalendar } from '#libs/integrations';
import { Duplicates } from '../../../api/src/duplicates/duplicates';
import { Cards } from '../../../api/src/events/cards';
import { Importer, type Loaded, type Source } from '../../../api/src/import/importer';
import { Loads } from '../../../api/src/sources/loads';
import { leftOutWords } from '../../../api/src/sources/source-report';
import { type Call, type CliCommand, type Outcome, Usage } from '../command';
import { readSources } from '../sources';

const MOST_BYTES = 64 * 1024 * 1024;

export const importIcs: CliCommand = {
  name: 'import ics',
  usage: 'FILE --organization NAME [--sub-organization NAME] [--category NAME] [--feed NAME] | FOLDER --sources CSV [--force]',
  summary: 'Imports iCalendar files. What is unchanged since the last import records nothing.',
  examples: [
    'import ics library.ics --organization "Public Library" --category Education',
    'import ics feeds/ --sources sources.csv',
  ],
  options: {
    organization: { type: 'string', help: 'who publishes the file' },
    'sub-organization': { type: 'string', help: 'which part of it' },
    category: { type: 'string', help: 'the category of its events, such as Education, and of its organization when that is new' },
    feed: { type: 'string', help: 'which of its calendars this is; the file name tells, if this does not' },
    force: {
      type: 'boolean',
      help: 'imports what would be held back: a file that has lost more than half of its events, or lies',
    },
    sources: { type: 'string', help: 'a CSV file with the columns file, organization, category' },
  },
  writes: true,
  run: async (call) => {
    const imports = importsOf(call);
    const results: Result[] = [];
    for (const [i, one] of imports.entries()) {
      call.terminal.progress(`Importing ${basename(one.file)}`, i / imports.length, `${i} of ${imports.length} files`);
      results.push(await load(call, one));
    }
    call.terminal.progress('Imported', 1, `${imports.length} files`);
    call.terminal.end();
    await call.app.get(Projector).showsInTheEnd(await call.app.get(EventStore).head());
    const outcome = outcomeOf(results);
    return { ...outcome, lines: [...outcome.lines, ...(await duplicatesIn(call))] };
  },
};

type Import = Readonly<{ file: string; source: Source }>;
type Result = Loaded | Readonly<{ source: string; failure: string }>;

const importsOf = ({ positionals, values }: Call): Import[] => {
  const path = positionals[0]!;
  if (!existsSync(path)) throw new Usage(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [{ file: path, source: sourceOf(path, values) }];
  if (typeof values['sources'] !== 'string') throw new Usage('A FOLDER needs --sources CSV.');
  return readSources(values['sources']).map(({ file, ...said }) => ({ file: join(path, file), source: sourceOf(file, said) }));
};

const sourceOf = (file: string, said: Readonly<Record<string, unknown>>): Source => {
  const [organization, subOrganization, category, feed] = ['organization', 'sub-organization', 'category', 'feed'].map((name) => {
    const value = said[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  });
  if (!organization) throw new Usage('--organization NAME says who publishes the file.');
  const calendar = feed ?? basename(file);
  return {
    name: [organization, subOrganization, calendar].filter(Boolean).join(' / '),
    calendar,
    organization,
    subOrganization,
    category,
  };
};

/** One bad file never stops the others. */
const load = async ({ app, values }: Call, { file, source }: Import): Promise<Result> => {
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error('It has more than 64 MB.');
    const reading = readCalendar(readFileSync(file), app.get(Importer).window());
    return await app.get(Loads).load(source, reading, { force: values['force'] === true });
  } catch (error) {
    return { source: source.name, failure: (error as Error).message };
  }
};

/** A running server looks for them, too; where none runs nobody else would. What fails here is not the fault of what was loaded. */
const duplicatesIn = async ({ app }: Call): Promise<string[]> => {
  const found = await app
    .get(Duplicates)
    .find()
    .catch((error: Error) => error);
  if (found instanceof Error) return [`Duplicates were not looked for: ${found.message}`];
  await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
  if (!found) return ['Duplicates are looked for when the read models have caught up.'];
  const several = (await app.get(Cards).all()).length;
  if (several === 0) return [];
  return [`${several === 1 ? '1 event is' : `${numberWords(several)} events are`} told by several sources, and shown once.`];
};

const outcomeOf = (results: readonly Result[]): Outcome => ({
  json: results.map((result) => ({ ...result, history: undefined, held: undefined })),
  lines: [...results.flatMap(told), '', total(results)],
  failed: results.some((result) => 'failure' in result || 'heldBack' in result || result.unrecorded > 0),
});

const told = (result: Result): string[] =>
  'failure' in result
    ? [`${result.source}: FAILED. ${result.failure}`]
    : [
        `${result.source}: ${eventsIn(result)}, ${result.heldBack ? `HELD BACK. ${result.heldBack}` : recorded(result.facts)}`,
        ...(result.privates > 0 ? [`  ${leftOutWords(result.privates)}`] : []),
        ...result.problems.map((problem) => `  ${problem}`),
      ];

const eventsIn = ({ happenings, allOver }: Loaded) =>
  allOver ? `${countedWords(allOver, 'event')}, all over` : `${countedWords(happenings, 'event')}`;

/** What residents see. How a publisher calls an event is none of it. */
const WORDS: Record<string, string> = {
  EventPublished: 'new',
  EventRescheduled: 'rescheduled',
  EventRelisted: 'relisted',
  EventRevised: 'revised',
  EventCancelled: 'cancelled',
  EventReinstated: 'reinstated',
  EventMerged: 'merged',
  EventWithdrawn: 'withdrawn',
  EventMadePrivate: 'made private',
  EventRestored: 'restored',
};

const recorded = (facts: Readonly<Record<string, number>>) =>
  Object.entries(facts)
    .flatMap(([type, count]) => (WORDS[type] ? [`${numberWords(count)} ${WORDS[type]}`] : []))
    .join(', ') || 'nothing new';

const total = (results: readonly Result[]) => {
  const facts: Record<string, number> = {};
  for (const result of results) {
    for (const [type, count] of Object.entries('facts' in result ? result.facts : {})) facts[type] = (facts[type] ?? 0) + count;
  }
  const failures = results.filter((result) => 'failure' in result).length;
  const held = results.filter((result) => 'heldBack' in result).length;
  return `${countedWords(results.length, 'file')}, ${recorded(facts)}${held > 0 ? `, ${held} held back` : ''}${failures > 0 ? `, ${failures} failed` : ''}.`;
};
