import { GoneException, Injectable, NotFoundException } from '@nestjs/common';
import {
  calendarPath,
  createSearch,
  districtCalendarPath,
  hasDate,
  isExpired,
  isHiddenOrganization,
  isPast,
  jsonFeedPath,
  matchesEntry,
  organizationCalendarPath,
  parseOrganizationEntry,
  rssPath,
  SCHOOL_CALENDAR_PATH,
  searchCalendarPath,
  slugOf,
  subOrganizationCalendarPath,
  type TownEvent,
  toOrganizationEntry,
} from '#libs/contracts';
import { FILTERS, type FilterName, toFilterPredicate, toFilterQuery } from '#libs/contracts/filters';
import { hashedSecret } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { type PublishedEvent, renderCalendar, renderJsonFeed, renderRss } from '#libs/integrations';
import { type OrganizationDocument, ownEvents, preferences, type SubOrganizationDocument, subscriptions } from '#projections';
import { TownVersion } from '../events/town-version';
import { type AlmanacSelection, MyAlmanacs } from '../my-almanac/my-almanacs';
import { Directory } from '../organizations/directory';
import type { OrganizationNames } from '../organizations/organization-names';
import { OwnEvents } from '../own-events/own-events';
import { type FinishedResponse, finishText } from '../response-cache/finished-response';
import { oncePerTurn } from '../response-cache/once-per-turn';
import { ResponseCache } from '../response-cache/response-cache';
import { ResponsesByUrl } from '../response-cache/responses-by-url';
import { Clock } from '../settings/clock';
import { TownSettings } from '../settings/town-settings';
import { type CalendarRequest, parseCalendarRequest } from './calendar-request';
import { PublishedEvents } from './published-events';

/** Compressed, enough for all calendars of a town with ten thousand events and hundreds of sub-organizations. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

type PublicationKind = 'calendar' | 'rss' | 'json';

type CalendarDefinition = Readonly<{
  kind: PublicationKind;
  origin: string;
  name: string;
  address?: string;
  entry?: string;
  /** Only events of the organization itself, not of its sub-organizations. */
  isWhole?: true;
  q?: string;
  filters: readonly FilterName[];
}>;

type UnfilteredCalendar = Omit<CalendarDefinition, 'filters'>;

type PublicRequest = Exclude<CalendarRequest, { kind: 'my' }>;

type PersonalCalendar = AlmanacSelection & Readonly<{ origin: string }>;

@Injectable()
export class PublishedCalendars {
  private readonly publicCache: ResponseCache<CalendarDefinition>;
  private readonly personalCache: ResponseCache<PersonalCalendar>;
  private readonly publicByAddress = new ResponsesByUrl();
  private readonly personalByAddress = new ResponsesByUrl();

  constructor(
    private readonly readModels: ReadModels,
    private readonly outgoings: PublishedEvents,
    private readonly myAlmanacs: MyAlmanacs,
    private readonly residentEvents: OwnEvents,
    private readonly directory: Directory,
    private readonly townVersion: TownVersion,
    private readonly clock: Clock,
    private readonly town: TownSettings,
  ) {
    this.publicCache = new ResponseCache(
      MAX_CACHED_BYTES,
      (one) => this.renderPublic(one),
      (text, { kind }) => finishText(text, 'no-cache', CONTENT_TYPES[kind]),
    );
    this.personalCache = new ResponseCache(
      MAX_CACHED_BYTES,
      (one) => this.renderPersonal(one),
      (text) => finishText(text, 'private, no-cache', CONTENT_TYPES.calendar),
    );
  }

  /** `origin` is the address of this server. Throws 400, 404 and 410. */
  async responseAt(url: string, origin: string): Promise<FinishedResponse> {
    const { moment, publicResponses, personalResponses } = await this.lookUpCaches();
    const address = `${origin} ${url}`;
    const finished = publicResponses.get(address) ?? personalResponses.get(address);
    if (finished) return finished;
    const calendarRequest = parseCalendarRequest(url);
    if (!calendarRequest) throw new NotFoundException(NOT_FOUND_MESSAGE);
    const isMine = calendarRequest.kind === 'my';
    const response = isMine
      ? await this.personalResponse(calendarRequest.secret, origin, moment)
      : await this.publicResponse(calendarRequest, origin, moment);
    (isMine ? personalResponses : publicResponses).set(address, response);
    return response;
  }

  private readonly lookUpCaches = oncePerTurn(async () => {
    const moment = `${await this.townVersion.current()} ${this.outgoings.revision()}`;
    const wishes = this.readModels.revision(preferences, subscriptions, ownEvents);
    return {
      moment,
      publicResponses: this.publicByAddress.ofVersion(moment),
      personalResponses: this.personalByAddress.ofVersion(`${moment} ${wishes}`),
    };
  });

  private async publicResponse(calendarRequest: PublicRequest, origin: string, moment: string): Promise<FinishedResponse> {
    const publication = this.toDefinition(calendarRequest, origin, await this.directory.names());
    return this.publicCache.get(moment, withFilters(publication, calendarRequest.filters));
  }

  private async personalResponse(secret: string, origin: string, moment: string): Promise<FinishedResponse> {
    const found = await this.readModels.get(subscriptions, hashedSecret(secret));
    if (!found) throw new NotFoundException(NOT_FOUND_MESSAGE);
    if (!found.openFor) throw new GoneException('This address is no longer in use.');
    const wishes = await this.myAlmanacs.selectionOf(found.openFor);
    return this.personalCache.get(moment, { ...wishes, origin });
  }

  private toDefinition(calendarRequest: PublicRequest, origin: string, names: OrganizationNames): UnfilteredCalendar {
    const town = `Almanac ${this.town.name}`;
    switch (calendarRequest.kind) {
      case 'search': {
        const { q } = calendarRequest;
        return { kind: 'calendar', origin, name: q ? `“${q}”, ${town}` : town, address: searchCalendarPath(q), q };
      }
      case 'school': {
        const found = names.organization(this.town.schoolDates);
        if (!found) throw new NotFoundException('There are no school dates here.');
        return {
          kind: 'calendar',
          origin,
          name: `School dates, ${town}`,
          address: SCHOOL_CALENDAR_PATH,
          entry: found.name,
          isWhole: true,
        };
      }
      case 'district': {
        const [{ collection, districts }, { district }] = [this.town, calendarRequest];
        const name = districts[district - 1];
        const found = name && names.entryOf(toOrganizationEntry(collection, name));
        if (!found) throw new NotFoundException('There is no such collection district here.');
        const entry = names.textOf(found);
        const { subOrganization } = parseOrganizationEntry(entry);
        return { kind: 'calendar', origin, name: `${subOrganization}, ${town}`, address: districtCalendarPath(district), entry };
      }
      case 'organization': {
        const found = findOrganization(names, calendarRequest.id);
        if (calendarRequest.sub === undefined) {
          return {
            kind: 'calendar',
            origin,
            name: `${found.name}, ${town}`,
            address: organizationCalendarPath(found.id),
            entry: found.name,
          };
        }
        const sub = findSubOrganization(found, calendarRequest.sub);
        const entry = toOrganizationEntry(found.name, sub.name);
        const address = subOrganizationCalendarPath(found.id, sub.name);
        return { kind: 'calendar', origin, name: `${sub.name}, ${found.name}`, address, entry };
      }
      default: {
        const { kind, organization, q } = calendarRequest;
        const entry = organization === undefined ? undefined : findEntry(names, organization);
        const address = ADDRESS_BY_KIND[kind]({
          ...(organization && { organization }),
          ...(q && { q }),
        });
        const name = [q && `“${q}”`, entry?.replace('::', ', '), town].filter(Boolean).join(', ');
        return { kind, origin, name, address, ...(entry && { entry }), ...(q && { q }) };
      }
    }
  }

  private async renderPublic({ kind, entry, isWhole, q, filters, ...publication }: CalendarDefinition): Promise<string> {
    const search = createSearch(q ?? '');
    const [now, today] = [this.clock.now(), this.clock.today()];
    const passes = toFilterPredicate(filters, { today });
    const isIncluded = (event: TownEvent) =>
      !isExpired(event, now) &&
      (entry === undefined || matchesEntry(event, entry)) &&
      !(isWhole && event.subOrganization) &&
      search.matches(event) &&
      passes(event);
    const events = (await this.outgoings.all()).filter(({ event }) => isIncluded(event));
    if (kind === 'calendar') return renderCalendar({ ...this.publishingTown(publication.origin), ...publication, events });
    const upcoming = events.filter(({ event }) => event.status !== 'withdrawn' && !isPast(event, today));
    return (kind === 'rss' ? renderRss : renderJsonFeed)({
      ...this.publishingTown(publication.origin),
      ...publication,
      events: upcoming,
    });
  }

  private async renderPersonal({ origin, ...wishes }: PersonalCalendar): Promise<string> {
    const ids = new Set((await this.myAlmanacs.events(wishes)).filter(hasDate).map(({ id }) => id));
    const saved = new Set(wishes.saved);
    const isIncluded = ({ event }: PublishedEvent) => ids.has(event.id) || (event.status === 'withdrawn' && saved.has(event.id));
    const own = wishes.own ? await this.residentEvents.listForCalendarFile(wishes.own.owner) : [];
    const events = [...(await this.outgoings.all()).filter(isIncluded), ...own.filter(({ event }) => hasDate(event))];
    return renderCalendar({ ...this.publishingTown(origin), name: `My Almanac, ${this.town.name}`, events });
  }

  private publishingTown(origin: string) {
    return { town: this.town.name, timeZone: this.town.timeZone, origin };
  }
}

const ADDRESS_BY_KIND = { calendar: calendarPath, rss: rssPath, json: jsonFeedPath };

const CONTENT_TYPES: Readonly<Record<PublicationKind, string>> = {
  calendar: 'text/calendar; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

const withFilters = (publication: UnfilteredCalendar, filters: readonly FilterName[]): CalendarDefinition => {
  if (filters.length === 0) return { ...publication, filters };
  const { name, address = '' } = publication;
  const query = new URLSearchParams(toFilterQuery(filters));
  const words = filters.map((one) => FILTERS[one].label.toLowerCase()).join(', ');
  return {
    ...publication,
    filters,
    name: `${name}: ${words}`,
    address: `${address}${address.includes('?') ? '&' : '?'}${query}`,
  };
};

const NOT_FOUND_MESSAGE = 'There is nothing at this address.';

const findOrganization = ({ organizations }: OrganizationNames, id: number): OrganizationDocument => {
  const found = organizations.find((one) => one.id === id && !isHiddenOrganization(one.name));
  if (!found) throw new NotFoundException('There is no such organization.');
  return found;
};

/** Finds by the slug of the current name, then of former names, so that subscriptions survive a renaming. */
const findSubOrganization = ({ subOrganizations }: OrganizationDocument, slug: string): SubOrganizationDocument => {
  const hasSlug = ({ name }: { name: string }) => slugOf(name) === slugOf(slug.replaceAll('-', ' '));
  const found = subOrganizations.find(hasSlug) ?? subOrganizations.find(({ formerNames }) => formerNames.some(hasSlug));
  if (!found) throw new NotFoundException('This organization has no such sub-organization.');
  return found;
};

/** Returns 'Library::Kids' for the number of an organization, a name or an entry. Throws 404. */
const findEntry = (names: OrganizationNames, text: string): string => {
  if (/^\d{1,16}$/.test(text)) return findOrganization(names, Number(text)).name;
  const entry = names.entryOf(text);
  const entryName = entry && names.textOf(entry);
  if (!entryName || isHiddenOrganization(entryName.split('::')[0]!))
    throw new NotFoundException('organization: there is no such organization.');
  return entryName;
};
