import { Injectable } from '@nestjs/common';
import {
  countOwnCategories,
  countRoomRows,
  type Day,
  FEATURED_ENTRY,
  isCounted,
  isOwnEvent,
  type Organization,
  organizationEntriesOf,
  type Sidebar,
  type SidebarOrganization,
  sortOrganizations,
  type TownEvent,
  toOrganizationEntry,
  toRoomRows,
} from '#libs/contracts';
import type { EntryId, HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { countShown, counts, organizations } from '#projections';
import { Calendar } from '../events/calendar';
import { activeVersionsOf, type ShownEvent } from '../events/compose-versions';
import { type MergedEvent, MergedEvents } from '../events/merged-events';
import { toApiEvent } from '../events/to-api-event';
import { TownVersion } from '../events/town-version';
import { ALMANAC_SELECTION_MODELS, type AlmanacSelection, MyAlmanacs } from '../my-almanac/my-almanacs';
import { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';
import { DerivedValue } from '../response-cache/derived-value';
import type { FinishedResponse } from '../response-cache/finished-response';
import { PersonalResponses } from '../response-cache/personal-responses';
import { ResponseCache } from '../response-cache/response-cache';
import { Clock } from '../settings/clock';

const MAX_CACHED_BYTES = 32 * 1024 * 1024;

@Injectable()
export class SidebarResponses {
  private readonly responses: PersonalResponses<AlmanacSelection>;
  private readonly derivedCounts: DerivedValue<ReadonlyMap<string, number>>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly myAlmanacs: MyAlmanacs,
    private readonly directory: Directory,
    private readonly townVersion: TownVersion,
    private readonly clock: Clock,
    private readonly mergedEvents: MergedEvents,
    private readonly calendar: Calendar,
  ) {
    const renderJson = async (selection: AlmanacSelection) => JSON.stringify(await this.buildSidebar(selection));
    this.responses = new PersonalResponses(new ResponseCache(MAX_CACHED_BYTES, renderJson), {
      readModels,
      sources: ALMANAC_SELECTION_MODELS,
      readVersion: () => townVersion.read(),
      readParameters: (key) => myAlmanacs.selectionOf(key),
    });
    this.derivedCounts = new DerivedValue(readModels, [counts, organizations], () => this.countByEntry());
  }

  finishedResponse(key: HashedKey): FinishedResponse {
    return this.responses.finishedResponse(key);
  }

  private async buildSidebar(wishes: AlmanacSelection): Promise<Sidebar> {
    const [publishers, names] = [await this.directory.organizations(), await this.directory.names()];
    const checked = new Set(wishes.followed.map((entry) => names.textOf(entry)));
    const counts = await this.derivedCounts.get(await this.townVersion.current());
    const count = (entry: string) => counts.get(entry) ?? 0;
    const [now, today] = [this.clock.now(), this.clock.today()];
    const myAlmanacEvents = (await this.myAlmanacs.events(wishes)).filter((event) => isCounted(event, now, today));
    return {
      feed: { count: countRoomRows(myAlmanacEvents), defaults: wishes.defaults },
      ownEvents: toOwnEventsRow(myAlmanacEvents.filter(isOwnEvent)),
      featured: count(FEATURED_ENTRY) > 0 ? { count: count(FEATURED_ENTRY), followed: checked.has(FEATURED_ENTRY) } : null,
      organizations: sortOrganizations(publishers, (entry) => checked.has(entry)).map((one) =>
        toSidebarOrganization(one, checked, count),
      ),
    };
  }

  private async countByEntry(): Promise<ReadonlyMap<string, number>> {
    const publishers = await this.directory.organizations();
    const documents = await this.readModels.getMany(
      counts,
      publishers.map(({ id }) => id),
    );
    const [names, now, today] = [await this.directory.names(), this.clock.now(), this.clock.today()];
    const countByEntry = new Map<string, number>();
    for (const [entry, lasting] of documents.flatMap((document) => Object.entries(document ?? {}))) {
      const text = names.textOf(entry as EntryId);
      countByEntry.set(text, (countByEntry.get(text) ?? 0) + countShown(lasting ?? [], now, today));
    }
    const countedEvents = (await this.calendar.events()).filter((event) => isCounted(event, now, today));
    for (const { event, others } of toRoomRows(countedEvents))
      for (const entry of organizationEntriesOf(event)) countByEntry.set(entry, (countByEntry.get(entry) ?? 0) - others.length);
    for (const card of await this.mergedEvents.all())
      for (const [entry, by] of surplusCounts(card, names, now, today))
        countByEntry.set(entry, (countByEntry.get(entry) ?? 0) - by);
    return countByEntry;
  }
}

/** Each published version was counted under its entries; what is shown for all of them counts once under each entry. */
const surplusCounts = (
  { document, versions }: MergedEvent,
  names: OrganizationNames,
  now: string,
  today: Day,
): ReadonlyMap<string, number> => {
  const by = new Map<string, number>();
  const count = (event: ShownEvent, times: number) => {
    const one = toApiEvent(event, names);
    if (isCounted(one, now, today)) for (const entry of organizationEntriesOf(one)) by.set(entry, (by.get(entry) ?? 0) + times);
  };
  for (const { event } of activeVersionsOf(versions)) count(event, 1);
  count(document.event, -1);
  return by;
};

const toOwnEventsRow = (events: readonly TownEvent[]): Sidebar['ownEvents'] => ({
  count: events.length,
  categories: countOwnCategories(events),
});

const toSidebarOrganization = (
  { id, name, category, description, subOrganizations }: Organization,
  checked: ReadonlySet<string>,
  count: (entry: string) => number,
): SidebarOrganization => {
  const subs = subOrganizations.map((sub) => {
    const entry = toOrganizationEntry(name, sub.name);
    return { name: sub.name, entry, followed: checked.has(entry), count: count(entry) };
  });
  const followed = checked.has(name) || subs.some((sub) => sub.followed);
  return { id, name, category, description, followed, count: count(name), subOrganizations: subs };
};
