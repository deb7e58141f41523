import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Injectable,
  Param,
  type PipeTransform,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type AuditChoices,
  type AuditKey,
  type EventAudit,
  type FactPage,
  type FactSearch,
  type FoundEvent,
  type HistoryAt,
  historyFile,
  type KeyHistory,
  type SearchRequest,
  type SentItem,
} from '#libs/contracts';
import { AtQuery, EventQuery, ExportQuery, FactsQuery, FindEventBody, LookBody, SentQuery } from '#libs/contracts/requests';
import { factTypes, type HashedKey, isHashedKey } from '#libs/domain';
import { positionOf } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Actor } from '../http/actor';
import { Answers } from '../http/answers';
import { EventNumber } from '../http/event-number';
import { Needs } from '../http/needs';
import { AuditKeys } from './audit-keys';
import { EventAudits } from './event-audits';
import { EventNames } from './event-names';
import { Exporting } from './exporting';
import { Histories } from './histories';
import { Looks } from './looks';
import { SearchBody, SearchQuery } from './search-requests';
import { Searching } from './searching';
import { Sent } from './sent';
import { Who } from './who';

/** Facts on a page where nobody says otherwise. */
const PAGE = 50;

/** The hash of somebody's key in an address. */
@Injectable()
class KeyHash implements PipeTransform<string, HashedKey> {
  static readonly PATTERN = '^[0-9a-f]{64}$';

  transform(text: string): HashedKey {
    if (!isHashedKey(text)) throw new BadRequestException('key must be the hash of a key: 64 hexadecimal digits.');
    return text;
  }
}

/**
 * What auditors read, and nobody else: operators look after the calendar without looking into anybody's history. Whatever tells of one
 * person records first that it was asked for.
 */
@Needs('auditor')
@Controller('ops/audit')
export class AuditController {
  constructor(
    private readonly who: Who,
    private readonly looks: Looks,
    private readonly histories: Histories,
    private readonly sent: Sent,
    private readonly exporting: Exporting,
    private readonly events: EventAudits,
    private readonly eventNames: EventNames,
    private readonly searching: Searching,
    private readonly keys: AuditKeys,
  ) {}

  /** A key is typed into a body: an address would keep it. */
  @Post('looks')
  @HttpCode(200)
  async look(@Body() { key: typed }: LookBody, @Actor() actor: string): Promise<KeyHistory> {
    return this.history(await this.who.meantBy(typed), actor);
  }

  @Get('keys/:key')
  async one(@Param('key', KeyHash) key: HashedKey, @Actor() actor: string): Promise<KeyHistory> {
    return this.history(key, actor);
  }

  @Get('keys/:key/facts')
  async facts(@Param('key', KeyHash) key: HashedKey, @Query() query: FactsQuery, @Actor() actor: string): Promise<FactPage> {
    const { before, limit = PAGE, group } = query;
    const looked = await this.lookedAt(key, actor);
    return this.histories.facts(looked, { before: before && Number(before), limit: Number(limit), group });
  }

  @Get('keys/:key/at')
  async at(
    @Param('key', KeyHash) key: HashedKey,
    @Query() { fact, instant }: AtQuery,
    @Actor() actor: string,
  ): Promise<HistoryAt> {
    if ((fact === undefined) === (instant === undefined)) throw new BadRequestException('Give either fact or instant.');
    const looked = await this.lookedAt(key, actor);
    return this.histories.at(looked, instant === undefined ? { fact: Number(fact) } : { instant: inUtc(instant) });
  }

  @Get('keys/:key/sent')
  async sentTo(@Param('key', KeyHash) key: HashedKey, @Query() { day }: SentQuery, @Actor() actor: string): Promise<SentItem[]> {
    return this.sent.of(await this.lookedAt(key, actor), day);
  }

  /** As CSV, or as JSON where that is asked for; signed either way. */
  @Get('keys/:key/export')
  @Answers<string>('text/csv', 'application/json')
  async file(
    @Param('key', KeyHash) key: HashedKey,
    @Query() { format }: ExportQuery,
    @Actor() actor: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.looks.record(key, actor, 'export');
    reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${historyFile(key, format)}"`);
    return this.exporting.file(key, format);
  }

  @Get('events/:id')
  event(@Param('id', EventNumber) id: number, @Query() { at }: EventQuery): Promise<EventAudit> {
    return this.events.of(id, at === undefined ? undefined : inUtc(at));
  }

  /** What is typed into a body stands in no address, and in no log of addresses. */
  @Post('events')
  @HttpCode(200)
  async find(@Body() { event }: FindEventBody): Promise<FoundEvent> {
    return { id: await this.eventNames.meantBy(event) };
  }

  @Get('choices')
  choices(): AuditChoices {
    return { kinds: [...factTypes].sort(), projections: projections.map(({ name }) => name).sort() };
  }

  /** What one person did, and when, is of their history, though less of it is told. */
  @Get('search')
  search(@Query() query: SearchQuery, @Actor() asker: string): Promise<FactSearch> {
    return this.searched(query, asker);
  }

  @Post('search')
  @HttpCode(200)
  searchFor(@Body() body: SearchBody, @Actor() asker: string): Promise<FactSearch> {
    return this.searched(body, asker);
  }

  @Get('key')
  @Header('cache-control', 'no-store')
  async key(): Promise<AuditKey> {
    return { algorithm: 'Ed25519', publicKey: await this.keys.publicKey() };
  }

  private async searched({ from, to, actor, event, after, ...words }: SearchRequest, asker: string): Promise<FactSearch> {
    const actors = actor && (await this.who.actorsMeantBy(actor));
    for (const one of actors || []) if (isHashedKey(one)) await this.looks.record(one, asker, 'history');
    return this.searching.search({
      ...words,
      ...(actors && { actors }),
      ...(event && { event: await this.eventNames.meantBy(event) }),
      from: from && inUtc(from),
      to: to && inUtc(to),
      after: after === undefined ? undefined : positionOf(BigInt(after)),
    });
  }

  private async history(key: HashedKey, actor: string): Promise<KeyHistory> {
    await this.looks.record(key, actor, 'history');
    return { ...(await this.histories.of(key)), looks: await this.looks.at(key, actor) };
  }

  private async lookedAt(key: HashedKey, actor: string): Promise<HashedKey> {
    await this.looks.record(key, actor, 'history');
    return key;
  }
}

const inUtc = (instant: string) => new Date(instant).toISOString();
