import { createHash } from 'node:crypto';
import { command, type DomainEvent, decider } from '#libs/event-sourcing';

/** Events take place here, and nobody has said where that is. */
export type AddressNoted = DomainEvent<'AddressNoted', { address: string }>;
/** In degrees. */
export type AddressLocated = DomainEvent<'AddressLocated', { address: string } & Spot>;
/** Who knows addresses knows none like it. */
export type AddressNotFound = DomainEvent<'AddressNotFound', { address: string }>;
export type AddressEvent = AddressNoted | AddressLocated | AddressNotFound;

export class NoteAddress extends command('NoteAddress')<{ address: string }> {}
/** `spot` is what a geocoder answered, null for nothing. */
export class LocateAddress extends command('LocateAddress')<{ address: string; spot: Spot | null }> {}
export type AddressCommand = NoteAddress | LocateAddress;

type Spot = Readonly<{ latitude: number; longitude: number; formattedAddress: string }>;

/** One address, however it is spaced and capitalized. A geocoder is asked about it once, and its answer holds for ever. */
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

/** Under which an address is known, whoever writes it: however it is spaced and capitalized. */
export const addressKey = (address: string): string => createHash('sha256').update(plain(address)).digest('hex');

const plain = (address: string) =>
  address
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
