import { Injectable } from '@nestjs/common';
import { EndPause } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { sources } from '#projections';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';

const ACTOR = 'schedule';

/** Pauses that an operator has given a last day. */
@Injectable()
export class Pauses {
  constructor(
    private readonly readModels: ReadModels,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  /** Of those whose day has come the sources are loaded again. */
  async endDue(): Promise<void> {
    const today = this.clock.today();
    const due = (await this.readModels.find(sources)).filter(({ pausedUntil }) => pausedUntil && pausedUntil <= today);
    for (const { id } of due) await this.commands.issue(ACTOR, EndPause, { id, today });
  }
}
