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
import type { HashedKey } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { countIn, counts, sidebars } from '#projections';
import { Feeds } from '../feed/feeds';
import { Directory } from '../organizations/directory';
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
    const [organizations, feed, document] = await Promise.all([
      this.directory.organizations(),
      this.feeds.of(key),
      this.readModels.get(sidebars, key),
    ]);
    const checked = new Set(document?.checked);
    const [now, today] = [this.clock.now(), this.clock.today()];
    const count = await this.counting([FEATURED, ...organizations.flatMap(entriesIn)], now, today);
    const featured = count(FEATURED);
    return {
      feed: { count: feed.events.filter((event) => isCounted(event, now, today)).length, defaults: feed.defaults },
      ownEvents: { count: 0, categories: [] },
      featured: featured > 0 ? { count: featured, followed: checked.has(FEATURED) } : null,
      organizations: orderOrganizations(organizations, (entry) => checked.has(entry)).map((one) => shown(one, checked, count)),
    };
  }

  private async counting(entries: readonly string[], now: string, today: Day): Promise<(entry: string) => number> {
    const documents = await Promise.all(entries.map((entry) => this.readModels.get(counts, entry)));
    const counted = new Map(entries.map((entry, i) => [entry, countIn(documents[i] ?? [], now, today)]));
    return (entry) => counted.get(entry) ?? 0;
  }
}

const entriesIn = ({ name, subOrganizations }: Organization) => [name, ...subOrganizations.map((sub) => entryOf(name, sub.name))];

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
