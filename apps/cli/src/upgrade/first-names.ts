import { FEATURED_ENTRY, parseOrganizationEntry } from '#libs/contracts';
import { type EntryId, type Listing, toEntryId } from '#libs/domain';
import type { Recorded } from '#libs/event-sourcing';
import { toSubOrganizationId } from '#libs/integrations';

type OrganizationNames = Readonly<{ organization: string; subOrganization?: string }>;

const FEED_ACTOR_PREFIX = 'feed ';

/** Names in a log of the first Almanac, which knew no renaming. Throws an Error for an unknown name. */
export class FirstNames {
  private readonly organizations = new Map<string, number>();
  private readonly sources = new Map<string, string>();

  constructor(log: Iterable<Recorded>) {
    const publishers = new Map<string, OrganizationNames>();
    for (const { type, data, metadata } of log) {
      if (type === 'OrganizationRegistered') this.organizations.set(data.name, data.id);
      const publisher = publisherOf[type]?.(data);
      const feed = data.source?.feed ?? feedOf(metadata.actor);
      // A fact that registers an organization has fewer details than one that publishes for a part of it.
      if (publisher && feed !== undefined && !publishers.get(feed)?.subOrganization) publishers.set(feed, publisher);
    }
    for (const [feed, publisher] of publishers) this.sources.set(feed, this.sourceOf(feed, publisher));
  }

  /** `text` is 'Featured', an organization, or 'organization::sub-organization'. */
  entry(text: string): EntryId {
    if (text === FEATURED_ENTRY) return text;
    const whole = this.organizations.get(text);
    if (whole !== undefined) return toEntryId(whole);
    const { organizationId, subOrganizationId } = this.listing(parseOrganizationEntry(text));
    return toEntryId(organizationId, subOrganizationId);
  }

  subOrganizations(organization: string, names: readonly string[]): number[] {
    return names.map((name) => toSubOrganizationId(this.organization(organization), name));
  }

  listing({ organization, subOrganization }: OrganizationNames): Listing {
    const organizationId = this.organization(organization);
    return {
      organizationId,
      ...(subOrganization && { subOrganizationId: toSubOrganizationId(organizationId, subOrganization) }),
    };
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
    if (id === undefined) throw new Error(`The log mentions the organization '${name}', but does not contain it.`);
    return id;
  }

  /** A feed was named 'Organization / Sub / calendar'. The sample town's had, and have, other names. */
  private sourceOf(feed: string, publisher: OrganizationNames): string {
    const prefix = [publisher.organization, publisher.subOrganization, ''].filter((part) => part !== undefined).join(' / ');
    const { organizationId, subOrganizationId } = this.listing(publisher);
    return feed.startsWith(prefix) ? `${toEntryId(organizationId, subOrganizationId)} ${feed.slice(prefix.length)}` : feed;
  }
}

const publisherOf: Readonly<Record<string, (data: any) => OrganizationNames>> = {
  OrganizationRegistered: ({ name }) => ({ organization: name }),
  OrganizationDescribed: ({ name }) => ({ organization: name }),
  SubOrganizationAdded: ({ organization, name }) => ({ organization, subOrganization: name }),
  EventPublished: ({ content: { organization, subOrganization } }) => ({ organization, subOrganization }),
};

const feedOf = (actor: string): string | undefined =>
  actor.startsWith(FEED_ACTOR_PREFIX) ? actor.slice(FEED_ACTOR_PREFIX.length) : undefined;
