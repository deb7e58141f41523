import { Injectable } from '@nestjs/common';
import {
  countRows,
  type Day,
  entriesOf,
  entryOf,
  FEATURED,
  isCounted,
  isOwn,
  type Organization,
  orderOrganizations,
  ownCategories,
  rowsOfRooms,
  type Sidebar,
  type SidebarOrganization,
  type TownEvent,
} from '#libs/contracts';
import type { EntryId, HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { countIn, counts, organizations } from '#projections';
import { Alike } from '../answers/alike';
import { Derived } from '../answers/derived';
import type { Finished } from '../answers/finished';
import { Calendar } from '../events/calendar';
import { type Card, Cards } from '../events/cards';
import { type ShownEvent, speaking } from '../events/composed';
import { Moment } from '../events/moment';
import { told } from '../events/told';
import { Feeds, type Wishes } from '../feed/feeds';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { Clock } from '../settings/clock';

const MOST_BYTES = 32 * 1024 * 1024;

/** The sidebar of whoever holds a key, in one answer. */
@Injectable()
export class Sidebars {
  private readonly answers = new Alike<Wishes>(MOST_BYTES, async (wishes) => JSON.stringify(await this.of(wishes)));
  private readonly counted: Derived<ReadonlyMap<string, number>>;

  constructor(
    private readonly readModels: ReadModels,
    private readonly feeds: Feeds,
    private readonly directory: Directory,
    private readonly moment: Moment,
    private readonly clock: Clock,
    private readonly cards: Cards,
    private readonly calendar: Calendar,
  ) {
    this.counted = new Derived(readModels, [counts, organizations], () => this.counting());
  }

  async finished(key: HashedKey): Promise<Finished> {
    const wishes = await this.feeds.wishesOf(key);
    return this.answers.at(await this.moment.now(), wishes);
  }

  private async of(wishes: Wishes): Promise<Sidebar> {
    const [publishers, names] = [await this.directory.organizations(), await this.directory.names()];
    const checked = new Set(wishes.followed.map((entry) => names.textOf(entry)));
    const counted = await this.counted.get(await this.moment.now());
    const count = (entry: string) => counted.get(entry) ?? 0;
    const [now, today] = [this.clock.now(), this.clock.today()];
    const fed = (await this.feeds.events(wishes)).filter((event) => isCounted(event, now, today));
    return {
      feed: { count: countRows(fed), defaults: wishes.defaults },
      ownEvents: ownEventsIn(fed.filter(isOwn)),
      featured: count(FEATURED) > 0 ? { count: count(FEATURED), followed: checked.has(FEATURED) } : null,
      organizations: orderOrganizations(publishers, (entry) => checked.has(entry)).map((one) => shown(one, checked, count)),
    };
  }

  /** How many cards each entry shows, one for what is in several rooms, of organizations that are shown: what is hidden counts nowhere. */
  private async counting(): Promise<ReadonlyMap<string, number>> {
    const publishers = await this.directory.organizations();
    const documents = await this.readModels.getMany(
      counts,
      publishers.map(({ id }) => id),
    );
    const [names, now, today] = [await this.directory.names(), this.clock.now(), this.clock.today()];
    const counted = new Map<string, number>();
    for (const [entry, lasting] of documents.flatMap((document) => Object.entries(document ?? {}))) {
      const text = names.textOf(entry as EntryId);
      counted.set(text, (counted.get(text) ?? 0) + countIn(lasting ?? [], now, today));
    }
    const listed = (await this.calendar.events()).filter((event) => isCounted(event, now, today));
    for (const { event, others } of rowsOfRooms(listed))
      for (const entry of entriesOf(event)) counted.set(entry, (counted.get(entry) ?? 0) - others.length);
    for (const card of await this.cards.all())
      for (const [entry, by] of overcounted(card, names, now, today)) counted.set(entry, (counted.get(entry) ?? 0) - by);
    return counted;
  }
}

/** Each telling was counted under its entries; its card is shown once under each of them, as long as the card is shown. */
const overcounted = ({ shown, tellings }: Card, names: Names, now: string, today: Day): ReadonlyMap<string, number> => {
  const by = new Map<string, number>();
  const count = (event: ShownEvent, times: number) => {
    const one = told(event, names);
    if (isCounted(one, now, today)) for (const entry of entriesOf(one)) by.set(entry, (by.get(entry) ?? 0) + times);
  };
  for (const { event } of speaking(tellings)) count(event, 1);
  count(shown.event, -1);
  return by;
};

const ownEventsIn = (events: readonly TownEvent[]): Sidebar['ownEvents'] => ({
  count: events.length,
  categories: ownCategories(events),
});

const shown = (
  { id, name, category, description, subOrganizations }: Organization,
  checked: ReadonlySet<string>,
  count: (entry: string) => number,
): SidebarOrganization => {
  const subs = subOrganizations.map((sub) => {
    const entry = entryOf(name, sub.name);
    return { name: sub.name, entry, followed: checked.has(entry), count: count(entry) };
  });
  const followed = checked.has(name) || subs.some((sub) => sub.followed);
  return { id, name, category, description, followed, count: count(name), subOrganizations: subs };
};
