import { Injectable } from '@nestjs/common';
import { byName, type FeedDefault, isHidden, type Organization, orderOrganizations, type Subcalendar } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { feedDefaults, organizations, subcalendars } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';

/** Who publishes in this town, and what can be followed. */
@Injectable()
export class Directory {
  private readonly lists: { [L in List]: Derived<Lists[L]> };
  private readonly finishedLists: { [L in List]: Derived<Finished> };

  constructor(readModels: ReadModels) {
    this.lists = {
      organizations: new Derived(readModels, organizations, async () => shown(await readModels.find(organizations))),
      subcalendars: new Derived(readModels, subcalendars, async () => (await readModels.find(subcalendars)).sort(byPublisher)),
      defaults: new Derived(readModels, feedDefaults, async () => (await readModels.find(feedDefaults)).sort(byDisplayOrder)),
    };
    this.finishedLists = {
      organizations: new Derived(readModels, organizations, async () => finished(await this.organizations())),
      subcalendars: new Derived(readModels, subcalendars, async () => finished(await this.subcalendars())),
      defaults: new Derived(readModels, feedDefaults, async () => finished(await this.defaults())),
    };
  }

  /** Highest display order first, then by name; without the hidden one. */
  organizations(): Promise<Organization[]> {
    return this.lists.organizations.get();
  }

  subcalendars(): Promise<Subcalendar[]> {
    return this.lists.subcalendars.get();
  }

  defaults(): Promise<FeedDefault[]> {
    return this.lists.defaults.get();
  }

  finished(list: List): Promise<Finished> {
    return this.finishedLists[list].get();
  }
}

type Lists = { organizations: Organization[]; subcalendars: Subcalendar[]; defaults: FeedDefault[] };
type List = keyof Lists;

const shown = (found: readonly Organization[]) =>
  orderOrganizations(
    found.filter(({ name }) => !isHidden(name)),
    () => false,
  );

const byPublisher = (a: Subcalendar, b: Subcalendar) =>
  a.organizationId - b.organizationId || b.displayOrder - a.displayOrder || byName(a.name, b.name);

const byDisplayOrder = (a: FeedDefault, b: FeedDefault) => b.subDisplayOrder - a.subDisplayOrder;
