import { Injectable } from '@nestjs/common';
import { FollowNewSubOrganization, type SubOrganizationAdded } from '#libs/domain';
import { type Reactor, ReadModels, type Recorded } from '#libs/event-sourcing';
import { sidebars } from '#projections';
import { Commands } from '../commands/commands';

const PEOPLE_AT_ONCE = 500;

/** Those who follow an organization follow a sub-organization that appears later, save where they have unfollowed it themselves. */
@Injectable()
export class FollowNewSubOrganizations implements Reactor {
  readonly name = 'follow-new-sub-organizations';
  readonly on = { SubOrganizationAdded: (fact: Recorded) => this.tellFollowers(fact as Recorded<SubOrganizationAdded>) };

  constructor(
    private readonly readModels: ReadModels,
    private readonly commands: Commands,
  ) {}

  private async tellFollowers({ data: { organization, name: subOrganization } }: Recorded<SubOrganizationAdded>) {
    for await (const key of this.followers(organization)) {
      await this.commands.issueWithoutWaiting(this.name, FollowNewSubOrganization, { key, organization, subOrganization });
    }
  }

  private async *followers(organization: string) {
    for (let after = ''; ; ) {
      const people = await this.readModels.find(sidebars, {}, { after, limit: PEOPLE_AT_ONCE });
      for (const { key, checked } of people) if (checked.includes(organization)) yield key;
      if (people.length < PEOPLE_AT_ONCE) return;
      after = people.at(-1)!.key;
    }
  }
}
