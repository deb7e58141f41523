import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { type Coordinates, eventInPath, pagePath, ROLES, userKey } from '#libs/contracts';
import { addressKey, hashedKey } from '#libs/domain';
import { passesByItself, ReadModels, unlessUnavailable } from '#libs/event-sourcing';
import { places } from '#projections';
import { Lookup } from '../events/lookup';
import { Busy } from '../http/busy';
import { Roles } from '../http/roles';
import { signInTokenIn } from '../http/sign-in-cookie';
import { SignIns } from '../http/sign-ins';
import { Directory } from '../organizations/directory';
import { OwnEvents } from '../own-events/own-events';
import { TownSettings } from '../settings/town-settings';
import { builtPage } from './built-page';
import { type Destination, destinationAt } from './destination';
import { DrawnPages, type Width } from './drawn-pages';
import { type PackedPage, packedPage } from './packed-page';
import { pageHead } from './page-head';

/** The page of each address: drawn, where it is one that others read, else ready to draw itself in the browser. */
export class Pages {
  private readonly drawn: DrawnPages;
  private readonly built: (head: string, isEvent: boolean) => string;
  private readonly town: TownSettings;

  constructor(private readonly app: NestFastifyApplication) {
    this.town = app.get(TownSettings);
    this.built = builtPage(this.town.name);
    this.drawn = new DrawnPages(app, async (path) => this.undrawn(await this.destinationAt(path)));
  }

  /** For whoever sends `request`: to an event of one's own leads the way of nobody else, and to the console that of whoever holds a role. */
  async at(address: string, width: Width, request: object): Promise<{ status: number; page: PackedPage }> {
    const found = await this.destinationAt(address).catch(outOfReach);
    const isTheirs = async () => (await this.isOwn(address, request)) || (await this.isForStaff(address, request));
    const destination = found.kind === 'nothing' && (await isTheirs()) ? OWN : found;
    return { status: statusOf(destination), page: await this.pageFor(destination, width) };
  }

  /** Whatever goes wrong, there is the page that draws itself. */
  private async pageFor(destination: Destination, width: Width): Promise<PackedPage> {
    if (destination.kind === 'event' || (destination.kind === 'page' && destination.path === '/')) {
      try {
        return await this.drawn.page(destination.kind === 'event' ? destination.event : undefined, width);
      } catch (error) {
        if (!(error instanceof Busy || passesByItself(error))) new Logger('Page').error(error);
      }
    }
    return packedPage(await this.undrawn(destination));
  }

  private async isOwn(address: string, request: object): Promise<boolean> {
    const idOrSlug = eventInPath(pagePath(address));
    if (idOrSlug === undefined || !signInTokenIn(request as FastifyRequest)) return false;
    const resident = await this.app.get(SignIns).of(request);
    if (!resident) return false;
    return (await this.app.get(OwnEvents).find(hashedKey(userKey(resident.account)), idOrSlug)) !== undefined;
  }

  private async isForStaff(address: string, request: object): Promise<boolean> {
    if (!/^\/ops(\/|$)/.test(pagePath(address)) || !signInTokenIn(request as FastifyRequest)) return false;
    const resident = await this.app.get(SignIns).of(request);
    return resident !== undefined && this.app.get(Roles).holds(resident, ROLES);
  }

  private destinationAt(address: string) {
    return destinationAt(address, this.app.get(Lookup), this.app.get(Directory));
  }

  private async undrawn(destination: Destination) {
    return this.built(pageHead(destination, await this.spotOf(destination), this.town), destination.kind === 'event');
  }

  /** Nobody is asked where it is: what is not known yet is nowhere. */
  private async spotOf(destination: Destination): Promise<Coordinates | undefined> {
    const address = destination.kind === 'event' && destination.event.address;
    return address ? this.app.get(ReadModels).get(places, addressKey(address)).catch(nowhere) : undefined;
  }
}

/** Nobody knows what is there while the stores are away. */
const outOfReach = (error: unknown): Destination => {
  if (!passesByItself(error)) throw error;
  return { kind: 'unknown' };
};

/** It draws itself in the browser: nothing of it is on the page that is sent. */
const OWN: Destination = { kind: 'page', path: '/me' };

const nowhere = (error: unknown) => {
  unlessUnavailable(error);
  return undefined;
};

const statusOf = (destination: Destination): number =>
  destination.kind === 'event' && destination.event.status === 'withdrawn' ? 410 : STATUS[destination.kind];

const STATUS = { page: 200, secret: 200, event: 200, nothing: 404, unknown: 503 };
