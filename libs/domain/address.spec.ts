import { specFor } from '#libs/event-sourcing/testing';
import { type AddressEvent, address, addressKey } from './address';

const { given } = specFor(address);

const mill = '12 River Road, Moorestown, NJ 08057';
const spot = { latitude: 39.97, longitude: -74.95, formattedAddress: '12 RIVER RD, MOORESTOWN, NJ, 08057' };
const noted: AddressEvent = { type: 'AddressNoted', data: { address: mill } };
const located: AddressEvent = { type: 'AddressLocated', data: { address: mill, ...spot } };
const notFound: AddressEvent = { type: 'AddressNotFound', data: { address: mill } };

const note = { type: 'NoteAddress' as const, data: { address: mill } };
const locate = (found: typeof spot | null) => ({ type: 'LocateAddress' as const, data: { address: mill, spot: found } });

describe('an address', () => {
  it('is noted once, however many events take place there', () => {
    given().when(note).then(noted);
    given(noted).when(note).thenNothing();
    given(noted, located).when(note).thenNothing();
  });

  it('is where the geocoder says it is, or nowhere', () => {
    given(noted).when(locate(spot)).then(located);
    given(noted).when(locate(null)).then(notFound);
  });

  it('is located once: the first answer holds', () => {
    given(noted, located).when(locate(null)).thenNothing();
    given(noted, notFound).when(locate(spot)).thenNothing();
  });

  it.each([
    '  12 river  road, MOORESTOWN, NJ 08057 ',
    '12\u00a0River Road,\tMoorestown,\r\nNJ\u200b 08057\u0000',
    '１２ River Road, Moorestown, NJ 08057',
  ])('is the same one however it is spaced and capitalized: %j', (written) => expect(addressKey(written)).toBe(addressKey(mill)));

  it('is another one under another number', () => {
    expect(addressKey('21 River Road, Moorestown, NJ 08057')).not.toBe(addressKey(mill));
  });
});
