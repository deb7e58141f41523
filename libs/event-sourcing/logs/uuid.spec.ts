import fc from 'fast-check';
import { isUuid, uuidPart } from './uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

describe('A UUID', () => {
  it('is hexadecimal digits in five groups, in whatever case', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 40 }), fc.nat({ max: 2 }), fc.string({ unit: 'binary' }), (id, at, gone, other) => {
        const changed = id.slice(0, at) + other + id.slice(at + gone);
        for (const text of [id, id.toUpperCase(), changed, id.slice(0, at) + id.slice(at + 1)])
          expect(isUuid(text)).toBe(UUID.test(text));
      }),
    ));

  it('has the same part in whatever case, and another where one of its last digits is another', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 24, max: 35 }), (id, at) => {
        expect(uuidPart(id.toUpperCase())).toBe(uuidPart(id));
        expect(uuidPart(id)).toBe(Number.parseInt(id.slice(7, 8) + id.slice(24), 16));
        expect(uuidPart(`${id.slice(0, at)}${id[at] === '0' ? '1' : '0'}${id.slice(at + 1)}`)).not.toBe(uuidPart(id));
      }),
    ));

  it('has a part also where it is none', () => {
    for (const text of ['', 'x', 'é日'.repeat(20)]) expect(Number.isSafeInteger(uuidPart(text))).toBe(true);
  });
});
