import { Injectable } from '@nestjs/common';
import type { Look, LookPurpose } from '#libs/contracts';
import { type HashedKey, type HistoryLookedAt, LookAtHistory, look } from '#libs/domain';
import { EventStore, type Recorded } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';

/** The last ones. */
const MOST_TOLD = 50;

/** Who looks at whose history: each time somebody begins to it is recorded, and before anything is told. */
@Injectable()
export class Looks {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  async record(key: HashedKey, by: string, purpose: LookPurpose) {
    await this.commands.issueWithoutWaiting(by, LookAtHistory, { key, by, purpose, at: this.clock.now() });
  }

  /** The latest first. */
  async at(key: HashedKey, asker: string): Promise<Look[]> {
    const facts = await this.store.read(`${look.stream}-${key}`, { direction: 'backwards', limit: MOST_TOLD });
    return (facts as readonly Recorded<HistoryLookedAt>[]).map(({ data: { at, by, purpose } }) => ({
      ...{ at, by, purpose },
      isMine: by === asker,
    }));
  }
}
