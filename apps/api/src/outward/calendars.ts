import { GoneException, Injectable, NotFoundException } from '@nestjs/common';
import {
  calendarAddress,
  districtCalendar,
  entryOf,
  hasDate,
  isExpired,
  isHidden,
  isPast,
  jsonFeedAddress,
  matchesEntry,
  organizationCalendar,
  parseEntry,
  rssAddress,
  SCHOOL_CALENDAR,
  searchCalendar,
  searchFor,
  slugOf,
  subOrganizationCalendar,
  type TownEvent,
} from '#libs/contracts';
import { FILTERS, type FilterName, filterQuery, passing } from '#libs/contracts/filters';
import { hashedSecret } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { calendarFile, jsonFeedFile, type Outgoing, rssFile } from '#libs/integrations';
import { type OrganizationDocument, ownEvents, preferences, type SubOrganizationDocument, subscriptions } from '#projections';
import { Alike } from '../answers/alike';
import { ByAddress } from '../answers/by-address';
import type { Finished } from '../answers/finished';
import { forOneTurn } from '../answers/for-one-turn';
import { Moment } from '../events/moment';
import { Feeds, type Wishes } from '../feed/feeds';
import { Directory } from '../organizations/directory';
import type { Names } from '../organizations/names';
import { OwnEvents } from '../own-events/own-events';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { Outgoings } from './outgoings';
import { type Wanted, wantedIn } from './wanted';

/** Packed, everything in a town of ten thousand events and some hundred parts of it. */
const MOST_BYTES = 64 * 1024 * 1024;

type Kind = 'calendar' | 'rss' | 'json';

/** What is told at an address, down to what it hangs on. */
type Publication = Readonly<{
  kind: Kind;
  origin: string;
  name: string;
  address?: string;
  /** 'Library' or 'Library::Kids'. */
  entry?: string;
  /** Only what is told of none of its parts. */
  isWhole?: true;
  q?: string;
  filters: readonly FilterName[];
}>;

type Unfiltered = Omit<Publication, 'filters'>;

type ForAll = Exclude<Wanted, { kind: 'my' }>;

type Mine = Wishes & Readonly<{ origin: string }>;

/** What others read of this town: calendars to subscribe to, RSS and JSON Feed, as finished bytes. */
@Injectable()
export class Calendars {
  private readonly open: Alike<Publication>;
  private readonly mine: Alike<Mine>;
  private readonly known = new ByAddress();
  private readonly knownToOne = new ByAddress();

  constructor(
    private readonly readModels: ReadModels,
    private readonly outgoings: Outgoings,
    private readonly feeds: Feeds,
    private readonly residents: OwnEvents,
    private readonly directory: Directory,
    private readonly moment: Moment,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.open = new Alike(
      MOST_BYTES,
      (one) => this.told(one),
      ({ kind }) => TYPES[kind],
      'no-cache',
    );
    this.mine = new Alike(
      MOST_BYTES,
      (one) => this.toldToOne(one),
      () => TYPES.calendar,
    );
  }

  /** `origin` is where the town is found. Throws 400, 404 and 410. */
  async at(url: string, origin: string): Promise<Finished> {
    const { moment, known, knownToOne } = await this.look();
    const address = `${origin} ${url}`;
    const finished = known.get(address) ?? knownToOne.get(address);
    if (finished) return finished;
    const wanted = wantedIn(url);
    if (!wanted) throw new NotFoundException(NOTHING);
    const isMine = wanted.kind === 'my';
    const answer = isMine ? await this.my(wanted.secret, origin, moment) : await this.forAll(wanted, origin, moment);
    (isMine ? knownToOne : known).set(address, answer);
    return answer;
  }

  /** What was found at addresses before, as long as it holds: one look for whoever asks in one turn. */
  private readonly look = forOneTurn(async () => {
    const moment = `${await this.moment.now()} ${this.outgoings.revision()}`;
    const wishes = [preferences, subscriptions, ownEvents].map((model) => this.readModels.revision(model));
    return { moment, known: this.known.at(moment), knownToOne: this.knownToOne.at(`${moment} ${wishes.join(' ')}`) };
  });

  private async forAll(wanted: ForAll, origin: string, moment: string): Promise<Finished> {
    const publication = this.publicationOf(wanted, origin, await this.directory.names());
    return this.open.at(moment, filtered(publication, wanted.filters));
  }

  private async my(secret: string, origin: string, moment: string): Promise<Finished> {
    const found = await this.readModels.get(subscriptions, hashedSecret(secret));
    if (!found) throw new NotFoundException(NOTHING);
    if (!found.openFor) throw new GoneException('This address is no longer in use.');
    const wishes = await this.feeds.wishesOf(found.openFor);
    return this.mine.at(moment, { ...wishes, origin });
  }

  private publicationOf(wanted: ForAll, origin: string, names: Names): Unfiltered {
    const town = `Almanac ${this.town.name}`;
    switch (wanted.kind) {
      case 'search': {
        const { q } = wanted;
        return { kind: 'calendar', origin, name: q ? `“${q}”, ${town}` : town, address: searchCalendar(q), q };
      }
      case 'school': {
        const found = names.organization(this.town.schoolDates);
        if (!found) throw new NotFoundException('There are no school dates here.');
        return {
          kind: 'calendar',
          origin,
          name: `School dates, ${town}`,
          address: SCHOOL_CALENDAR,
          entry: found.name,
          isWhole: true,
        };
      }
      case 'district': {
        const [{ collection, districts }, { district }] = [this.town, wanted];
        const name = districts[district - 1];
        const found = name && names.entryOf(entryOf(collection, name));
        if (!found) throw new NotFoundException('There is no such collection district here.');
        const entry = names.textOf(found);
        const { subOrganization } = parseEntry(entry);
        return { kind: 'calendar', origin, name: `${subOrganization}, ${town}`, address: districtCalendar(district), entry };
      }
      case 'organization': {
        const found = shownWith(names, wanted.id);
        if (wanted.sub === undefined) {
          return {
            kind: 'calendar',
            origin,
            name: `${found.name}, ${town}`,
            address: organizationCalendar(found.id),
            entry: found.name,
          };
        }
        const sub = partCalled(found, wanted.sub);
        const entry = entryOf(found.name, sub.name);
        const address = subOrganizationCalendar(found.id, sub.name);
        return { kind: 'calendar', origin, name: `${sub.name}, ${found.name}`, address, entry };
      }
      default: {
        const { kind, organization, q } = wanted;
        const entry = organization === undefined ? undefined : entryMeant(names, organization);
        const address = ADDRESSES[kind]({
          ...(organization && { organization }),
          ...(q && { q }),
        });
        const name = [q && `“${q}”`, entry?.replace('::', ', '), town].filter(Boolean).join(', ');
        return { kind, origin, name, address, ...(entry && { entry }), ...(q && { q }) };
      }
    }
  }

  private async told({ kind, entry, isWhole, q, filters, ...publication }: Publication): Promise<string> {
    const search = searchFor(q ?? '');
    const [now, today] = [this.clock.now(), this.clock.today()];
    const passes = passing(filters, { today });
    const isMeant = (event: TownEvent) =>
      !isExpired(event, now) &&
      (entry === undefined || matchesEntry(event, entry)) &&
      !(isWhole && event.subOrganization) &&
      search.matches(event) &&
      passes(event);
    const events = (await this.outgoings.all()).filter(({ event }) => isMeant(event));
    if (kind === 'calendar') return calendarFile({ ...this.publisher(publication.origin), ...publication, events });
    const upcoming = events.filter(({ event }) => event.status !== 'withdrawn' && !isPast(event, today));
    return (kind === 'rss' ? rssFile : jsonFeedFile)({ ...this.publisher(publication.origin), ...publication, events: upcoming });
  }

  private async toldToOne({ origin, ...wishes }: Mine): Promise<string> {
    const ids = new Set((await this.feeds.events(wishes)).filter(hasDate).map(({ id }) => id));
    const saved = new Set(wishes.saved);
    const isMeant = ({ event }: Outgoing) => ids.has(event.id) || (event.status === 'withdrawn' && saved.has(event.id));
    const own = wishes.own ? await this.residents.outgoingOf(wishes.own.owner) : [];
    const events = [...(await this.outgoings.all()).filter(isMeant), ...own.filter(({ event }) => hasDate(event))];
    return calendarFile({ ...this.publisher(origin), name: `My Almanac, ${this.town.name}`, events });
  }

  private publisher(origin: string) {
    return { town: this.town.name, timeZone: this.town.timeZone, origin };
  }
}

const ADDRESSES = { calendar: calendarAddress, rss: rssAddress, json: jsonFeedAddress };

const TYPES: Readonly<Record<Kind, string>> = {
  calendar: 'text/calendar; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** It says in its name what it leaves, and is found at the same address again. */
const filtered = (publication: Unfiltered, filters: readonly FilterName[]): Publication => {
  if (filters.length === 0) return { ...publication, filters };
  const { name, address = '' } = publication;
  const query = new URLSearchParams(filterQuery(filters));
  const words = filters.map((one) => FILTERS[one].label.toLowerCase()).join(', ');
  return {
    ...publication,
    filters,
    name: `${name}: ${words}`,
    address: `${address}${address.includes('?') ? '&' : '?'}${query}`,
  };
};

const NOTHING = 'There is nothing at this address.';

const shownWith = ({ organizations }: Names, id: number): OrganizationDocument => {
  const found = organizations.find((one) => one.id === id && !isHidden(one.name));
  if (!found) throw new NotFoundException('There is no such organization.');
  return found;
};

/** By the slug of its name, or of one that it was called by: who subscribed to that one goes on reading it. */
const partCalled = ({ subOrganizations }: OrganizationDocument, slug: string): SubOrganizationDocument => {
  const called = ({ name }: { name: string }) => slugOf(name) === slugOf(slug.replaceAll('-', ' '));
  const found = subOrganizations.find(called) ?? subOrganizations.find(({ formerNames }) => formerNames.some(called));
  if (!found) throw new NotFoundException('This organization has no such sub-organization.');
  return found;
};

/** 'Library::Kids' of a number, a name or an entry. */
const entryMeant = (names: Names, text: string): string => {
  if (/^\d{1,16}$/.test(text)) return shownWith(names, Number(text)).name;
  const entry = names.entryOf(text);
  const told = entry && names.textOf(entry);
  if (!told || isHidden(told.split('::')[0]!)) throw new NotFoundException('organization: there is no such organization.');
  return told;
};
