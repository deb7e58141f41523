import { EventStore } from '#libs/event-sourcing';
import type { CliCommand } from '../command';
import { table } from '../table';

export const auditOperations: CliCommand = {
  name: 'audit operations',
  usage: '',
  summary: 'Tells what operators did and when, in order: rebuilds, facts skipped and why, what was tried again.',
  run: async ({ app }) => {
    const recorded = await app.get(EventStore).read('operations-town');
    const history = recorded.map(({ metadata, type, data }) => ({
      time: metadata.time,
      actor: metadata.actor,
      fact: type,
      data,
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

const whatOf = (data: object) =>
  Object.entries(data)
    .map(([name, said]) => `${name}: ${name === 'position' ? BigInt(said) : said}`)
    .join(', ');
