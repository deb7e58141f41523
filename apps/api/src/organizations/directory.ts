import { Injectable } from '@nestjs/common';
import { byName, type FeedDefault, isHidden, type Organization, orderOrganizations, type Subcalendar } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type FeedDefaultDocument, feedDefaults, type OrganizationDocument, organizations, subcalendars } from '#projections';
import { Derived } from '../answers/derived';
import { type Finished, finished } from '../answers/finished';
import { Names } from './names';

/** Who publishes in this town, and what can be followed. */
@Injectable()
export class Directory {
  private readonly known: Derived<Names>;
  private readonly lists: { [L in List]: Derived<Lists[L]> };
  private readonly finishedLists: { [L in List]: Derived<Finished> };

  constructor(readModels: ReadModels) {
    this.known = new Derived(readModels, [organizations], async () => new Names(await readModels.find(organizations)));
    this.lists = {
      organizations: new Derived(readModels, [organizations], async () => shown((await this.names()).organizations)),
      subcalendars: new Derived(readModels, [subcalendars], async () => (await readModels.find(subcalendars)).sort(byPublisher)),
      defaults: new Derived(readModels, [feedDefaults, organizations], async () => {
        const [found, names] = [await readModels.find(feedDefaults), await this.names()];
        return found.map((one) => named(one, names)).sort(byDisplayOrder);
      }),
    };
    this.finishedLists = {
      organizations: new Derived(readModels, [organizations], async () => finished(await this.organizations())),
      subcalendars: new Derived(readModels, [subcalendars], async () => finished(await this.subcalendars())),
      defaults: new Derived(readModels, [feedDefaults, organizations], async () => finished(await this.defaults())),
    };
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

  finished(list: List): Promise<Finished> {
    return this.finishedLists[list].get();
  }
}

type Lists = { organizations: Organization[]; subcalendars: Subcalendar[]; defaults: FeedDefault[] };
type List = keyof Lists;

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
