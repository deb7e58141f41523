import { decode } from './decode';
import { unfold } from './unfold';

const unfolded = (text: string | Uint8Array): string => decode(unfold(Buffer.from(text)));

describe('unfolding a calendar file', () => {
  it('joins what a publisher folded, whether with a space or a tab', () => {
    expect(unfolded('SUMMARY:Story\r\n  time for\r\n\t all\r\nEND:VEVENT\r\n')).toBe('SUMMARY:Story time for all\nEND:VEVENT\n');
  });

  it('joins a letter that was folded in its middle', () => {
    const [first, second] = Buffer.from('é');
    expect(unfolded(Buffer.from([...Buffer.from('SUMMARY:Caf'), first!, 13, 10, 32, second!, 10]))).toBe('SUMMARY:Café\n');
  });

  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRCRLF', '\r\r\n'],
  ])('takes %s for the end of a line', (_, end) => {
    expect(unfolded(`SUMMARY:Yard${end}  sale${end}UID:1${end}`)).toBe('SUMMARY:Yard sale\nUID:1\n');
  });

  it('does not join the beginning of an indented file to what stands before it', () => {
    expect(unfolded('\t\t\n\t\tBEGIN:VCALENDAR\r\nVERSION:2.0\r\n  BEGIN:VEVENT\r\n')).toBe(
      '\t\t\t\tBEGIN:VCALENDAR\nVERSION:2.0\n  BEGIN:VEVENT\n'.replace('\t\t\t\t', '\t\t\n\t\t'),
    );
  });

  it('joins a continuation that merely speaks of a beginning', () => {
    expect(unfolded('DESCRIPTION:All\n  BEGIN:VEVENT lines\n')).toBe('DESCRIPTION:All BEGIN:VEVENT lines\n');
  });
});
