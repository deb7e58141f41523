import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Checkpoints, EventStore, Leases, Projector, Reaction, type Reactor, type Work, Worker } from '#libs/event-sourcing';
import { AccountsModule } from './accounts/accounts.module';
import { KeepEmailAddresses } from './accounts/keep-email-addresses';
import { SendEmailLetters } from './accounts/send-email-letters';
import { SendResetLinks } from './accounts/send-reset-links';
import { DuplicatesModule } from './duplicates/duplicates.module';
import { FindDuplicates } from './duplicates/find-duplicates';
import { LocateAddresses } from './places/locate-addresses';
import { PlacesModule } from './places/places.module';
import { FollowNewSubOrganizations } from './preferences/follow-new-sub-organizations';
import { PreferencesModule } from './preferences/preferences.module';
import { RemindersModule } from './reminders/reminders.module';
import { RingReminders } from './reminders/ring-reminders';
import { Configuration } from './settings/configuration';
import { FollowUpSuggestions } from './suggestions/follow-up-suggestions';
import { SuggestionsModule } from './suggestions/suggestions.module';
import { AskForConsent } from './text-messages/ask-for-consent';
import { TextMessagesModule } from './text-messages/text-messages.module';

/** Runs what follows from facts outside their streams. */
@Module({
  imports: [
    AccountsModule,
    DuplicatesModule,
    PlacesModule,
    PreferencesModule,
    RemindersModule,
    SuggestionsModule,
    TextMessagesModule,
  ],
})
export class ReactorsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly workers: readonly Worker[];

  constructor(
    private readonly configuration: Configuration,
    store: EventStore,
    leases: Leases,
    checkpoints: Checkpoints,
    projector: Projector,
    followNewSubOrganizations: FollowNewSubOrganizations,
    sendResetLinks: SendResetLinks,
    keepEmailAddresses: KeepEmailAddresses,
    sendEmailLetters: SendEmailLetters,
    locateAddresses: LocateAddresses,
    findDuplicates: FindDuplicates,
    followUpSuggestions: FollowUpSuggestions,
    askForConsent: AskForConsent,
    ringReminders: RingReminders,
  ) {
    const reactors: Reactor[] = [
      ...[followNewSubOrganizations, followUpSuggestions, askForConsent],
      ...[sendResetLinks, keepEmailAddresses, sendEmailLetters],
    ];
    // Who asks nobody yet begins with the first address when they do.
    if (configuration.GEOCODER !== 'none') reactors.push(locateAddresses);
    const working = (name: string, work: Work) => {
      const onFailure = (error: unknown) => new Logger(name).error(error);
      return new Worker(store, leases, randomUUID(), work, onFailure);
    };
    this.workers = [
      ...reactors.map((reactor) => working(reactor.name, new Reaction(store, checkpoints, projector, reactor))),
      working('find-duplicates', findDuplicates),
      working('reminders', ringReminders),
    ];
  }

  onApplicationBootstrap() {
    if (this.configuration.ALMANAC_ROLE !== 'api') for (const worker of this.workers) worker.start();
  }

  async beforeApplicationShutdown() {
    if (this.configuration.ALMANAC_ROLE !== 'api') await Promise.all(this.workers.map((worker) => worker.stop()));
  }
}
