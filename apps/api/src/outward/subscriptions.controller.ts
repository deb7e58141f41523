import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { myCalendar, type Subscription, type SubscriptionState } from '#libs/contracts';
import { SubscriptionBody } from '#libs/contracts/requests';
import { type HashedKey, type HashedSecret, hashedSecret, StartSubscription, StopSubscription } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { subscriptions } from '#projections';
import { Commands } from '../commands/commands';
import { OwnKey, ownKey } from '../http/own-key';
import { publicOrigin } from '../http/public-origin';
import { ForResidents, Resident, type SignedIn } from '../http/signed-in';
import { Configuration } from '../settings/configuration';

/** The address of a resident's My Almanac. It is told once, to whoever asked for it; here nobody could tell it again. */
@ForResidents()
@Controller('subscription')
export class SubscriptionsController {
  constructor(
    private readonly commands: Commands,
    private readonly readModels: ReadModels,
    private readonly configuration: Configuration,
  ) {}

  @Get(':key')
  @Header('cache-control', 'no-store')
  async state(@OwnKey() key: HashedKey): Promise<SubscriptionState> {
    const [open] = await this.readModels.find(subscriptions, { openFor: { eq: key } });
    return open ? { id: idOf(open.address), since: open.startedAt } : { id: null, since: null };
  }

  @Post()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async start(
    @Body() { sessionId }: SubscriptionBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Resident() resident?: SignedIn,
  ): Promise<Subscription> {
    const key = ownKey(sessionId, resident);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const address = hashedSecret(secret);
    await this.commands.issueFor(key, ip, StartSubscription, { key, address });
    return { url: publicOrigin(this.configuration.ALMANAC_URL, request) + myCalendar(secret), id: idOf(address) };
  }

  @Delete()
  @HttpCode(204)
  async stop(@Body() { sessionId }: SubscriptionBody, @Ip() ip: string, @Resident() resident?: SignedIn): Promise<void> {
    const key = ownKey(sessionId, resident);
    await this.commands.issueFor(key, ip, StopSubscription, { key });
  }
}

const SECRET_BYTES = 32;

/** As much of the hash as tells one address from another. */
const idOf = (address: HashedSecret): string => address.slice(0, 16);
