import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { type Coordinates, normalizePagePath, parseEventPath, ROLES, toUserKey } from '#libs/contracts';
import { addressKey, hashedKey } from '#libs/domain';
import { ignoreUnavailable, isTransient, ReadModels } from '#libs/event-sourcing';
import { places } from '#projections';
import { EventLookup } from '../events/event-lookup';
import { TownSize } from '../events/town-size';
import { Roles } from '../http/roles';
import { ServerBusy } from '../http/server-busy';
import { readSignInToken } from '../http/sign-in-cookie';
import { SignInVerifier } from '../http/sign-in-verifier';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { TownSettings } from '../settings/town-settings';
import { createBuiltPage } from './built-page';
import { type CompressedPage, compressPage } from './compressed-page';
import { type Destination, findDestination } from './destination';
import { renderPageHead } from './page-head';
import { type PageWidth, RenderedPages } from './rendered-pages';

export class Pages {
  private readonly rendered: RenderedPages;
  private readonly built: (head: string, isEvent: boolean) => string;
  private readonly town: TownSettings;

  constructor(private readonly app: NestFastifyApplication) {
    this.town = app.get(TownSettings);
    this.built = createBuiltPage(this.town.name);
    this.rendered = new RenderedPages(app, async (path) => this.renderUnfilled(await this.findDestination(path)));
  }

  /** Own events lead only their owner to a page, the console only staff. */
  async respondTo(address: string, width: PageWidth, request: object): Promise<{ status: number; page: CompressedPage }> {
    const found = await this.findDestination(address).catch(toUnknownIfTransient);
    const isPrivatePage = async () =>
      (await this.isOwnEvent(address, request)) || (await this.isConsoleOfStaff(address, request));
    const destination = found.kind === 'nothing' && (await isPrivatePage()) ? OWN_DESTINATION : found;
    return { status: statusOf(destination), page: await this.renderOrFallback(destination, width) };
  }

  private async renderOrFallback(destination: Destination, width: PageWidth): Promise<CompressedPage> {
    if (destination.kind === 'event' || (destination.kind === 'page' && destination.path === '/')) {
      try {
        return await this.rendered.page(destination.kind === 'event' ? destination.event : undefined, width);
      } catch (error) {
        if (!(error instanceof ServerBusy || isTransient(error))) new Logger('Page').error(error);
      }
    }
    return compressPage(await this.renderUnfilled(destination));
  }

  private async isOwnEvent(address: string, request: object): Promise<boolean> {
    const idOrSlug = parseEventPath(normalizePagePath(address));
    if (idOrSlug === undefined || !readSignInToken(request as FastifyRequest)) return false;
    const resident = await this.app.get(SignInVerifier).verify(request);
    if (!resident) return false;
    return (await this.app.get(OwnEvents).findShown(hashedKey(toUserKey(resident.account)), idOrSlug)) !== undefined;
  }

  private async isConsoleOfStaff(address: string, request: object): Promise<boolean> {
    if (!/^\/ops(\/|$)/.test(normalizePagePath(address)) || !readSignInToken(request as FastifyRequest)) return false;
    const resident = await this.app.get(SignInVerifier).verify(request);
    return resident !== undefined && this.app.get(Roles).holds(resident, ROLES);
  }

  private findDestination(address: string) {
    return findDestination(address, this.app.get(EventLookup), this.app.get(Directory));
  }

  private async renderUnfilled(destination: Destination) {
    const head = renderPageHead(destination, await this.findCoordinates(destination), this.town);
    const { wasLarge } = this.app.get(TownSize);
    return this.built(wasLarge ? head + LARGE_TOWN_TAG : head, destination.kind === 'event');
  }

  private async findCoordinates(destination: Destination): Promise<Coordinates | undefined> {
    const address = destination.kind === 'event' && destination.event.address;
    return address ? this.app.get(ReadModels).get(places, addressKey(address)).catch(undefinedIfUnavailable) : undefined;
  }
}

/** Without it a browser asks for all events until it knows the town. */
const LARGE_TOWN_TAG = '<meta name="large-town">';

const toUnknownIfTransient = (error: unknown): Destination => {
  if (!isTransient(error)) throw error;
  return { kind: 'unknown' };
};

/** Rendered in the browser: the page that is sent contains nothing personal. */
const OWN_DESTINATION: Destination = { kind: 'page', path: '/me' };

const undefinedIfUnavailable = (error: unknown) => {
  ignoreUnavailable(error);
  return undefined;
};

const statusOf = (destination: Destination): number =>
  destination.kind === 'event' && destination.event.status === 'withdrawn' ? 410 : STATUS_BY_KIND[destination.kind];

const STATUS_BY_KIND = { page: 200, secret: 200, event: 200, nothing: 404, unknown: 503 };
