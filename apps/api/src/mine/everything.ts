import { Injectable } from '@nestjs/common';
import { type EverythingAboutMe, userKey } from '#libs/contracts';
import { account, hashedKey } from '#libs/domain';
import { EventStore, ReadModels, type Sealed } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences, accounts as registered, reminders, subscriptions } from '#projections';
import { Accounts } from '../accounts/accounts';
import { People } from '../accounts/people';
import { Lookup } from '../events/lookup';
import type { SignedIn } from '../http/signed-in';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { told } from '../preferences/told';
import { Clock } from '../settings/clock';
import { NO_TEXT_SETTINGS, TextSettingsOf } from '../text-messages/text-settings';

type Sections = { [Name in keyof EverythingAboutMe]: (resident: SignedIn) => Promise<EverythingAboutMe[Name]> };

/** All that is known of somebody, in their own words: for them alone. */
@Injectable()
export class Everything {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: People,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly lookup: Lookup,
    private readonly ownEvents: OwnEvents,
    private readonly texts: TextSettingsOf,
    private readonly clock: Clock,
  ) {}

  /** Whatever else is to be known of residents has its section here. */
  private readonly sections: Sections = {
    exportedAt: async () => this.clock.now(),
    account: async (resident) => {
      const [first] = await this.store.read(`${account.stream}-${resident.account}`, { limit: 1 });
      const user = await this.accounts.userOf(resident);
      const known = await this.readModels.get(registered, resident.account);
      const opened = (email: Sealed) => this.people.emailIn(resident.account, email);
      const formerEmails = await Promise.all((known?.formerEmails ?? []).map(({ email }) => opened(email)));
      return {
        email: user?.email ?? null,
        pendingEmail: (known?.pendingEmail && (await opened(known.pendingEmail.email))) ?? null,
        formerEmails: formerEmails.filter((email) => email !== undefined),
        since: first?.metadata.time ?? null,
        roles: user?.roles ?? [],
        asksForCode: Boolean(known?.secondFactor),
      };
    },
    follows: async (resident) => {
      const { followedOrganizations, followedSubcalendars, defaults } = await this.preferencesOf(resident);
      const offered = new Map((await this.directory.subcalendars()).map(({ id, name }) => [id, name]));
      return {
        organizations: followedOrganizations,
        subcalendars: followedSubcalendars.map((id) => offered.get(id) ?? String(id)),
        townDefaults: defaults,
      };
    },
    saved: async (resident) => {
      const { saved } = await this.documentOf(resident);
      return (await this.lookup.standingFor(saved)).map(({ id, name, organization, date }) => ({ id, name, organization, date }));
    },
    collectionDistrict: async (resident) => (await this.preferencesOf(resident)).collectionDistrict,
    ownEvents: async (resident) => {
      const opened = await this.ownEvents.opened(ownerOf(resident));
      return opened.map(({ id, createdAt, changedAt, content, alone }) => ({
        ...{ id, createdAt, changedAt, ...content },
        ...(Object.keys(alone).length > 0 && { onDaysAlone: alone }),
      }));
    },
    textMessages: async (resident) => this.texts.get(ownerOf(resident)),
    reminders: async (resident) => {
      const known = await this.readModels.find(reminders, { key: { eq: ownerOf(resident) } });
      return known.map(({ eventId, type, planned, state }) => ({ eventId, type, at: planned, state }));
    },
    subscriptions: async (resident) => {
      const known = await this.readModels.find(subscriptions, { openFor: { eq: ownerOf(resident) } });
      return known.map(({ startedAt }) => ({ since: startedAt }));
    },
  };

  async of(resident: SignedIn): Promise<EverythingAboutMe> {
    const sections = Object.entries(this.sections).map(async ([name, tell]) => [name, await tell(resident)] as const);
    return Object.fromEntries(await Promise.all(sections)) as EverythingAboutMe;
  }

  private async preferencesOf(resident: SignedIn) {
    return told(await this.documentOf(resident), await this.directory.names(), [], NO_TEXT_SETTINGS);
  }

  private async documentOf(resident: SignedIn) {
    return (await this.readModels.get(preferences, ownerOf(resident))) ?? NO_PREFERENCES;
  }
}

const ownerOf = ({ account }: SignedIn) => hashedKey(userKey(account));
