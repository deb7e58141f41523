import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { normalizeIp } from '@nestjs/throttler';
import {
  type Command,
  type CommandMetadata,
  isTransient,
  type NewEvent,
  type Recorded,
  Rejected,
  RevisionConflict,
} from '#libs/event-sourcing';
import { currentContext, runInContext } from '../observing/call-context';
import { Metrics } from '../observing/metrics';
import { Tracing } from '../observing/tracing';
import { Clock } from '../settings/clock';
import { FactThrottler, TooManyRequests } from './throttler';

type IssueOptions = Pick<CommandMetadata, 'consistency' | 'admit'> & Partial<Pick<CommandMetadata, 'correlationId'>>;
type CommandClass<Data> = new (data: Data, issued: CommandMetadata) => Command<string, Data>;

@Injectable()
export class Commands {
  private readonly logger = new Logger('Commands');

  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly throttler: FactThrottler,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  /** Returns the recorded facts once the read models show them. Throws `Rejected`. */
  issue<Data>(actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, { consistency: 'strong' });
  }

  /** Limits facts per minute of the key and of the address (for IPv6, of the network). Also throws `TooManyRequests`. */
  async issueFor<Data>(
    key: string,
    address: string,
    kind: CommandClass<Data>,
    data: NoInfer<Data>,
  ): Promise<readonly NewEvent[]> {
    const callers = [key, normalizeIp(address)];
    // Rejects a caller at the limit before any work is done.
    this.throttler.facts.spend(callers, 0);
    const admit = (facts: number) => this.throttler.facts.spend(callers, facts);
    return this.execute(key, kind, data, { consistency: 'strong', admit });
  }

  issueWithoutWaiting<Data>(actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, { consistency: 'eventual' });
  }

  issueWithin<Data>(run: string, actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, { consistency: 'eventual', correlationId: run });
  }

  /** The new facts get the correlation id of the fact that caused them. */
  issueBecauseOf<Data>({ metadata }: Recorded, reactor: string, kind: CommandClass<Data>, data: NoInfer<Data>) {
    return this.execute(reactor, kind, data, { consistency: 'eventual', correlationId: metadata.correlationId });
  }

  private execute<Data>(actor: string, kind: CommandClass<Data>, data: Data, options: IssueOptions) {
    const commandId = randomUUID();
    const { requestId = commandId } = currentContext();
    const issued: CommandMetadata = { actor, time: this.clock.now(), commandId, correlationId: requestId, ...options };
    const { correlationId } = issued;
    const work = () => this.bus.execute<Command, readonly NewEvent[]>(new kind(data, issued));
    return runInContext({ commandId, correlationId }, () => this.measure(kind.name, issued, work));
  }

  private async measure(
    command: string,
    { commandId, correlationId }: CommandMetadata,
    work: () => Promise<readonly NewEvent[]>,
  ) {
    const [startedAt, { requestId }] = [performance.now(), currentContext()];
    const place = { trace: correlationId, id: commandId, ...(requestId && { parent: requestId }) };
    const endSpan = this.tracing.begin(`command ${command}`, place);
    const finish = (outcome: string, facts: number, error?: unknown) => {
      const milliseconds = performance.now() - startedAt;
      this.metrics.commands.inc({ command, outcome });
      this.metrics.commandSeconds.observe({ command }, milliseconds / 1_000);
      endSpan({ 'almanac.outcome': outcome, 'almanac.facts': facts }, outcome === 'failed' ? error : undefined);
      this.logger.debug({ msg: 'command', command, outcome, facts, milliseconds: Math.round(milliseconds) });
    };
    try {
      const facts = await work();
      finish(facts.length > 0 ? 'recorded' : 'unchanged', facts.length);
      return facts;
    } catch (error) {
      finish(outcomeOf(error), 0, error);
      throw error;
    }
  }
}

const outcomeOf = (error: unknown): string => OUTCOMES.find(([is]) => is(error))?.[1] ?? 'failed';

const OUTCOMES: readonly (readonly [is: (error: unknown) => boolean, outcome: string])[] = [
  [(error) => error instanceof Rejected, 'rejected'],
  [(error) => error instanceof TooManyRequests, 'limited'],
  [(error) => error instanceof RevisionConflict, 'conflict'],
  [isTransient, 'unavailable'],
];
