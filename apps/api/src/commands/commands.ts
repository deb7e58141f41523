import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Command, Issued, NewEvent } from '#libs/event-sourcing';
import { Clock } from '../settings/clock';

type CommandClass<Data> = new (data: Data, issued: Issued) => Command<string, Data>;

/** Puts commands on the bus in somebody's name, at the time of the one clock. */
@Injectable()
export class Commands {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Answers the facts recorded, once the read models show them. Throws `Rejected`. */
  issue<Data>(actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, 'strong');
  }

  /** For bulk work: answers as soon as the facts are recorded. */
  issueWithoutWaiting<Data>(actor: string, kind: CommandClass<Data>, data: NoInfer<Data>): Promise<readonly NewEvent[]> {
    return this.execute(actor, kind, data, 'eventual');
  }

  private execute<Data>(actor: string, kind: CommandClass<Data>, data: Data, consistency: Issued['consistency']) {
    const commandId = randomUUID();
    const issued: Issued = { actor, time: this.clock.now(), commandId, correlationId: commandId, consistency };
    return this.bus.execute<Command, readonly NewEvent[]>(new kind(data, issued));
  }
}
