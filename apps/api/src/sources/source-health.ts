import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { isWeb } from '#libs/contracts';
import { ReadModels } from '#libs/event-sourcing';
import { sources } from '#projections';
import { type SourceCheck, SourceChecks } from '../events/source-checks';
import { SourceAddresses } from './source-addresses';
import { SourceNotes } from './source-note';
import { Sources } from './sources';
import { textOf } from './validators';

/** What residents are told of where an event comes from. */
@Injectable()
export class SourceHealth extends SourceChecks {
  constructor(
    private readonly readModels: ReadModels,
    private readonly notes: SourceNotes,
    private readonly known: Sources,
    private readonly addresses: SourceAddresses,
  ) {
    super();
  }

  /**
   * Of each of these sources that was ever checked. `now` is in milliseconds of the system's clock, by which sources are checked. What was
   * imported by hand or was removed is never stale: nobody promised to look again.
   */
  async of(ids: readonly string[], now?: number): Promise<ReadonlyMap<string, SourceCheck>> {
    const [found, notes] = await Promise.all([
      this.readModels.getMany(sources, ids),
      Promise.all(ids.map((id) => this.notes.of(id))),
    ]);
    const opened = await Promise.all(found.map((source) => source && this.addresses.opened(source)));
    const checks = notes.map((note, nth) => {
      const source = opened[nth];
      const host = source && publicHost(source.address);
      return {
        ...(note.checkedAt && { checkedAt: note.checkedAt }),
        isStale: source !== undefined && this.known.standing(source, note, now).isStale,
        ...(source?.address && { file: textOf({ address: source.address }) }),
        ...(host && { host }),
      };
    });
    return new Map(ids.map((id, nth) => [id, checks[nth]!]));
  }
}

/** The name of a server on the web; nothing of an address in numbers, or of a name that only our own network knows. */
const publicHost = (address: string): string | undefined => {
  if (!isWeb(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return hostname.includes('.') && isIP(hostname) === 0 ? hostname : undefined;
};
