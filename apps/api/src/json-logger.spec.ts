import { JsonLogger } from './json-logger';
import { runInContext } from './observing/call-context';

describe('Whoever collects the log', () => {
  let lines: any[];
  let logger: JsonLogger;
  beforeEach(() => {
    lines = [];
    logger = new JsonLogger('debug', (line) => void lines.push(JSON.parse(line)));
  });

  it('finds a line for each thing said, with who says it and how bad it is', () => {
    logger.log('Almanac is at http://localhost:3000', 'Almanac');
    logger.warn('EventStoreDB does not answer.', 'Stores');
    logger.fatal('It burns', 'Stores');
    logger.verbose('Too much', 'Stores');
    logger.log('Mapped {/api/events, GET} route', 'RouterExplorer');
    expect(lines.map(({ level, context, msg }) => [level, context, msg])).toEqual([
      ['info', 'Almanac', 'Almanac is at http://localhost:3000'],
      ['warn', 'Stores', 'EventStoreDB does not answer.'],
      ['fatal', 'Stores', 'It burns'],
    ]);
    for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
  });

  it('finds under which request and command it was said', async () => {
    await runInContext({ requestId: 'r', correlationId: 'r' }, () =>
      runInContext({ commandId: 'c' }, async () => {
        await Promise.resolve();
        logger.debug({ msg: 'command', command: 'SaveEvent', facts: 1 }, 'Commands');
      }),
    );
    logger.log('Later', 'Almanac');
    expect(lines[0]).toMatchObject({ ...{ requestId: 'r', correlationId: 'r', commandId: 'c' }, command: 'SaveEvent', facts: 1 });
    expect(lines[1].requestId).toBeUndefined();
  });

  it('finds an error with its kind, its stack and what it follows from, and nobody in any of them', () => {
    const cause = new TypeError('no such mailbox: anna@example.com');
    logger.error(new Error('A letter to anna@example.com was refused', { cause }), undefined, 'Mail');
    expect(lines[0]).toMatchObject({ level: 'error', context: 'Mail', err: { type: 'Error', cause: { type: 'TypeError' } } });
    expect(lines[0].err.stack).toContain('json-logger.spec');
    expect(JSON.stringify(lines)).not.toContain('anna');
  });
});
