// The wire format of protocol buffers. The client's generated classes take several times as long.

const [VARINT, FIXED_64, BYTES, FIXED_32] = [0, 1, 2, 5];

export const bytesField = (field: number, ...parts: readonly Uint8Array[]): Buffer => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([Buffer.from([(field << 3) | BYTES, ...varint(length)]), ...parts]);
};

export const textField = (field: number, text: string): Buffer => bytesField(field, Buffer.from(text));

export const numberField = (field: number, value: number): Buffer => Buffer.from([(field << 3) | VARINT, ...varint(value)]);

/** By field. A part is a text, bytes or another message. A number over 2^53 is not exact. */
export type Message = Readonly<{ numbers: readonly (number | undefined)[]; parts: readonly (readonly Buffer[] | undefined)[] }>;

export const parseMessage = (bytes: Buffer): Message => {
  const [numbers, parts]: [number[], Buffer[][]] = [[], []];
  let at = 0;
  const readVarint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      if (at >= bytes.length) throw new Error('The message is cut off.');
      const byte = bytes[at++]!;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const key = readVarint();
    const [field, type] = [key >>> 3, key & 7];
    if (type === VARINT) numbers[field] = readVarint();
    else if (type === BYTES) {
      const length = readVarint();
      parts[field] ??= [];
      parts[field].push(bytes.subarray(at, at + length));
      at += length;
    } else at += FIXED_LENGTHS[type]!;
  }
  return { numbers, parts };
};

const FIXED_LENGTHS: Readonly<Record<number, number>> = { [FIXED_32]: 4, [FIXED_64]: 8 };

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))];
