import { Injectable } from '@nestjs/common';
import { CarryOverSession, type HashedKey, leftBySession, type PreferencesEvent, preferences } from '#libs/domain';
import { EventStore, type Recorded } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';

/** Brings what somebody did under a session into what is kept under the key of their account. */
@Injectable()
export class CarryOver {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
  ) {}

  /** From the stream of the session, not from what the read models show: nothing that was answered is left behind. */
  async into(key: HashedKey, session: HashedKey) {
    const facts = (await this.store.read(`${preferences.stream}-${session}`)) as readonly Recorded<PreferencesEvent>[];
    await this.commands.issue(key, CarryOverSession, { key, session, left: leftBySession(facts) });
  }
}
