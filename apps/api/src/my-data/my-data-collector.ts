import { Injectable } from '@nestjs/common';
import { type MyData, toUserKey } from '#libs/contracts';
import { account, hashedKey } from '#libs/domain';
import { EventStore, ReadModels, type Sealed } from '#libs/event-sourcing';
import { NO_PREFERENCES, preferences, accounts as registered, reminders, subscriptions } from '#projections';
import { Accounts } from '../accounts/accounts';
import { People } from '../accounts/people';
import { EventLookup } from '../events/event-lookup';
import type { SignedInAccount } from '../http/resident';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { toPreferencesResponse } from '../preferences/preferences-response';
import { Clock } from '../settings/clock';
import { EMPTY_SMS_SETTINGS, SmsSettingsStore } from '../text-messages/sms-settings-store';

type MyDataSections = { [Name in keyof MyData]: (resident: SignedInAccount) => Promise<MyData[Name]> };

@Injectable()
export class MyDataCollector {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: People,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly directory: Directory,
    private readonly lookup: EventLookup,
    private readonly ownEvents: OwnEvents,
    private readonly texts: SmsSettingsStore,
    private readonly clock: Clock,
  ) {}

  /** Any new data about residents gets a section here. */
  private readonly sections: MyDataSections = {
    exportedAt: async () => this.clock.now(),
    account: async (resident) => {
      const [first] = await this.store.read(`${account.stream}-${resident.account}`, { limit: 1 });
      const user = await this.accounts.userOf(resident);
      const document = await this.readModels.get(registered, resident.account);
      const opened = (email: Sealed) => this.people.decryptEmail(resident.account, email);
      const formerEmails = await Promise.all((document?.formerEmails ?? []).map(({ email }) => opened(email)));
      return {
        email: user?.email ?? null,
        pendingEmail: (document?.pendingEmail && (await opened(document.pendingEmail.email))) ?? null,
        formerEmails: formerEmails.filter((email) => email !== undefined),
        since: first?.metadata.time ?? null,
        roles: user?.roles ?? [],
        asksForCode: Boolean(document?.secondFactor),
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
      return (await this.lookup.successorsOf(saved)).map(({ id, name, organization, date }) => ({
        id,
        name,
        organization,
        date,
      }));
    },
    collectionDistrict: async (resident) => (await this.preferencesOf(resident)).collectionDistrict,
    ownEvents: async (resident) => {
      const opened = await this.ownEvents.readDecrypted(ownerOf(resident));
      return opened.map(({ id, createdAt, changedAt, content, alone }) => ({
        ...{ id, createdAt, changedAt, ...content },
        ...(Object.keys(alone).length > 0 && { onDaysAlone: alone }),
      }));
    },
    textMessages: async (resident) => this.texts.get(ownerOf(resident)),
    reminders: async (resident) => {
      const documents = await this.readModels.find(reminders, { key: { eq: ownerOf(resident) } });
      return documents.map(({ eventId, type, planned, state }) => ({ eventId, type, at: planned, state }));
    },
    subscriptions: async (resident) => {
      const documents = await this.readModels.find(subscriptions, { openFor: { eq: ownerOf(resident) } });
      return documents.map(({ startedAt }) => ({ since: startedAt }));
    },
  };

  async collect(resident: SignedInAccount): Promise<MyData> {
    const sections = Object.entries(this.sections).map(async ([name, tell]) => [name, await tell(resident)] as const);
    return Object.fromEntries(await Promise.all(sections)) as MyData;
  }

  private async preferencesOf(resident: SignedInAccount) {
    return toPreferencesResponse(await this.documentOf(resident), await this.directory.names(), [], EMPTY_SMS_SETTINGS);
  }

  private async documentOf(resident: SignedInAccount) {
    return (await this.readModels.get(preferences, ownerOf(resident))) ?? NO_PREFERENCES;
  }
}

const ownerOf = ({ account }: SignedInAccount) => hashedKey(toUserKey(account));
