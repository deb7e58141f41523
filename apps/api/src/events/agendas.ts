import type { ServerResponse } from 'node:http';
import { BadGatewayException, Injectable } from '@nestjs/common';
import { HttpClient } from '#libs/integrations';
import { ServerBusy } from '../http/server-busy';

const BOUNDS = { maxBytes: 10 * 1024 * 1024, timeoutMs: 10_000 };
const MAX_AGENDAS = 8;
const MAX_AGENDAS_PER_PARTY = 2;

/** Bounded in memory, per client and per host: no client or slow publisher blocks the others. */
@Injectable()
export class Agendas {
  private readonly agendas = new Set<Agenda>();

  constructor(private readonly outside: HttpClient) {}

  /** The agenda counts for `client` until `response` is closed. Throws `ServerBusy`. */
  fetch(address: string, client: string, response: ServerResponse): Promise<Buffer> {
    if (response.destroyed) throw new ServerBusy(BUSY);
    const readers = [...this.agendas].flatMap((agenda) => [...agenda.readers.values()]);
    if (readers.filter((reader) => reader === client).length >= MAX_AGENDAS_PER_PARTY) throw new ServerBusy(BUSY);
    const agenda = this.running().find((one) => one.address === address) ?? this.start(address);
    agenda.readers.set(response, client);
    response.once('close', () => {
      agenda.readers.delete(response);
      this.release(agenda);
    });
    return agenda.bytes;
  }

  private start(address: string): Agenda {
    const host = hostOf(address);
    const ofHost = this.running().filter((agenda) => agenda.host === host);
    if (this.agendas.size >= MAX_AGENDAS || ofHost.length >= MAX_AGENDAS_PER_PARTY) throw new ServerBusy(BUSY);
    const bytes = this.fetchPdf(address).finally(() => {
      agenda.isFetched = true;
      this.release(agenda);
    });
    const agenda: Agenda = { address, host, bytes, readers: new Map(), isFetched: false };
    this.agendas.add(agenda);
    return agenda;
  }

  private running() {
    return [...this.agendas].filter((agenda) => !agenda.isFetched);
  }

  private release(agenda: Agenda) {
    if (agenda.isFetched && agenda.readers.size === 0) this.agendas.delete(agenda);
  }

  /** All failures give the same message: callers must not learn what is at an address that only this server can reach. */
  private async fetchPdf(address: string): Promise<Buffer> {
    const fetched = await this.outside.fetch(address, BOUNDS).catch(() => undefined);
    if (!fetched || !PDF_TYPE.test(fetched.type) || !fetched.bytes.subarray(0, PDF_MAGIC.length).equals(PDF_MAGIC))
      throw new BadGatewayException('The agenda could not be fetched from its organization.');
    return fetched.bytes;
  }
}

type Agenda = {
  readonly address: string;
  readonly host: string;
  readonly bytes: Promise<Buffer>;
  readonly readers: Map<ServerResponse, string>;
  isFetched: boolean;
};

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

const BUSY = 'Too many agendas are being fetched. Try again in a moment.';

const PDF_TYPE = /^application\/pdf\s*(;|$)/i;

const PDF_MAGIC = Buffer.from('%PDF-');
