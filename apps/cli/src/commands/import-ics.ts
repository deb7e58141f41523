import { existsSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  CalendarImporter,
  Duplicates,
  Feed,
  formatPrivateCount,
  type ImportResult,
  MergedEvents,
  type SourceDescription,
  SourceImporter,
} from '#api';
import { formatCount, formatNumber } from '#libs/contracts';
import { EventStore, Projector } from '#libs/event-sourcing';
import { type FeedOptions, type ReadFeed, readBytes, readFeed } from '#libs/integrations';
import { type CliCommand, type CommandCall, type CommandOutcome, UsageError } from '../command';
import { readSourcesFile } from '../sources-file';
import { startAhead } from '../start-ahead';

const MAX_FILE_BYTES = 64 * 1024 * 1024;

export const importIcsCommand: CliCommand = {
  name: 'import ics',
  usage: 'FILE --organization NAME [--sub-organization NAME] [--category NAME] [--feed NAME] | FOLDER --sources CSV [--force]',
  summary: 'Imports iCalendar files. Events that have not changed since the last import record nothing.',
  examples: [
    'import ics library.ics --organization "Public Library" --category Education',
    'import ics feeds/ --sources sources.csv',
  ],
  options: {
    organization: { type: 'string', help: 'the organization that publishes the file' },
    'sub-organization': { type: 'string', help: 'the sub-organization' },
    category: { type: 'string', help: 'the category of its events, such as Education, and of its organization when that is new' },
    feed: { type: 'string', help: 'the name of the calendar; default: the file name' },
    force: {
      type: 'boolean',
      help: 'also imports a file that would be held back: one that lost more than half of its events, or moved',
    },
    sources: { type: 'string', help: 'a CSV file with the columns file, organization, category' },
  },
  writes: true,
  run: async (call) => {
    const imports = fileImportsOf(call);
    const results = await call.app.get(Duplicates).pauseDuring(() => importFiles(call, imports));
    call.terminal.progress('Imported', 1, `${imports.length} files`);
    call.terminal.end();
    await call.app.get(Projector).showsEventually(await call.app.get(EventStore).head());
    const outcome = importOutcome(results);
    return { ...outcome, lines: [...outcome.lines, ...(await duplicateLines(call))] };
  },
};

type FileImport = Readonly<{ file: string; source: SourceDescription }>;
type FileImportResult = ImportResult | Readonly<{ source: string; failure: string }>;

const fileImportsOf = ({ positionals, values }: CommandCall): FileImport[] => {
  const path = positionals[0]!;
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [{ file: path, source: sourceOf(path, values) }];
  if (typeof values['sources'] !== 'string') throw new UsageError('A FOLDER needs --sources CSV.');
  return readSourcesFile(values['sources']).map(({ file, ...fields }) => ({
    file: join(path, file),
    source: sourceOf(file, fields),
  }));
};

const sourceOf = (file: string, fields: Readonly<Record<string, unknown>>): SourceDescription => {
  const [organization, subOrganization, category, feed] = ['organization', 'sub-organization', 'category', 'feed'].map((name) => {
    const value = fields[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  });
  if (!organization) throw new UsageError('--organization NAME is missing: the organization that publishes the file.');
  const calendar = feed ?? basename(file);
  return {
    name: [organization, subOrganization, calendar].filter(Boolean).join(' / '),
    calendar,
    organization,
    subOrganization,
    category,
  };
};

const importFiles = async (call: CommandCall, imports: readonly FileImport[]): Promise<FileImportResult[]> => {
  const results: FileImportResult[] = [];
  // Starting another process takes longer than reading one file.
  const read = imports.length > 1 ? readFeed : async (bytes: Uint8Array, options: FeedOptions) => readBytes(bytes, options);
  for await (const feed of startAhead(imports, (one) => openFeed(call, one, read))) {
    const [done, { file, source }] = [results.length, imports[results.length]!];
    call.terminal.progress(`Importing ${basename(file)}`, done / imports.length, `${done} of ${imports.length} files`);
    results.push(await importFile(call, source, feed.promise));
  }
  return results;
};

const openFeed = async ({ app }: CommandCall, { file, source }: FileImport, read: ReadFeed): Promise<Feed> => {
  if ((await stat(file)).size > MAX_FILE_BYTES) throw new Error('The file is larger than 64 MB.');
  const feed = new Feed(await readFile(file), { ...app.get(CalendarImporter).importWindow(), format: 'iCalendar' }, read);
  await app.get(SourceImporter).readAhead(source, feed);
  return feed;
};

const importFile = async (
  { app, values }: CommandCall,
  source: SourceDescription,
  feed: Promise<Feed>,
): Promise<FileImportResult> => {
  try {
    return await app.get(SourceImporter).load(source, await feed, { force: values['force'] === true });
  } catch (error) {
    return { source: source.name, failure: (error as Error).message };
  }
};

/** A running server also looks for duplicates, but perhaps none runs. A failure here does not fail the import. */
const duplicateLines = async ({ app }: CommandCall): Promise<string[]> => {
  const found = await app
    .get(Duplicates)
    .find()
    .catch((error: Error) => error);
  if (found instanceof Error) return [`The search for duplicates failed: ${found.message}`];
  await app.get(Projector).caughtUpTo(await app.get(EventStore).head());
  if (!found) return ['Duplicates are searched when the read models have caught up.'];
  const several = (await app.get(MergedEvents).all()).length;
  if (several === 0) return [];
  return [`${several === 1 ? '1 event is' : `${formatNumber(several)} events are`} announced by several sources and shown once.`];
};

const importOutcome = (results: readonly FileImportResult[]): CommandOutcome => ({
  json: results.map((result) => ({ ...result, history: undefined, held: undefined })),
  lines: [...results.flatMap(importResultLines), '', sumFactCounts(results)],
  failed: results.some((result) => 'failure' in result || 'heldBack' in result || result.unrecorded > 0),
});

const importResultLines = (result: FileImportResult): string[] =>
  'failure' in result
    ? [`${result.source}: FAILED. ${result.failure}`]
    : [
        `${result.source}: ${eventCountWords(result)}, ${result.heldBack ? `HELD BACK. ${result.heldBack}` : factCountWords(result.facts)}`,
        ...(result.privates > 0 ? [`  ${formatPrivateCount(result.privates)}`] : []),
        ...result.problems.map((problem) => `  ${problem}`),
      ];

const eventCountWords = ({ happenings, allOver }: ImportResult) =>
  allOver ? `${formatCount(allOver, 'event')}, all over` : `${formatCount(happenings, 'event')}`;

/** Changes that residents see: that a publisher uses another identifier is not one. */
const FACT_TYPE_WORDS: Record<string, string> = {
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

const factCountWords = (facts: Readonly<Record<string, number>>) =>
  Object.entries(facts)
    .flatMap(([type, count]) => (FACT_TYPE_WORDS[type] ? [`${formatNumber(count)} ${FACT_TYPE_WORDS[type]}`] : []))
    .join(', ') || 'nothing new';

const sumFactCounts = (results: readonly FileImportResult[]) => {
  const facts: Record<string, number> = {};
  for (const result of results) {
    for (const [type, count] of Object.entries('facts' in result ? result.facts : {})) facts[type] = (facts[type] ?? 0) + count;
  }
  const failures = results.filter((result) => 'failure' in result).length;
  const heldCount = results.filter((result) => 'heldBack' in result).length;
  return `${formatCount(results.length, 'file')}, ${factCountWords(facts)}${heldCount > 0 ? `, ${heldCount} held back` : ''}${failures > 0 ? `, ${failures} failed` : ''}.`;
};
