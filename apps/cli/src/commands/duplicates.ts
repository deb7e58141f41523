import { Directory, MergeDecisions, type MergedEvent, MergedEvents, type OrganizationNames } from '#api';
import { parseEventId } from '#libs/contracts';
import { EventStore, Projector, ReadModels } from '#libs/event-sourcing';
import { catalogue, type MergesDocument, merges } from '#projections';
import { type CliCommand, type CommandCall, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, requireReason } from '../reason';
import { formatTable } from '../table';

const listCommand: CliCommand = {
  name: 'duplicates list',
  usage: '',
  summary: 'Shows the merged events: which sources announce them, and by which rule they were merged.',
  examples: ['duplicates list'],
  run: async (call) => {
    const names = await currentNames(call);
    const cards = await Promise.all((await call.app.get(MergedEvents).all()).map((card) => cardLines(call, card, names)));
    const lines = formatTable(
      ['event', 'date', 'title', 'sources', 'rule', 'score'],
      cards.map(({ id, date, name, tellings, merges }) => [
        id,
        date,
        name,
        tellings.map(({ source }) => source).join(', '),
        [...new Set(merges.map(({ rule }) => rule))].join('; '),
        Math.min(...merges.map(({ score }) => score)),
      ]),
    );
    const halfUnmergeLines = findHalfUnmerges(await call.app.get(ReadModels).find(merges)).map(halfUnmergeLine);
    return { json: cards, lines: [...(cards.length > 0 ? lines : ['No events are merged.']), ...halfUnmergeLines] };
  },
};

const explainCommand: CliCommand = {
  name: 'duplicates explain',
  usage: 'EVENT',
  summary: 'Shows why an event is merged with others: the version of each source, and the rule that merged them.',
  examples: ['duplicates explain 4217'],
  run: async (call) => {
    const { id, card, names } = await findCard(call);
    const halves = await halfUnmergesOf(call, id);
    const halfUnmergedIds = halves.map(({ other }) => other);
    const separatedIds = [...new Set([...((await call.app.get(ReadModels).get(merges, id))?.parted ?? []), ...halfUnmergedIds])];
    const separations = [
      ...(separatedIds.length > 0 ? [`An operator unmerged it from ${separatedIds.join(', ')}.`] : []),
      ...halves.map(halfUnmergeLine),
    ];
    if (!card)
      return {
        json: { id, tellings: [], merges: [], parted: separatedIds, half: halfUnmergedIds },
        lines: [`Event ${id} is not merged with another event.`, ...separations],
      };
    const record = await cardLines(call, card, names);
    const versionLines = formatTable(
      ['event', 'source', 'title', 'start', 'place', 'state'],
      record.tellings.map((one) => [one.id, one.source, one.name, one.start, one.place, one.status]),
    );
    const links = formatTable(
      ['event', 'merged with', 'rule', 'score', 'since'],
      record.merges.map((one) => [one.id, one.into, one.rule, one.score, one.at]),
    );
    return {
      json: { ...record, parted: separatedIds, half: halfUnmergedIds },
      lines: [...versionLines, '', ...links, ...separations],
    };
  },
};

const undoCommand: CliCommand = {
  name: 'duplicates undo',
  usage: 'EVENT --reason WHY',
  summary: 'Unmerges an event for good: no rule merges it with the same events again.',
  details: [
    'The console calls this refusing a merge. Events that one source announces twice cannot be unmerged: the source has to change.',
  ],
  examples: ['duplicates undo 4217 --reason "Two choirs sing that evening"'],
  options: { reason: REASON_OPTION },
  writes: true,
  run: async (call) => {
    const reason = requireReason(call, 'Two choirs sing that evening');
    const { id, card } = await findCard(call);
    const onCard = card?.versions.map(({ event }) => event.id).filter((other) => other !== id) ?? [];
    const others = [...new Set([...onCard, ...(await halfUnmergesOf(call, id)).map(({ other }) => other)])];
    if (others.length === 0) throw new Error(await explainMissingCard(call, id));
    await call.app.get(MergeDecisions).separate(OPERATOR_ACTOR, id, others, reason);
    return { json: { id, partedFrom: others }, lines: [`Event ${id} is unmerged from ${others.join(', ')}.`] };
  },
};

export const duplicateCommands = [listCommand, explainCommand, undoCommand];

/** Merges are read from the read models, so these must be up to date. */
const currentNames = async ({ app }: CommandCall): Promise<OrganizationNames> => {
  if (await app.get(Projector).shows(await app.get(EventStore).head())) return app.get(Directory).names();
  throw new Error('The read models have not caught up with the log. Try again when they have.');
};

const findCard = async (call: CommandCall) => {
  const id = parseEventId(call.positionals[0]!);
  if (id === null) throw new UsageError('EVENT is the number of an event.');
  const names = await currentNames(call);
  if (!(await call.app.get(ReadModels).get(catalogue, id))) throw new Error(`There is no event ${id}.`);
  return { id, names, card: (await call.app.get(MergedEvents).byVersionId()).get(id) };
};

type HalfUnmerge = Readonly<{ id: number; other: number }>;

/** Interrupted unmerges: recorded for `id`, but not for the other event. */
const findHalfUnmerges = (documents: readonly MergesDocument[]): HalfUnmerge[] => {
  const partedFrom = new Map(documents.map(({ id, parted }) => [id, parted]));
  return documents.flatMap(({ id, parted }) =>
    parted.flatMap((other) => (partedFrom.get(other)?.includes(id) ? [] : [{ id, other }])),
  );
};

const halfUnmergesOf = async ({ app }: CommandCall, event: number): Promise<HalfUnmerge[]> =>
  findHalfUnmerges(await app.get(ReadModels).find(merges)).flatMap(({ id, other }) =>
    id === event ? [{ id, other }] : other === event ? [{ id: event, other: id }] : [],
  );

const halfUnmergeLine = ({ id, other }: HalfUnmerge) =>
  `Event ${id} is only half unmerged from ${other}. To finish: almanac duplicates undo ${id} --reason WHY`;

const explainMissingCard = async ({ app }: CommandCall, id: number) => {
  const into = (await app.get(ReadModels).get(catalogue, id))?.mergedInto;
  return into === undefined
    ? `Event ${id} is not merged with another event.`
    : `Event ${id} was announced twice by its own source, which announces it as ${into} now.`;
};

const cardLines = async ({ app }: CommandCall, { document, versions }: MergedEvent, names: OrganizationNames) => {
  const ids = versions.map(({ event }) => event.id);
  const documents = await app.get(ReadModels).getMany(merges, ids);
  const links = documents.flatMap((one) => one?.merges.map((merge) => ({ id: one.id, ...merge })) ?? []);
  return {
    id: document.event.id,
    name: document.event.name,
    date: document.event.date,
    tellings: versions.map(({ event }) => ({
      id: event.id,
      source: names.namesOf(event).organization,
      name: event.name,
      start: event.startTime ?? event.date,
      place: [event.location, event.address].filter(Boolean).join(', '),
      status: event.status,
    })),
    merges: links.filter(({ into }) => ids.includes(into)),
  };
};
