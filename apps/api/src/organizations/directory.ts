import { Injectable } from '@nestjs/common';
import {
  compareNames,
  createSubcalendarMatcher,
  type FeedDefault,
  isHiddenOrganization,
  type Organization,
  type Subcalendar,
  sortOrganizations,
  type TownEvent,
} from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { type FeedDefaultDocument, feedDefaults, type OrganizationDocument, organizations, subcalendars } from '#projections';
import { DerivedValue } from '../response-cache/derived-value';
import { type FinishedResponse, finishJson } from '../response-cache/finished-response';
import { TownSettings } from '../settings/town-settings';
import { OrganizationNames } from './organization-names';
import { mergeSubcalendarSettings } from './subcalendar-settings';

@Injectable()
export class Directory {
  private readonly derivedNames: DerivedValue<OrganizationNames>;
  private readonly lists: { [L in ListName]: DerivedValue<DirectoryLists[L]> };
  private readonly cachedResponses: Readonly<Record<CachedListName, DerivedValue<FinishedResponse>>>;
  private readonly derivedSubcalendarsOf: DerivedValue<(event: TownEvent) => number[]>;

  constructor(readModels: ReadModels, town: TownSettings) {
    this.derivedNames = new DerivedValue(
      readModels,
      [organizations],
      async () => new OrganizationNames(await readModels.find(organizations)),
    );
    this.lists = {
      organizations: new DerivedValue(readModels, [organizations], async () =>
        toShownOrganizations((await this.names()).organizations),
      ),
      subcalendars: new DerivedValue(readModels, [subcalendars, organizations], async () => {
        const [offered, names] = [await readModels.find(subcalendars), await this.names()];
        return mergeSubcalendarSettings(offered, town.subcalendars, names).sort(compareSubcalendars);
      }),
      defaults: new DerivedValue(readModels, [feedDefaults, organizations], async () => {
        const [found, names] = [await readModels.find(feedDefaults), await this.names()];
        return found.map((one) => toFeedDefault(one, names)).sort(compareByDisplayOrder);
      }),
    };
    this.cachedResponses = {
      organizations: new DerivedValue(readModels, [organizations], async () => finishJson(await this.organizations())),
      defaults: new DerivedValue(readModels, [feedDefaults, organizations], async () => finishJson(await this.defaults())),
    };
    this.derivedSubcalendarsOf = new DerivedValue(readModels, [subcalendars, organizations], async () => {
      const [offered, names] = [await this.subcalendars(), await this.names()];
      return createSubcalendarMatcher(
        offered.map((one) => ({ ...one, ...names.namesOf({ organizationId: one.organizationId }) })),
      );
    });
  }

  /** Includes the hidden organization. Read names after the documents they are for: then none is missing. */
  names(): Promise<OrganizationNames> {
    return this.derivedNames.get();
  }

  /** Highest display order first, then by name; without the hidden organization. */
  organizations(): Promise<Organization[]> {
    return this.lists.organizations.get();
  }

  subcalendars(): Promise<Subcalendar[]> {
    return this.lists.subcalendars.get();
  }

  defaults(): Promise<FeedDefault[]> {
    return this.lists.defaults.get();
  }

  subcalendarsOf(): Promise<(event: TownEvent) => number[]> {
    return this.derivedSubcalendarsOf.get();
  }

  finishedResponse(list: CachedListName): Promise<FinishedResponse> {
    return this.cachedResponses[list].get();
  }
}

type DirectoryLists = { organizations: Organization[]; subcalendars: Subcalendar[]; defaults: FeedDefault[] };
type ListName = keyof DirectoryLists;
type CachedListName = Exclude<ListName, 'subcalendars'>;

const toShownOrganizations = (found: readonly OrganizationDocument[]): Organization[] =>
  sortOrganizations(found.filter(({ name }) => !isHiddenOrganization(name)).map(toApiOrganization), () => false);

const toApiOrganization = ({
  id,
  name,
  category,
  description,
  displayOrder,
  subOrganizations,
}: OrganizationDocument): Organization => ({
  id,
  name,
  category,
  description,
  displayOrder,
  subOrganizations: subOrganizations.map(({ name, subDisplayOrder }) => ({ name, subDisplayOrder })),
});

const toFeedDefault = (
  { organizationId, subOrganizationId, subDisplayOrder }: FeedDefaultDocument,
  names: OrganizationNames,
): FeedDefault => {
  const { organization, subOrganization = null } = names.namesOf({
    organizationId,
    subOrganizationId: subOrganizationId ?? undefined,
  });
  return { organization, subOrganization, subDisplayOrder };
};

const compareSubcalendars = (a: Subcalendar, b: Subcalendar) =>
  a.organizationId - b.organizationId || b.displayOrder - a.displayOrder || compareNames(a.name, b.name);

const compareByDisplayOrder = (a: FeedDefault, b: FeedDefault) => b.subDisplayOrder - a.subDisplayOrder;
