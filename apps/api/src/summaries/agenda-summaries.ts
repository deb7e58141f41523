import type { ServerResponse } from 'node:http';
import { BadGatewayException, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyInstance } from 'fastify';
import { agendaItems } from '#libs/assistant';
import { type AgendaSummary, isOwnAddress, type TownEvent } from '#libs/contracts';
import { PdfReader } from '#libs/integrations';
import type { Asking } from '../assisted/assisted';
import { Agendas } from '../events/agendas';
import { Telling } from './telling';

/** By the system's clock, after which an agenda is fetched again. */
const KEPT_MS = 5 * 60_000;
const MOST = 200;

/** What meetings deal with, by the agendas that their organizations have published. Each is read once for all who ask. */
@Injectable()
export class AgendaSummaries {
  private readonly reader = new PdfReader();
  private readonly kept = new Map<string, { until: number; summary: Promise<AgendaSummary> }>();

  constructor(
    private readonly agendas: Agendas,
    private readonly telling: Telling,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Throws `Busy`, and BadGatewayException where the agenda cannot be had. */
  of(event: TownEvent, address: string, asking: Asking, answer: ServerResponse): Promise<AgendaSummary> {
    const [now, key] = [performance.now(), JSON.stringify(event)];
    for (const [old, { until }] of this.kept) if (until <= now || this.kept.size > MOST) this.kept.delete(old);
    const kept = this.kept.get(key);
    if (kept) return kept.summary;
    const summary = this.read(event, address, asking, answer);
    this.kept.set(key, { until: now + KEPT_MS, summary });
    summary.catch(() => this.kept.delete(key));
    return summary;
  }

  private async read(event: TownEvent, address: string, asking: Asking, answer: ServerResponse): Promise<AgendaSummary> {
    const bytes = isOwnAddress(address)
      ? await this.own(address)
      : await this.agendas.fetch(address, normalizeIp(asking.ip), answer);
    const items = agendaItems(await this.reader.read(bytes));
    const committee = event.subOrganization ?? event.organization;
    if (items.length === 0) return { hasSummary: false, summary: '', committee, source: 'rules' };
    return { hasSummary: true, committee, ...(await this.telling.ofAgenda(event, items, bytes, asking)) };
  }

  /** Only papers: any other of our addresses might ask us the same again. */
  private async own(address: string): Promise<Buffer> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const paper = PAPER.test(address) ? await server.inject({ method: 'GET', url: address }) : undefined;
    if (paper?.statusCode !== 200) throw new BadGatewayException('The agenda could not be fetched.');
    return paper.rawPayload;
  }
}

const PAPER = /^\/api\/papers\/[\w-]+\.pdf$/;
