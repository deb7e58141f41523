import { BadGatewayException, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { Outside } from '#libs/integrations';

const BOUNDS = { mostBytes: 10 * 1024 * 1024, withinMs: 30_000 };
const MOST_AT_ONCE = 8;

/** Fetches agendas from those who publish them: one at a time of each, and never so many that they fill the memory. */
@Injectable()
export class Agendas {
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(private readonly outside: Outside) {}

  /** The bytes of a PDF. */
  fetch(address: string): Promise<Buffer> {
    const known = this.underWay.get(address);
    if (known) return known;
    if (this.underWay.size >= MOST_AT_ONCE) throw new ServiceUnavailableException('Others are fetching agendas. Try again.');
    const fetched = this.pdfAt(address).finally(() => this.underWay.delete(address));
    this.underWay.set(address, fetched);
    return fetched;
  }

  /** Whatever went wrong is told alike: nobody learns from us what stands at an address that only we can reach. */
  private async pdfAt(address: string): Promise<Buffer> {
    const fetched = await this.outside.fetch(address, BOUNDS).catch(() => undefined);
    if (!fetched || !PDF.test(fetched.type) || !fetched.bytes.subarray(0, MAGIC.length).equals(MAGIC))
      throw new BadGatewayException('The agenda could not be had from its organization.');
    return fetched.bytes;
  }
}

const PDF = /^application\/pdf\s*(;|$)/i;

const MAGIC = Buffer.from('%PDF-');
