import { randomBytes } from 'node:crypto';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { myCalendarPath, type Subscription, type SubscriptionState } from '#libs/contracts';
import { SubscriptionBody } from '#libs/contracts/requests';
import { type HashedKey, type HashedSecret, hashedSecret, StartSubscription, StopSubscription } from '#libs/domain';
import { ReadModels } from '#libs/event-sourcing';
import { subscriptions } from '#projections';
import { Commands } from '../commands/commands';
import { OwnKey, requireOwnKey } from '../http/own-key';
import { publicOriginOf } from '../http/public-origin';
import { ForResidents, Resident, type SignedInAccount } from '../http/resident';
import { Configuration } from '../settings/configuration';

/** The address of a resident's My Almanac. It is returned only once, because only its hash is stored. */
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
    return open ? { id: subscriptionIdOf(open.address), since: open.startedAt } : { id: null, since: null };
  }

  @Post()
  @HttpCode(201)
  @Header('cache-control', 'no-store')
  async start(
    @Body() { sessionId }: SubscriptionBody,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Resident() resident?: SignedInAccount,
  ): Promise<Subscription> {
    const key = requireOwnKey(sessionId, resident);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const address = hashedSecret(secret);
    await this.commands.issueFor(key, ip, StartSubscription, { key, address });
    return {
      url: publicOriginOf(this.configuration.ALMANAC_URL, request) + myCalendarPath(secret),
      id: subscriptionIdOf(address),
    };
  }

  @Delete()
  @HttpCode(204)
  async stop(@Body() { sessionId }: SubscriptionBody, @Ip() ip: string, @Resident() resident?: SignedInAccount): Promise<void> {
    const key = requireOwnKey(sessionId, resident);
    await this.commands.issueFor(key, ip, StopSubscription, { key });
  }
}

const SECRET_BYTES = 32;

/** A prefix of the hash, enough to distinguish addresses. */
const subscriptionIdOf = (address: HashedSecret): string => address.slice(0, 16);
