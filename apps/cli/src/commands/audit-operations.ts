import { DEEDS } from '#api';
import { accountOfActor } from '#libs/domain';
import { BEGINNING, EventStore, type Recorded } from '#libs/event-sourcing';
import { type CliCommand, OPERATOR } from '../command';
import { table } from '../table';

export const auditOperations: CliCommand = {
  name: 'audit operations',
  usage: '',
  summary:
    'Tells what operators did and when, in order: rebuilds, backups, facts skipped, sources added, loads accepted or refused, and why.',
  examples: ['audit operations'],
  run: async ({ app }) => {
    const history = (await deedsIn(app.get(EventStore))).map(({ metadata, type, data }) => ({
      time: metadata.time,
      actor: metadata.actor,
      fact: type,
      data: shown(data),
    }));
    return {
      json: { history },
      lines: table(
        ['time', 'by', 'fact', 'what'],
        history.map(({ time, actor, fact, data }) => [time, actor, fact, whatOf(data)]),
      ),
    };
  },
};

/** Each stands in the stream of what it was done to, so the whole log is read. */
const deedsIn = async (store: EventStore): Promise<readonly Recorded[]> => {
  const deeds: Recorded[] = [];
  for (let after = BEGINNING, isEnd = false; !isEnd; ) {
    const page = await store.readAll(after, PAGE);
    deeds.push(...page.events.filter(isDeed));
    [after, isEnd] = [page.position, page.isEnd];
  }
  return deeds;
};

const isDeed = ({ stream, metadata: { actor } }: Recorded) =>
  stream === DEEDS || actor === OPERATOR || accountOfActor(actor) !== undefined;

const PAGE = 1_000;

/** An address may let in whoever reads it. */
const shown = (data: object): object => ('address' in data ? { ...data, address: '…' } : data);

const whatOf = (data: object) =>
  Object.entries(data)
    .map(
      ([name, said]) => `${name}: ${name === 'position' ? BigInt(said) : typeof said === 'object' ? JSON.stringify(said) : said}`,
    )
    .join(', ');
