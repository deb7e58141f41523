import { Injectable } from '@nestjs/common';
import { ALL_DAY, formatTimeOfDay, parseTimeOfDay } from '#libs/contracts';
import {
  type CatalogueContent,
  type Listing,
  PublishEvent,
  type SuggestionAccepted,
  type SuggestionRejected,
  type SuggestionReopened,
  WithdrawEvent,
} from '#libs/domain';
import { type Reactor, ReadModels, type Recorded, type Sealed } from '#libs/event-sourcing';
import { createTownClock, MailTransport } from '#libs/integrations';
import { suggestions } from '#projections';
import { Commands } from '../commands/commands';
import { Directory } from '../organizations/directory';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { toReadableSuggestion } from './readable-submissions';
import { SubmissionEncryption, type Suggestion } from './submission-encryption';
import { acceptedLetter, rejectedLetter } from './suggestion-letters';

/** Idempotent: repeating a fact publishes the same event, which records nothing, and sends the same letter. */
@Injectable()
export class SuggestionFollowUp implements Reactor {
  readonly name = 'follow-up-suggestions';
  readonly from = 'beginning';
  readonly on = {
    SuggestionAccepted: (fact: Recorded) => this.publishAccepted(fact as Recorded<SuggestionAccepted>),
    SuggestionRejected: (fact: Recorded) => this.notifyRejected(fact as Recorded<SuggestionRejected>),
    SuggestionReopened: (fact: Recorded) => this.withdrawReopened(fact as Recorded<SuggestionReopened>),
  };

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly encryption: SubmissionEncryption,
    private readonly mail: MailTransport,
    private readonly town: TownSettings,
    private readonly configuration: Configuration,
  ) {}

  private async publishAccepted(fact: Recorded<SuggestionAccepted>) {
    const { id, event, listing, content } = fact.data;
    const words = content ? await this.decryptSuggestion(id, content) : await this.readSuggestion(id);
    if (!words) return;
    const category = (await this.directory.names()).byIdentity(listing.organizationId)?.category ?? 'Other';
    await this.commands.issueBecauseOf(fact, this.name, PublishEvent, {
      id: event,
      content: this.contentOf(words, listing, category),
      // A source of its own without personal data: imports of the organization's calendars do not touch it.
      origin: { source: `${listing.organizationId} suggested by a resident`, uid: id, instance: '' },
      cancelled: false,
    });
    const { ALMANAC_URL, PORT } = this.configuration;
    const address = `${ALMANAC_URL ?? `http://localhost:${PORT}`}/event/${event}`;
    await this.sendLetter(fact, words, 'Your suggestion is in Almanac', acceptedLetter(words, this.town.name, address));
  }

  private async notifyRejected(fact: Recorded<SuggestionRejected>) {
    const words = await this.readSuggestion(fact.data.id);
    const letter = words && rejectedLetter(words, this.town.name, fact.data.reason);
    if (letter) await this.sendLetter(fact, words, 'About your suggestion to Almanac', letter);
  }

  private async withdrawReopened(fact: Recorded<SuggestionReopened>) {
    const { event } = fact.data;
    if (event !== undefined) await this.commands.issueBecauseOf(fact, this.name, WithdrawEvent, { id: event });
  }

  private async readSuggestion(id: string): Promise<Suggestion | undefined> {
    const suggestion = await this.readModels.get(suggestions, id);
    return suggestion && this.decryptSuggestion(id, suggestion.content);
  }

  private async decryptSuggestion(id: string, content: Sealed): Promise<Suggestion | undefined> {
    const words = await this.encryption.decrypt('suggestion', id, content);
    return words && toReadableSuggestion(words);
  }

  private async sendLetter({ id }: Recorded, { contactEmail: to }: Suggestion, subject: string, text: string) {
    if (to) await this.mail.send({ id, to, subject, text });
  }

  private contentOf(words: Suggestion, listing: Listing, category: string): CatalogueContent {
    const { eventName: name, date, time, location, address, description } = words;
    const at = parseTimeOfDay(time ?? '');
    return {
      ...{ name, category, date, ...listing, location },
      time: at ? formatTimeOfDay(at) : at === 0 || !time ? ALL_DAY : time,
      ...(at && { startTime: createTownClock(this.town.timeZone).instantAt(date, at) }),
      ...(address && { address }),
      ...(description && { description }),
    };
  }
}
