import { Injectable } from '@nestjs/common';
import { ALL_DAY, clockIn, clockText } from '#libs/contracts';
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
import { Mail, townClock } from '#libs/integrations';
import { suggestions } from '#projections';
import { Commands } from '../commands/commands';
import { Directory } from '../organizations/directory';
import { Configuration } from '../settings/configuration';
import { TownSettings } from '../settings/town-settings';
import { acceptedLetter, rejectedLetter } from './letters';
import { readableSuggestion } from './readable';
import { SealedWords, type Suggestion } from './sealed-words';

/**
 * What was accepted comes into the calendar, and leaves it when that is undone; whoever left an address is told what became of their
 * suggestion. Called again for
 * the same fact, it publishes the same event, which records nothing, and hands in the same letter.
 */
@Injectable()
export class FollowUpSuggestions implements Reactor {
  readonly name = 'follow-up-suggestions';
  readonly from = 'beginning';
  readonly on = {
    SuggestionAccepted: (fact: Recorded) => this.accepted(fact as Recorded<SuggestionAccepted>),
    SuggestionRejected: (fact: Recorded) => this.rejected(fact as Recorded<SuggestionRejected>),
    SuggestionReopened: (fact: Recorded) => this.reopened(fact as Recorded<SuggestionReopened>),
  };

  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly words: SealedWords,
    private readonly mail: Mail,
    private readonly town: TownSettings,
    private readonly configuration: Configuration,
  ) {}

  private async accepted(fact: Recorded<SuggestionAccepted>) {
    const { id, event, listing, content } = fact.data;
    const words = content ? await this.readable(id, content) : await this.wordsOf(id);
    if (!words) return;
    const category = (await this.directory.names()).byIdentity(listing.organizationId)?.category ?? 'Other';
    await this.commands.issueBecauseOf(fact, this.name, PublishEvent, {
      id: event,
      content: this.contentOf(words, listing, category),
      // A source of its own, of which nothing says who it was: loads of the organization's calendars leave it alone.
      origin: { source: `${listing.organizationId} suggested by a resident`, uid: id, instance: '' },
      cancelled: false,
    });
    const { ALMANAC_URL, PORT } = this.configuration;
    const address = `${ALMANAC_URL ?? `http://localhost:${PORT}`}/event/${event}`;
    await this.tell(fact, words, 'Your suggestion is in Almanac', acceptedLetter(words, this.town.name, address));
  }

  private async rejected(fact: Recorded<SuggestionRejected>) {
    const words = await this.wordsOf(fact.data.id);
    const letter = words && rejectedLetter(words, this.town.name, fact.data.reason);
    if (letter) await this.tell(fact, words, 'About your suggestion to Almanac', letter);
  }

  private async reopened(fact: Recorded<SuggestionReopened>) {
    const { event } = fact.data;
    if (event !== undefined) await this.commands.issueBecauseOf(fact, this.name, WithdrawEvent, { id: event });
  }

  private async wordsOf(id: string): Promise<Suggestion | undefined> {
    const known = await this.readModels.get(suggestions, id);
    return known && this.readable(id, known.content);
  }

  private async readable(id: string, content: Sealed): Promise<Suggestion | undefined> {
    const words = await this.words.open('suggestion', id, content);
    return words && readableSuggestion(words);
  }

  private async tell({ id }: Recorded, { contactEmail: to }: Suggestion, subject: string, text: string) {
    if (to) await this.mail.send({ id, to, subject, text });
  }

  private contentOf(words: Suggestion, listing: Listing, category: string): CatalogueContent {
    const { eventName: name, date, time, location, address, description } = words;
    const at = clockIn(time ?? '');
    return {
      ...{ name, category, date, ...listing, location },
      time: at ? clockText(at) : at === 0 || !time ? ALL_DAY : time,
      ...(at && { startTime: townClock(this.town.timeZone).instant(date, at) }),
      ...(address && { address }),
      ...(description && { description }),
    };
  }
}
