import { type BeforeApplicationShutdown, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Checkpoints,
  EventStore,
  LeaseKeeper,
  type LogWork,
  LogWorker,
  Projector,
  type Reactor,
  ReactorRunner,
} from '#libs/event-sourcing';
import { AccountsModule } from './accounts/accounts.module';
import { EmailAddressKeeper } from './accounts/email-address-keeper';
import { EmailLetterSender } from './accounts/email-letter-sender';
import { ResetLinkSender } from './accounts/reset-link-sender';
import { DuplicateFinder } from './duplicates/duplicate-finder';
import { DuplicatesModule } from './duplicates/duplicates.module';
import { AddressLocator } from './places/address-locator';
import { PlacesModule } from './places/places.module';
import { PreferencesModule } from './preferences/preferences.module';
import { SubOrganizationFollower } from './preferences/sub-organization-follower';
import { DueReminderWorker } from './reminders/due-reminder-worker';
import { RemindersModule } from './reminders/reminders.module';
import { Configuration } from './settings/configuration';
import { SuggestionFollowUp } from './suggestions/suggestion-follow-up';
import { SuggestionsModule } from './suggestions/suggestions.module';
import { ConsentRequester } from './text-messages/consent-requester';
import { TextMessagesModule } from './text-messages/text-messages.module';

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
  private readonly workers: readonly LogWorker[];

  constructor(
    private readonly configuration: Configuration,
    store: EventStore,
    leases: LeaseKeeper,
    checkpoints: Checkpoints,
    projector: Projector,
    followNewSubOrganizations: SubOrganizationFollower,
    sendResetLinks: ResetLinkSender,
    keepEmailAddresses: EmailAddressKeeper,
    sendEmailLetters: EmailLetterSender,
    locateAddresses: AddressLocator,
    findDuplicates: DuplicateFinder,
    followUpSuggestions: SuggestionFollowUp,
    askForConsent: ConsentRequester,
    reminderWorker: DueReminderWorker,
  ) {
    const reactors: Reactor[] = [
      ...[followNewSubOrganizations, followUpSuggestions, askForConsent],
      ...[sendResetLinks, keepEmailAddresses, sendEmailLetters],
    ];
    // Without a geocoder the reactor does not run; it starts with the first address when one is configured.
    if (configuration.GEOCODER !== 'none') reactors.push(locateAddresses);
    const createWorker = (name: string, work: LogWork) => {
      const onFailure = (error: unknown) => new Logger(name).error(error);
      return new LogWorker(store, leases, work, onFailure);
    };
    this.workers = [
      ...reactors.map((reactor) => createWorker(reactor.name, new ReactorRunner(store, checkpoints, projector, reactor))),
      createWorker('find-duplicates', findDuplicates),
      createWorker('reminders', reminderWorker),
    ];
  }

  onApplicationBootstrap() {
    if (this.configuration.ALMANAC_ROLE !== 'api') for (const worker of this.workers) worker.start();
  }

  async beforeApplicationShutdown() {
    if (this.configuration.ALMANAC_ROLE !== 'api') await Promise.all(this.workers.map((worker) => worker.stop()));
  }
}
