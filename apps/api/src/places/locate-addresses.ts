import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  type AddressNoted,
  type CatalogueContent,
  type EventPublished,
  type EventRevised,
  LocateAddress,
  NoteAddress,
} from '#libs/domain';
import type { Reactor, Recorded } from '#libs/event-sourcing';
import { Geocoder } from '#libs/integrations';
import { Commands } from '../commands/commands';
import { TownSettings } from '../settings/town-settings';

/**
 * Notes each address whose publisher does not say where it is, and asks a geocoder about it: once, behind everybody's back. While
 * nobody answers, the address waits among what reactors put aside.
 */
@Injectable()
export class LocateAddresses implements Reactor, OnModuleDestroy {
  readonly name = 'locate-addresses';
  readonly from = 'beginning';
  readonly on = {
    EventPublished: (fact: Recorded) => this.note(fact, (fact as Recorded<EventPublished>).data.content),
    EventRevised: (fact: Recorded) => this.note(fact, toldBy(fact as Recorded<EventRevised>)),
    AddressNoted: (fact: Recorded) => this.locate(fact as Recorded<AddressNoted>),
  };
  private readonly closing = Promise.withResolvers<never>();

  constructor(
    private readonly geocoder: Geocoder,
    private readonly commands: Commands,
    private readonly town: TownSettings,
  ) {
    this.closing.promise.catch(() => {});
  }

  /** Nobody who stops this process waits for somebody else's answer. */
  onModuleDestroy() {
    this.closing.reject(new Error('The process ended before the geocoder answered.'));
  }

  private async note(fact: Recorded, { address, coordinates }: Where) {
    if (address && !coordinates) await this.commands.issueBecauseOf(fact, this.name, NoteAddress, { address });
  }

  private async locate(noted: Recorded<AddressNoted>) {
    const { address } = noted.data;
    const spot = await Promise.race([this.geocoder.locate(this.inTown(address)), this.closing.promise]);
    await this.commands.issueBecauseOf(noted, this.name, LocateAddress, { address, spot });
  }

  /** Who writes no town means this one. */
  private inTown(address: string) {
    const { name, state } = this.town;
    return address.includes(',') ? address : [address, name, state].filter(Boolean).join(', ');
  }
}

type Where = Pick<CatalogueContent, 'address' | 'coordinates'>;

const toldBy = ({ data: { changes } }: Recorded<EventRevised>): Where =>
  ({ address: changes['address']?.to, coordinates: changes['coordinates']?.to }) as Where;
