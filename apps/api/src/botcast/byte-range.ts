/** The first and the last byte. */
export type ByteRange = Readonly<{ from: number; to: number }>;

/**
 * Which bytes of so many a `Range` asks for; 'all' where it asks for none, for several parts, or in words that are none of HTTP,
 * and 'none' where there are no such bytes.
 */
export const byteRange = (asked: string | undefined, size: number): ByteRange | 'all' | 'none' => {
  const [, first, last] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(asked ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  if (first === '') return within(size - Math.min(Number(last), size), size - 1, size);
  if (last !== '' && Number(last) < Number(first)) return 'all';
  return within(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size);
};

const within = (from: number, to: number, size: number) => (from < size ? { from, to } : 'none');
