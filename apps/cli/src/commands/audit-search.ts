import { ALL_OPERATORS, FactSearcher, HistoryAccessLog, ResidentKeyResolver } from '#api';
import { type FoundFact, formatNumber } from '#libs/contracts';
import { positionOf } from '#libs/event-sourcing';
import { type CliCommand, OPERATOR_ACTOR } from '../command';
import { formatTable } from '../table';
import { parseInstantOption } from './instant-option';

export const auditSearchCommand: CliCommand = {
  name: 'audit search',
  usage: '--command ID | --correlation ID | --kind TYPE | --actor WHO | --from INSTANT | --to INSTANT',
  summary: 'Searches the whole log for facts by command, request, kind, actor or time.',
  details: [
    'Several options narrow the search: a fact must match all of them. Only `audit preferences` shows what facts say about people.',
    'A search for an actor by key, or by its hash, is recorded.',
  ],
  examples: [
    'audit search --kind RoleGranted',
    'audit search --actor operator --from 2026-11-20T00:00:00-05:00 --to 2026-11-21T00:00:00-05:00',
  ],
  get options() {
    return {
      command: { type: 'string', help: 'the id of the command that recorded it' },
      correlation: { type: 'string', help: 'the id of the request that led to it' },
      kind: { type: 'string', help: 'its type, such as OrganizationFollowed' },
      actor: {
        type: 'string',
        help: `a key, the hash of one, an e-mail address, a source, a reactor, operator, or ${ALL_OPERATORS}`,
      },
      from: { type: 'string', help: 'an ISO instant' },
      to: { type: 'string', help: 'an ISO instant' },
    } as const;
  },
  run: async ({ app, values }) => {
    const text = (option: string) => (typeof values[option] === 'string' ? values[option] : undefined);
    const typed = text('actor');
    const actorSearch =
      typed === undefined ? undefined : await app.get(ResidentKeyResolver, { strict: false }).resolveActors(typed);
    for (const key of actorSearch?.accessedKeys ?? [])
      await app.get(HistoryAccessLog, { strict: false }).record(key, OPERATOR_ACTOR, 'history');
    const search = {
      ...{ command: text('command'), correlation: text('correlation'), kind: text('kind') },
      actors: actorSearch?.actors,
      ...{ from: parseInstantOption(values, 'from'), to: parseInstantOption(values, 'to') },
    };
    const [facts, searching]: [FoundFact[], FactSearcher] = [[], app.get(FactSearcher, { strict: false })];
    let read = 0;
    for (let after: string | null = '0'; after !== null; ) {
      const part = await searching.search({ ...search, after: positionOf(BigInt(after)) });
      facts.push(...part.found);
      [after, read] = [part.after, read + part.read];
    }
    return {
      json: { found: facts, read },
      lines: [
        ...formatTable(
          ['time', 'position', 'fact', 'by', 'stream', 'what'],
          facts.map((one) => [one.time, BigInt(one.position), one.kind, one.actor, one.stream, one.what ?? '']),
        ),
        `${formatNumber(facts.length)} of ${formatNumber(read)} facts.`,
      ],
    };
  },
};
