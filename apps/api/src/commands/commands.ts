import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { normalizeIp } from '@nestjs/throttler';
import {
  type Command,
  type Issued,
  type NewEvent,
  passesByItself,
  type Recorded,
  Rejected,
  RevisionConflict,
} from '#libs/event-sourcing';
import { doing, within } from '../observing/doing';
import { Meters } from '../observing/meters';
import { Tracing } from '../observing/tracing';
import { Clock } from '../settings/clock';
import { Allowance, TooMuch } from './allowance';

type How = Pick<Issued, 'consistency' | 'admit'> & Partial<Pick<Issued, 'correlationId'>>;
type CommandClass<Data> = new (data: Data, issued: Issued) => Command<string, Data>;

/** Puts commands on the bus in somebody's name, at the time of the one clock. */
@Injectable()
export class Commands {
  private readonly logger = new Logger('Commands');

  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly allowance: Allowance,
    private readonly meters: Meters,
    private readonly tracing: Tracing,
  ) {}

  /** Answers the facts recorded, once the read models show them. Throws `Rejected`. */
  issue<Data>(actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, { consistency: 'strong' });
  }

  /**
   * For a resident: their key may have so many facts recorded in a minute, and so may the address they write from (of IPv6 the
   * network). Throws `TooMuch`, too.
   */
  async issueFor<Data>(
    key: string,
    address: string,
    kind: CommandClass<Data>,
    data: NoInfer<Data>,
  ): Promise<readonly NewEvent[]> {
    const payers = [key, normalizeIp(address)];
    // Whoever has had enough already is refused before anything is worked out for them.
    this.allowance.facts.spend(payers, 0);
    const admit = (facts: number) => this.allowance.facts.spend(payers, facts);
    return this.execute(key, kind, data, { consistency: 'strong', admit });
  }

  /** For bulk work: answers as soon as the facts are recorded. */
  issueWithoutWaiting<Data>(actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, { consistency: 'eventual' });
  }

  /** For one run of bulk work, likewise: whatever is recorded in it bears its id. */
  issueWithin<Data>(run: string, actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, { consistency: 'eventual', correlationId: run });
  }

  /** For a reactor: what follows from a fact stays together with it. */
  issueBecauseOf<Data>({ metadata }: Recorded, reactor: string, kind: CommandClass<Data>, data: NoInfer<Data>) {
    return this.execute(reactor, kind, data, { consistency: 'eventual', correlationId: metadata.correlationId });
  }

  /** What is asked for in one request stays together under the id of that. */
  private execute<Data>(actor: string, kind: CommandClass<Data>, data: Data, how: How) {
    const commandId = randomUUID();
    const { requestId = commandId } = doing();
    const issued: Issued = { actor, time: this.clock.now(), commandId, correlationId: requestId, ...how };
    const { correlationId } = issued;
    const work = () => this.bus.execute<Command, readonly NewEvent[]>(new kind(data, issued));
    return within({ commandId, correlationId }, () => this.observed(kind.name, issued, work));
  }

  private async observed(command: string, { commandId, correlationId }: Issued, work: () => Promise<readonly NewEvent[]>) {
    const [begun, { requestId }] = [performance.now(), doing()];
    const place = { trace: correlationId, id: commandId, ...(requestId && { parent: requestId }) };
    const end = this.tracing.begin(`command ${command}`, place);
    const ended = (outcome: string, facts: number, error?: unknown) => {
      const milliseconds = performance.now() - begun;
      this.meters.commands.inc({ command, outcome });
      this.meters.commandSeconds.observe({ command }, milliseconds / 1_000);
      end({ 'almanac.outcome': outcome, 'almanac.facts': facts }, outcome === 'failed' ? error : undefined);
      this.logger.debug({ msg: 'command', command, outcome, facts, milliseconds: Math.round(milliseconds) });
    };
    try {
      const facts = await work();
      ended(facts.length > 0 ? 'recorded' : 'unchanged', facts.length);
      return facts;
    } catch (error) {
      ended(outcomeOf(error), 0, error);
      throw error;
    }
  }
}

/** What came of a command that recorded nothing, in a word. */
const outcomeOf = (error: unknown): string => OUTCOMES.find(([is]) => is(error))?.[1] ?? 'failed';

const OUTCOMES: readonly (readonly [is: (error: unknown) => boolean, outcome: string])[] = [
  [(error) => error instanceof Rejected, 'rejected'],
  [(error) => error instanceof TooMuch, 'limited'],
  [(error) => error instanceof RevisionConflict, 'conflict'],
  [passesByItself, 'unavailable'],
];
