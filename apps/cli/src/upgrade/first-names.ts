import { FEATURED, parseEntry } from '#libs/contracts';
import { type EntryId, entryId, type Listing } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { subOrganizationId } from '#libs/integrations';

type Named = Readonly<{ organization: string; subOrganization?: string }>;

const FEED = 'feed ';

/** What names meant in a log of the first Almanac, where nothing was ever renamed. Throws an Error for a name nobody bears. */
export class FirstNames {
  private readonly organizations = new Map<string, number>();
  private readonly sources = new Map<string, string>();

  constructor(log: Iterable<Recorded>) {
    const publishers = new Map<string, Named>();
    for (const { type, data, metadata } of log) {
      if (type === 'OrganizationRegistered') this.organizations.set(data.name, data.id);
      const publisher = publisherIn[type]?.(data);
      const feed = data.source?.feed ?? feedOf(metadata.actor);
      // What registers an organization says less than what publishes for a part of it.
      if (publisher && feed !== undefined && !publishers.get(feed)?.subOrganization) publishers.set(feed, publisher);
    }
    for (const [feed, publisher] of publishers) this.sources.set(feed, this.sourceOf(feed, publisher));
  }

  /** 'Featured', an organization, or 'organization::sub-organization'. */
  entry(text: string): EntryId {
    if (text === FEATURED) return text;
    const whole = this.organizations.get(text);
    if (whole !== undefined) return entryId(whole);
    const { organizationId, subOrganizationId } = this.listing(parseEntry(text));
    return entryId(organizationId, subOrganizationId);
  }

  subOrganizations(organization: string, names: readonly string[]): number[] {
    return names.map((name) => subOrganizationId(this.organization(organization), name));
  }

  listing({ organization, subOrganization }: Named): Listing {
    const organizationId = this.organization(organization);
    return { organizationId, ...(subOrganization && { subOrganizationId: subOrganizationId(organizationId, subOrganization) }) };
  }

  source(feed: string): string {
    return this.sources.get(feed) ?? feed;
  }

  actor(name: string): string {
    const feed = feedOf(name);
    return feed === undefined ? name : `source ${this.source(feed)}`;
  }

  private organization(name: string): number {
    const id = this.organizations.get(name);
    if (id === undefined) throw new Error(`The log has no organization '${name}', which it speaks of.`);
    return id;
  }

  /** A feed was called 'Organization / Sub / calendar'; the sample town's was called otherwise, and still is. */
  private sourceOf(feed: string, publisher: Named): string {
    const prefix = [publisher.organization, publisher.subOrganization, ''].filter((part) => part !== undefined).join(' / ');
    const { organizationId, subOrganizationId } = this.listing(publisher);
    return feed.startsWith(prefix) ? `${entryId(organizationId, subOrganizationId)} ${feed.slice(prefix.length)}` : feed;
  }
}

/** By type of fact: for whom its feed publishes. */
const publisherIn: Readonly<Record<string, (data: any) => Named>> = {
  OrganizationRegistered: ({ name }) => ({ organization: name }),
  OrganizationDescribed: ({ name }) => ({ organization: name }),
  SubOrganizationAdded: ({ organization, name }) => ({ organization, subOrganization: name }),
  EventPublished: ({ content: { organization, subOrganization } }) => ({ organization, subOrganization }),
};

const feedOf = (actor: string): string | undefined => (actor.startsWith(FEED) ? actor.slice(FEED.length) : undefined);
