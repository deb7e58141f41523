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
  type AuditKey,
  type AuditSearchOptions,
  type EventAudit,
  type FactPage,
  type FactSearchRequest,
  type FactSearchResponse,
  type FoundEvent,
  historyFileName,
  type KeyHistory,
  type PastState,
  type SentMessage,
} from '#libs/contracts';
import { AtQuery, EventQuery, ExportQuery, FactsQuery, FindEventBody, LookBody, SentQuery } from '#libs/contracts/requests';
import { factTypes, type HashedKey, isHashedKey } from '#libs/domain';
import { positionOf } from '#libs/event-sourcing';
import { projections } from '#projections';
import { Actor } from '../http/actor';
import { EventNumber } from '../http/event-number';
import { RequiresRole } from '../http/requires-role';
import { Answers } from '../http/response-decorators';
import { EventAudits } from './event-audits';
import { EventResolver } from './event-resolver';
import { ExportSigner } from './export-signer';
import { FactSearcher } from './fact-searcher';
import { Histories } from './histories';
import { HistoryAccessLog } from './history-access-log';
import { HistoryExporter } from './history-exporter';
import { ResidentKeyResolver } from './resident-key-resolver';
import { SearchBody, SearchQuery } from './search-requests';
import { SentMessages } from './sent-messages';

const DEFAULT_FACTS_PER_PAGE = 50;

@Injectable()
class KeyHash implements PipeTransform<string, HashedKey> {
  static readonly PATTERN = '^[0-9a-f]{64}$';

  transform(text: string): HashedKey {
    if (!isHashedKey(text)) throw new BadRequestException('key must be the hash of a key: 64 hexadecimal digits.');
    return text;
  }
}

/** For auditors only: operators run the calendar without reading histories. Every read of one person's data is recorded first. */
@RequiresRole('auditor')
@Controller('ops/audit')
export class AuditController {
  constructor(
    private readonly keyResolver: ResidentKeyResolver,
    private readonly accessLog: HistoryAccessLog,
    private readonly histories: Histories,
    private readonly sentMessages: SentMessages,
    private readonly exporter: HistoryExporter,
    private readonly events: EventAudits,
    private readonly eventResolver: EventResolver,
    private readonly searcher: FactSearcher,
    private readonly keys: ExportSigner,
  ) {}

  /** A POST, so that the key is in no URL and no log of URLs. */
  @Post('looks')
  @HttpCode(200)
  async look(@Body() { key: typed }: LookBody, @Actor() actor: string): Promise<KeyHistory> {
    return this.openHistory(await this.keyResolver.resolveKey(typed), actor);
  }

  @Get('keys/:key')
  async one(@Param('key', KeyHash) key: HashedKey, @Actor() actor: string): Promise<KeyHistory> {
    return this.openHistory(key, actor);
  }

  @Get('keys/:key/facts')
  async facts(@Param('key', KeyHash) key: HashedKey, @Query() query: FactsQuery, @Actor() actor: string): Promise<FactPage> {
    const { before, limit = DEFAULT_FACTS_PER_PAGE, group } = query;
    const recordedKey = await this.recordAccess(key, actor);
    return this.histories.facts(recordedKey, { before: before && Number(before), limit: Number(limit), group });
  }

  @Get('keys/:key/at')
  async at(
    @Param('key', KeyHash) key: HashedKey,
    @Query() { fact, instant }: AtQuery,
    @Actor() actor: string,
  ): Promise<PastState> {
    if ((fact === undefined) === (instant === undefined)) throw new BadRequestException('Give either fact or instant.');
    const recordedKey = await this.recordAccess(key, actor);
    return this.histories.at(recordedKey, instant === undefined ? { fact: Number(fact) } : { instant: toUtc(instant) });
  }

  @Get('keys/:key/sent')
  async sentTo(
    @Param('key', KeyHash) key: HashedKey,
    @Query() { day }: SentQuery,
    @Actor() actor: string,
  ): Promise<SentMessage[]> {
    return this.sentMessages.of(await this.recordAccess(key, actor), day);
  }

  /** As CSV or JSON, signed either way. */
  @Get('keys/:key/export')
  @Answers<string>('text/csv', 'application/json')
  async file(
    @Param('key', KeyHash) key: HashedKey,
    @Query() { format }: ExportQuery,
    @Actor() actor: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    await this.accessLog.record(key, actor, 'export');
    reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${historyFileName(key, format)}"`);
    return this.exporter.exportHistory(key, format);
  }

  @Get('events/:id')
  event(@Param('id', EventNumber) id: number, @Query() { at }: EventQuery): Promise<EventAudit> {
    return this.events.of(id, at === undefined ? undefined : toUtc(at));
  }

  /** A POST, so that what is typed is in no URL and no log of URLs. */
  @Post('events')
  @HttpCode(200)
  async find(@Body() { event }: FindEventBody): Promise<FoundEvent> {
    return { id: await this.eventResolver.resolve(event) };
  }

  @Get('choices')
  choices(): AuditSearchOptions {
    return { kinds: [...factTypes].sort(), projections: projections.map(({ name }) => name).sort() };
  }

  /** A search for one actor counts as access to their history. */
  @Get('search')
  search(@Query() query: SearchQuery, @Actor() asker: string): Promise<FactSearchResponse> {
    return this.searchFacts(query, asker);
  }

  @Post('search')
  @HttpCode(200)
  searchFor(@Body() body: SearchBody, @Actor() asker: string): Promise<FactSearchResponse> {
    return this.searchFacts(body, asker);
  }

  @Get('key')
  @Header('cache-control', 'no-store')
  async key(): Promise<AuditKey> {
    return { algorithm: 'Ed25519', publicKey: await this.keys.publicKey() };
  }

  private async searchFacts(
    { from, to, actor, event, after, ...words }: FactSearchRequest,
    asker: string,
  ): Promise<FactSearchResponse> {
    const actorSearch = actor ? await this.keyResolver.resolveActors(actor) : undefined;
    for (const key of actorSearch?.accessedKeys ?? []) await this.accessLog.record(key, asker, 'history');
    return this.searcher.search({
      ...words,
      ...(actorSearch && { actors: actorSearch.actors }),
      ...(event && { event: await this.eventResolver.resolve(event) }),
      from: from && toUtc(from),
      to: to && toUtc(to),
      after: after === undefined ? undefined : positionOf(BigInt(after)),
    });
  }

  private async openHistory(key: HashedKey, actor: string): Promise<KeyHistory> {
    await this.accessLog.record(key, actor, 'history');
    return { ...(await this.histories.of(key)), looks: await this.accessLog.latest(key, actor) };
  }

  private async recordAccess(key: HashedKey, actor: string): Promise<HashedKey> {
    await this.accessLog.record(key, actor, 'history');
    return key;
  }
}

const toUtc = (instant: string) => new Date(instant).toISOString();
