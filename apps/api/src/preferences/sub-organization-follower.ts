import { Injectable } from '@nestjs/common';
import {
  FollowNewSubOrganization,
  type HashedKey,
  type OrganizationFollowed,
  type SessionCarriedOver,
  type SubOrganizationAdded,
  toEntryId,
  wholeOrganizationOf,
} from '#libs/domain';
import { type Reactor, ReadModels, type Recorded } from '#libs/event-sourcing';
import { organizations, preferences } from '#projections';
import { Commands } from '../commands/commands';

const RESIDENTS_PER_PAGE = 500;

/** Followers get new sub-organizations, unless they unfollowed them. Whichever fact is later finds the other: reactors run after read models. */
@Injectable()
export class SubOrganizationFollower implements Reactor {
  readonly name = 'follow-new-sub-organizations';
  readonly on = {
    SubOrganizationAdded: (fact: Recorded) => this.followForAll(fact as Recorded<SubOrganizationAdded>),
    OrganizationFollowed: (fact: Recorded) => this.followOthers(fact, fact.data),
    SessionCarriedOver: async (fact: Recorded) => {
      const { key, followed } = (fact as Recorded<SessionCarriedOver>).data;
      for (const one of followed) await this.followOthers(fact, { key, ...one });
    },
  };

  constructor(
    private readonly readModels: ReadModels,
    private readonly commands: Commands,
  ) {}

  private async followForAll(added: Recorded<SubOrganizationAdded>) {
    const { id, subOrganizationId } = added.data;
    for await (const key of this.followers(id)) await this.follow(added, key, id, subOrganizationId);
  }

  private async followOthers(fact: Recorded, { key, entry, subOrganizations }: OrganizationFollowed['data']) {
    const id = wholeOrganizationOf(entry);
    const organization = id === undefined ? undefined : await this.readModels.get(organizations, id);
    for (const sub of organization?.subOrganizations ?? [])
      if (!subOrganizations?.includes(sub.id)) await this.follow(fact, key, organization!.id, sub.id);
  }

  private follow(fact: Recorded, key: HashedKey, organizationId: number, subOrganizationId: number) {
    const data = { key, organizationId, subOrganizationId };
    return this.commands.issueBecauseOf(fact, this.name, FollowNewSubOrganization, data);
  }

  private async *followers(organization: number) {
    for (let after = ''; ; ) {
      const people = await this.readModels.find(preferences, {}, { after, limit: RESIDENTS_PER_PAGE });
      for (const { key, followed } of people) if (followed.includes(toEntryId(organization))) yield key;
      if (people.length < RESIDENTS_PER_PAGE) return;
      after = people.at(-1)!.key;
    }
  }
}
