import { Injectable } from '@nestjs/common';
import {
  entryId,
  FollowNewSubOrganization,
  type HashedKey,
  type OrganizationFollowed,
  type SessionCarriedOver,
  type SubOrganizationAdded,
  wholeIn,
} from '#libs/domain';
import { type Reactor, ReadModels, type Recorded } from '#libs/event-sourcing';
import { organizations, preferences } from '#projections';
import { Commands } from '../commands/commands';

const PEOPLE_AT_ONCE = 500;

/**
 * Those who follow an organization follow a sub-organization that appears later, save where they have unfollowed it themselves.
 * A fact reaches a reactor when the read models show it, so of a following and a sub-organization the later one finds the
 * earlier: who follows before it appears is among its followers then, and who follows after it, knowing only the others,
 * is told when their own fact comes by.
 */
@Injectable()
export class FollowNewSubOrganizations implements Reactor {
  readonly name = 'follow-new-sub-organizations';
  readonly on = {
    SubOrganizationAdded: (fact: Recorded) => this.tellFollowers(fact as Recorded<SubOrganizationAdded>),
    OrganizationFollowed: (fact: Recorded) => this.tellOfOthers(fact, fact.data),
    SessionCarriedOver: async (fact: Recorded) => {
      const { key, followed } = (fact as Recorded<SessionCarriedOver>).data;
      for (const one of followed) await this.tellOfOthers(fact, { key, ...one });
    },
  };

  constructor(
    private readonly readModels: ReadModels,
    private readonly commands: Commands,
  ) {}

  private async tellFollowers(added: Recorded<SubOrganizationAdded>) {
    const { id, subOrganizationId } = added.data;
    for await (const key of this.followers(id)) await this.tell(added, key, id, subOrganizationId);
  }

  private async tellOfOthers(fact: Recorded, { key, entry, subOrganizations }: OrganizationFollowed['data']) {
    const id = wholeIn(entry);
    const organization = id === undefined ? undefined : await this.readModels.get(organizations, id);
    for (const sub of organization?.subOrganizations ?? [])
      if (!subOrganizations?.includes(sub.id)) await this.tell(fact, key, organization!.id, sub.id);
  }

  private tell(fact: Recorded, key: HashedKey, organizationId: number, subOrganizationId: number) {
    const wish = { key, organizationId, subOrganizationId };
    return this.commands.issueBecauseOf(fact, this.name, FollowNewSubOrganization, wish);
  }

  private async *followers(organization: number) {
    for (let after = ''; ; ) {
      const people = await this.readModels.find(preferences, {}, { after, limit: PEOPLE_AT_ONCE });
      for (const { key, followed } of people) if (followed.includes(entryId(organization))) yield key;
      if (people.length < PEOPLE_AT_ONCE) return;
      after = people.at(-1)!.key;
    }
  }
}
