import type { ServerResponse } from 'node:http';
import { BadGatewayException, Injectable } from '@nestjs/common';
import { Outside } from '#libs/integrations';
import { Busy } from '../http/busy';

const BOUNDS = { mostBytes: 10 * 1024 * 1024, withinMs: 10_000 };
/** Agendas in memory, whether they are being fetched or being taken. */
const MOST_AT_ONCE = 8;
/** Of those: that one person takes, and that one publisher keeps us waiting for. */
const MOST_OF_ONE = 2;

/**
 * Fetches agendas from those who publish them: one at a time of each, never so many that they fill the memory, and never so
 * many for one person or from one publisher that others get none.
 */
@Injectable()
export class Agendas {
  private readonly agendas = new Set<Agenda>();

  constructor(private readonly outside: Outside) {}

  /** The bytes of a PDF for somebody at `client`. They count until they are taken: until `answer` is closed. Throws `Busy`. */
  fetch(address: string, client: string, answer: ServerResponse): Promise<Buffer> {
    if (answer.destroyed) throw new Busy(BUSY);
    const readers = [...this.agendas].flatMap((agenda) => [...agenda.readers.values()]);
    if (readers.filter((reader) => reader === client).length >= MOST_OF_ONE) throw new Busy(BUSY);
    const agenda = this.underWay().find((one) => one.address === address) ?? this.begin(address);
    agenda.readers.set(answer, client);
    answer.once('close', () => {
      agenda.readers.delete(answer);
      this.forget(agenda);
    });
    return agenda.bytes;
  }

  private begin(address: string): Agenda {
    const host = hostOf(address);
    const ofHost = this.underWay().filter((agenda) => agenda.host === host);
    if (this.agendas.size >= MOST_AT_ONCE || ofHost.length >= MOST_OF_ONE) throw new Busy(BUSY);
    const bytes = this.pdfAt(address).finally(() => {
      agenda.isFetched = true;
      this.forget(agenda);
    });
    const agenda: Agenda = { address, host, bytes, readers: new Map(), isFetched: false };
    this.agendas.add(agenda);
    return agenda;
  }

  private underWay() {
    return [...this.agendas].filter((agenda) => !agenda.isFetched);
  }

  private forget(agenda: Agenda) {
    if (agenda.isFetched && agenda.readers.size === 0) this.agendas.delete(agenda);
  }

  /** Whatever went wrong is told alike: nobody learns from us what stands at an address that only we can reach. */
  private async pdfAt(address: string): Promise<Buffer> {
    const fetched = await this.outside.fetch(address, BOUNDS).catch(() => undefined);
    if (!fetched || !PDF.test(fetched.type) || !fetched.bytes.subarray(0, MAGIC.length).equals(MAGIC))
      throw new BadGatewayException('The agenda could not be fetched from its organization.');
    return fetched.bytes;
  }
}

type Agenda = {
  readonly address: string;
  readonly host: string;
  readonly bytes: Promise<Buffer>;
  /** Who takes it. */
  readonly readers: Map<ServerResponse, string>;
  isFetched: boolean;
};

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

const BUSY = 'Others are fetching agendas. Try again.';

const PDF = /^application\/pdf\s*(;|$)/i;

const MAGIC = Buffer.from('%PDF-');
