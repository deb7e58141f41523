import { Injectable } from '@nestjs/common';
import {
  type Day,
  entryOf,
  FEATURED,
  isCounted,
  type Organization,
  orderOrganizations,
  type Sidebar,
  type SidebarOrganization,
} from '#libs/contracts';
import type { EntryId, HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { countIn, counts, preferences } from '#projections';
import { Feeds } from '../feed/feeds';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { Clock } from '../settings/clock';

/** The sidebar of whoever holds a key, in one answer. */
@Injectable()
export class Sidebars {
  constructor(
    private readonly readModels: ReadModels,
    private readonly feeds: Feeds,
    private readonly directory: Directory,
    private readonly clock: Clock,
  ) {}

  async of(key: HashedKey): Promise<Sidebar> {
    const [feed, document] = await Promise.all([this.feeds.of(key), this.readModels.get(preferences, key)]);
    const [organizations, names] = await Promise.all([this.directory.organizations(), this.directory.names()]);
    const checked = new Set(document?.followed.map((entry) => names.textOf(entry)));
    const [now, today] = [this.clock.now(), this.clock.today()];
    const count = await this.counting(organizations, names, now, today);
    const featured = count(FEATURED);
    return {
      feed: { count: feed.events.filter((event) => isCounted(event, now, today)).length, defaults: feed.defaults },
      ownEvents: { count: 0, categories: [] },
      featured: featured > 0 ? { count: featured, followed: checked.has(FEATURED) } : null,
      organizations: orderOrganizations(organizations, (entry) => checked.has(entry)).map((one) => shown(one, checked, count)),
    };
  }

  /** How many cards each entry shows, of `organizations` alone: what is hidden counts nowhere. */
  private async counting(
    organizations: readonly Organization[],
    names: Names,
    now: string,
    today: Day,
  ): Promise<(entry: string) => number> {
    const counted = new Map<string, number>();
    for (const document of await Promise.all(organizations.map(({ id }) => this.readModels.get(counts, id)))) {
      for (const [entry, lasting] of Object.entries(document ?? {})) {
        const text = names.textOf(entry as EntryId);
        counted.set(text, (counted.get(text) ?? 0) + countIn(lasting ?? [], now, today));
      }
    }
    return (entry) => counted.get(entry) ?? 0;
  }
}

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
