import fc from 'fast-check';
import { parseMessage } from './protobuf';

describe('A message that was cut off', () => {
  it('is an error or shorter, and is read to its end', () => {
    expect(() => parseMessage(Buffer.from([0x08, 0x80]))).toThrow('cut off');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        try {
          parseMessage(Buffer.from(bytes));
        } catch (error) {
          expect((error as Error).message).toBe('The message is cut off.');
        }
      }),
    );
  });
});
