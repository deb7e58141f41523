import { Injectable } from '@nestjs/common';
import { CarryOverSession, type HashedKey, type PreferencesEvent, preferences, readLeftBySession } from '#libs/domain';
import { EventStore, type Recorded } from '#libs/event-sourcing';
import { Commands } from '../commands/commands';

@Injectable()
export class CarryOver {
  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
  ) {}

  /** Reads the stream of the session, not the read models, so that no acknowledged change is lost. */
  async into(key: HashedKey, session: HashedKey) {
    const facts = (await this.store.read(`${preferences.stream}-${session}`)) as readonly Recorded<PreferencesEvent>[];
    await this.commands.issue(key, CarryOverSession, { key, session, left: readLeftBySession(facts) });
  }
}
