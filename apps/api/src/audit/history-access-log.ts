import { Injectable } from '@nestjs/common';
import type { HistoryAccess, HistoryAccessPurpose } from '#libs/contracts';
import { type HashedKey, type HistoryLookedAt, historyLook, LookAtHistory } from '#libs/domain';
import { EventStore, type Recorded } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';
import { Clock } from '../settings/clock';

const MAX_LISTED_ACCESSES = 50;

/** Records an access to a history before anything is returned. Repeated ones within HISTORY_ACCESS_PERIOD_MS are one fact; an export is always recorded. */
@Injectable()
export class HistoryAccessLog {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  async record(key: HashedKey, by: string, purpose: HistoryAccessPurpose) {
    await this.commands.issueWithoutWaiting(by, LookAtHistory, { key, by, purpose, at: this.clock.now() });
  }

  async latest(key: HashedKey, asker: string): Promise<HistoryAccess[]> {
    const facts = await this.store.read(`${historyLook.stream}-${key}`, { direction: 'backwards', limit: MAX_LISTED_ACCESSES });
    return (facts as readonly Recorded<HistoryLookedAt>[]).map(({ data: { at, by, purpose } }) => ({
      ...{ at, by, purpose },
      isMine: by === asker,
    }));
  }
}
