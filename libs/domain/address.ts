import { createHash } from 'node:crypto';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';

/** Events are held at this address, and its coordinates are unknown. */
export type AddressNoted = DomainEvent<'AddressNoted', { address: string }>;
export type AddressLocated = DomainEvent<'AddressLocated', { address: string } & GeocodedAddress>;
export type AddressNotFound = DomainEvent<'AddressNotFound', { address: string }>;
export type AddressEvent = AddressNoted | AddressLocated | AddressNotFound;

export class NoteAddress extends command('NoteAddress')<{ address: string }> {}
/** `spot` is the geocoder's answer, null if it found nothing. */
export class LocateAddress extends command('LocateAddress')<{ address: string; spot: GeocodedAddress | null }> {}
export type AddressCommand = NoteAddress | LocateAddress;

type GeocodedAddress = Readonly<{ latitude: number; longitude: number; formattedAddress: string }>;

/** One address in any spacing and letter case. The geocoder is asked once, and its answer is final. */
export const address = decider<'unknown' | 'noted' | 'answered', AddressCommand, AddressEvent>({
  stream: 'address',
  identify: ({ address }) => addressKey(address),
  initialState: 'unknown',
  decide: {
    NoteAddress: ({ address }, state) => (state === 'unknown' ? [{ type: 'AddressNoted', data: { address } }] : []),
    LocateAddress: ({ address, spot }, state) =>
      state === 'answered'
        ? []
        : [spot ? { type: 'AddressLocated', data: { address, ...spot } } : { type: 'AddressNotFound', data: { address } }],
  },
  evolve: {
    AddressNoted: () => 'noted',
    AddressLocated: () => 'answered',
    AddressNotFound: () => 'answered',
  },
});

export const addressKey = (address: string): string => createHash('sha256').update(normalizeAddress(address)).digest('hex');

const normalizeAddress = (address: string) =>
  address
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
