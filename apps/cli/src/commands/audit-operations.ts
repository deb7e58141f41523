import { OPERATIONS_STREAM } from '#api';
import { accountOfActor } from '#libs/domain';
import { BEGINNING, EventStore, type Recorded } from '#libs/event-sourcing';
import { type CliCommand, OPERATOR_ACTOR } from '../command';
import { formatTable } from '../table';

export const auditOperationsCommand: CliCommand = {
  name: 'audit operations',
  usage: '',
  summary:
    'Shows what operators did, when and why, in order: rebuilds, backups, skipped facts, added sources, imports accepted or refused.',
  examples: ['audit operations'],
  run: async ({ app }) => {
    const history = (await readOperatorActions(app.get(EventStore))).map(({ metadata, type, data }) => ({
      time: metadata.time,
      actor: metadata.actor,
      fact: type,
      data: withoutAddress(data),
    }));
    return {
      json: { history },
      lines: formatTable(
        ['time', 'by', 'fact', 'what'],
        history.map(({ time, actor, fact, data }) => [time, actor, fact, actionDetails(data)]),
      ),
    };
  },
};

/** Operator actions are in the streams of what they changed, so the whole log is read. */
const readOperatorActions = async (store: EventStore): Promise<readonly Recorded[]> => {
  const deeds: Recorded[] = [];
  for (let after = BEGINNING, isEnd = false; !isEnd; ) {
    const page = await store.readAll(after, FACTS_PER_PAGE);
    deeds.push(...page.facts.filter(isOperatorAction));
    [after, isEnd] = [page.position, page.isEnd];
  }
  return deeds;
};

const isOperatorAction = ({ stream, metadata: { actor } }: Recorded) =>
  stream === OPERATIONS_STREAM || actor === OPERATOR_ACTOR || accountOfActor(actor) !== undefined;

const FACTS_PER_PAGE = 1_000;

/** An address may contain a secret. */
const withoutAddress = (data: object): object => ('address' in data ? { ...data, address: '…' } : data);

const actionDetails = (data: object) =>
  Object.entries(data)
    .map(
      ([name, value]) =>
        `${name}: ${name === 'position' ? BigInt(value) : typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
    .join(', ');
