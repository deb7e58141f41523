export type ByteRange = Readonly<{ from: number; to: number }>;

/** Returns 'all' for no, several or malformed ranges, 'none' for bytes that do not exist. */
export const parseByteRange = (header: string | undefined, size: number): ByteRange | 'all' | 'none' => {
  const [, first, last] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  if (first === '') return clipRange(size - Math.min(Number(last), size), size - 1, size);
  if (last !== '' && Number(last) < Number(first)) return 'all';
  return clipRange(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size);
};

const clipRange = (from: number, to: number, size: number) => (from < size ? { from, to } : 'none');
