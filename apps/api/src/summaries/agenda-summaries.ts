import type { ServerResponse } from 'node:http';
import { BadGatewayException, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance } from 'fastify';
import { parseAgendaItems } from '#libs/assistant';
import { type AgendaSummary, isLocalUrl, type TownEvent } from '#libs/contracts';
import { PdfReader } from '#libs/integrations';
import type { AssistantCaller } from '../assistant/budgeted-assistant';
import { Agendas } from '../events/agendas';
import { SummaryWriter } from './summary-writer';

const CACHE_TTL_MS = 5 * 60_000;
const MAX_CACHED_SUMMARIES = 200;

@Injectable()
export class AgendaSummaries {
  private readonly reader = new PdfReader();
  private readonly cache = new Map<string, { until: number; summary: Promise<AgendaSummary> }>();

  constructor(
    private readonly agendas: Agendas,
    private readonly telling: SummaryWriter,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Throws `ServerBusy`, and BadGatewayException if the agenda cannot be fetched. */
  get(event: TownEvent, address: string, caller: AssistantCaller, response: ServerResponse): Promise<AgendaSummary> {
    const [now, key] = [performance.now(), JSON.stringify(event)];
    for (const [old, { until }] of this.cache) if (until <= now || this.cache.size > MAX_CACHED_SUMMARIES) this.cache.delete(old);
    const cacheEntry = this.cache.get(key);
    if (cacheEntry) return cacheEntry.summary;
    const summary = this.read(event, address, caller, response);
    this.cache.set(key, { until: now + CACHE_TTL_MS, summary });
    summary.catch(() => this.cache.delete(key));
    return summary;
  }

  private async read(
    event: TownEvent,
    address: string,
    caller: AssistantCaller,
    response: ServerResponse,
  ): Promise<AgendaSummary> {
    const bytes = isLocalUrl(address)
      ? await this.fetchOwn(address)
      : await this.agendas.fetch(address, normalizeIp(caller.ip), response);
    const items = parseAgendaItems(await this.reader.read(bytes));
    const committee = event.subOrganization ?? event.organization;
    if (items.length === 0) return { hasSummary: false, summary: '', committee, source: 'rules' };
    return { hasSummary: true, committee, ...(await this.telling.writeForAgenda(event, items, bytes, caller)) };
  }

  /** Only our own PDFs: any other of our addresses could call this one again. */
  private async fetchOwn(address: string): Promise<Buffer> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const paper = PAPER_PATH.test(address) ? await server.inject({ method: 'GET', url: address }) : undefined;
    if (paper?.statusCode !== 200) throw new BadGatewayException('The agenda could not be fetched.');
    return paper.rawPayload;
  }
}

const PAPER_PATH = /^\/api\/papers\/[\w-]+\.pdf$/;
