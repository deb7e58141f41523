import { decode, toUtf8 } from './decode';

describe('decoding', () => {
  it('reads UTF-8, without its mark', () => {
    expect(decode(Buffer.from('\uFEFFSUMMARY:Fête 🎉'))).toBe('SUMMARY:Fête 🎉');
  });

  it('reads the quotes and accents of an old Windows program', () => {
    expect(decode(Buffer.from([0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x20, 0x96, 0x20, 0x80, 0x35]))).toBe('“Café” – €5');
  });

  it('reads both where a publisher pasted them into one line', () => {
    expect(decode(Buffer.concat([Buffer.from('Fête, caf'), Buffer.from([0xe9]), Buffer.from(' “free”')]))).toBe(
      'Fête, café “free”',
    );
  });

  it('does not let one broken line touch another', () => {
    expect(decode(Buffer.concat([Buffer.from([0xc3, 0x0a]), Buffer.from('Ünlü\nŁódź')]))).toBe('Ã\nÜnlü\nŁódź');
  });

  it('reads UTF-16 by its mark', () => {
    expect(decode(toUtf8(Buffer.from('\uFEFFSUMMARY:Fête', 'utf16le')))).toBe('SUMMARY:Fête');
  });
});
