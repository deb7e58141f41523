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

/** Asks a geocoder once for every address without coordinates. If that fails, the fact is parked and retried. */
@Injectable()
export class AddressLocator implements Reactor, OnModuleDestroy {
  readonly name = 'locate-addresses';
  readonly from = 'beginning';
  readonly on = {
    EventPublished: (fact: Recorded) => this.noteAddress(fact, (fact as Recorded<EventPublished>).data.content),
    EventRevised: (fact: Recorded) => this.noteAddress(fact, contentOf(fact as Recorded<EventRevised>)),
    AddressNoted: (fact: Recorded) => this.locate(fact as Recorded<AddressNoted>),
  };
  private readonly shutdown = Promise.withResolvers<never>();

  constructor(
    private readonly geocoder: Geocoder,
    private readonly commands: Commands,
    private readonly town: TownSettings,
  ) {
    this.shutdown.promise.catch(() => {});
  }

  /** Shutting down does not wait for an answer. */
  onModuleDestroy() {
    this.shutdown.reject(new Error('The process ended before the geocoder answered.'));
  }

  private async noteAddress(fact: Recorded, { address, coordinates }: AddressContent) {
    if (address && !coordinates) await this.commands.issueBecauseOf(fact, this.name, NoteAddress, { address });
  }

  private async locate(noted: Recorded<AddressNoted>) {
    const { address } = noted.data;
    const spot = await Promise.race([this.geocoder.locate(this.addTown(address)), this.shutdown.promise]);
    await this.commands.issueBecauseOf(noted, this.name, LocateAddress, { address, spot });
  }

  private addTown(address: string) {
    const { name, state } = this.town;
    return address.includes(',') ? address : [address, name, state].filter(Boolean).join(', ');
  }
}

type AddressContent = Pick<CatalogueContent, 'address' | 'coordinates'>;

const contentOf = ({ data: { changes } }: Recorded<EventRevised>): AddressContent =>
  ({ address: changes['address']?.to, coordinates: changes['coordinates']?.to }) as AddressContent;
