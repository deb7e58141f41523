import { Injectable } from '@nestjs/common';
import {
  belongingTo,
  byName,
  type FeedDefault,
  isHidden,
  type Organization,
  orderOrganizations,
  type Subcalendar,
  type TownEvent,
} from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type FeedDefaultDocument, feedDefaults, type OrganizationDocument, organizations, subcalendars } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { TownSettings } from '../settings/town-settings';
import { Names } from './names';
import { withSettings } from './subcalendars';

/** Who publishes in this town, and what can be followed. */
@Injectable()
export class Directory {
  private readonly known: Derived<Names>;
  private readonly lists: { [L in List]: Derived<Lists[L]> };
  private readonly finishedLists: Readonly<Record<FinishedList, Derived<Finished>>>;
  private readonly belonging: Derived<(event: TownEvent) => number[]>;

  constructor(readModels: ReadModels, town: TownSettings) {
    this.known = new Derived(readModels, [organizations], async () => new Names(await readModels.find(organizations)));
    this.lists = {
      organizations: new Derived(readModels, [organizations], async () => shown((await this.names()).organizations)),
      subcalendars: new Derived(readModels, [subcalendars, organizations], async () => {
        const [offered, names] = [await readModels.find(subcalendars), await this.names()];
        return withSettings(offered, town.subcalendars, names).sort(byPublisher);
      }),
      defaults: new Derived(readModels, [feedDefaults, organizations], async () => {
        const [found, names] = [await readModels.find(feedDefaults), await this.names()];
        return found.map((one) => named(one, names)).sort(byDisplayOrder);
      }),
    };
    this.finishedLists = {
      organizations: new Derived(readModels, [organizations], async () => finished(await this.organizations())),
      defaults: new Derived(readModels, [feedDefaults, organizations], async () => finished(await this.defaults())),
    };
    this.belonging = new Derived(readModels, [subcalendars, organizations], async () => {
      const [offered, names] = [await this.subcalendars(), await this.names()];
      return belongingTo(offered.map((one) => ({ ...one, ...names.of({ organizationId: one.organizationId }) })));
    });
  }

  /** Everybody's, the hidden one's too. Ask for them after the documents they are for: then nothing in those is unknown. */
  names(): Promise<Names> {
    return this.known.get();
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

  /** Answers the ids of the sub-calendars to which an event belongs. */
  subcalendarsOf(): Promise<(event: TownEvent) => number[]> {
    return this.belonging.get();
  }

  finished(list: FinishedList): Promise<Finished> {
    return this.finishedLists[list].get();
  }
}

type Lists = { organizations: Organization[]; subcalendars: Subcalendar[]; defaults: FeedDefault[] };
type List = keyof Lists;
type FinishedList = Exclude<List, 'subcalendars'>;

const shown = (found: readonly OrganizationDocument[]): Organization[] =>
  orderOrganizations(found.filter(({ name }) => !isHidden(name)).map(told), () => false);

const told = ({ id, name, category, description, displayOrder, subOrganizations }: OrganizationDocument): Organization => ({
  id,
  name,
  category,
  description,
  displayOrder,
  subOrganizations: subOrganizations.map(({ name, subDisplayOrder }) => ({ name, subDisplayOrder })),
});

const named = ({ organizationId, subOrganizationId, subDisplayOrder }: FeedDefaultDocument, names: Names): FeedDefault => {
  const { organization, subOrganization = null } = names.of({
    organizationId,
    subOrganizationId: subOrganizationId ?? undefined,
  });
  return { organization, subOrganization, subDisplayOrder };
};

const byPublisher = (a: Subcalendar, b: Subcalendar) =>
  a.organizationId - b.organizationId || b.displayOrder - a.displayOrder || byName(a.name, b.name);

const byDisplayOrder = (a: FeedDefault, b: FeedDefault) => b.subDisplayOrder - a.subDisplayOrder;
