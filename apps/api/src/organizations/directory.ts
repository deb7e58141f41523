import { Injectable } from '@nestjs/common';
import { type FeedDefault, isHidden, type Organization, orderOrganizations, type Subcalendar } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { feedDefaults, organizations, subcalendars } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';

/** Who publishes in this town, and what can be followed. */
@Injectable()
export class Directory {
  private readonly listed: Derived<Organization[]>;
  private readonly finishedLists: Record<List, Derived<Finished>>;

  constructor(private readonly readModels: ReadModels) {
    this.listed = new Derived(readModels, organizations, async () => inOrder(await readModels.find(organizations)));
    this.finishedLists = {
      organizations: new Derived(readModels, organizations, async () => finished(await this.organizations())),
      subcalendars: new Derived(readModels, subcalendars, async () => finished(await this.subcalendars())),
      defaults: new Derived(readModels, feedDefaults, async () => finished(await this.defaults())),
    };
  }

  /** Highest display order first, then by name; without the hidden one. */
  organizations(): Promise<Organization[]> {
    return this.listed.get();
  }

  async subcalendars(): Promise<Subcalendar[]> {
    const found = await this.readModels.find(subcalendars);
    return found.sort(
      (a, b) => a.organizationId - b.organizationId || b.displayOrder - a.displayOrder || a.name.localeCompare(b.name, 'en-US'),
    );
  }

  async defaults(): Promise<FeedDefault[]> {
    const found = await this.readModels.find(feedDefaults);
    return found.sort((a, b) => b.subDisplayOrder - a.subDisplayOrder);
  }

  finished(list: List): Promise<Finished> {
    return this.finishedLists[list].get();
  }
}

type List = 'organizations' | 'subcalendars' | 'defaults';

const inOrder = (found: readonly Organization[]) =>
  orderOrganizations(
    found.filter(({ name }) => !isHidden(name)),
    () => false,
  );
