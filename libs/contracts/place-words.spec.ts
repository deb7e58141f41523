import { dialWords, placeWords, whereWords } from './place-words';

const onlineUrl = 'https://zoom.example/j/1';

describe('The words for a place', () => {
  it.each([
    [{ location: 'Mill Hall' }, 'Mill Hall'],
    [{ location: 'Mill Hall, https://mill.example' }, 'Mill Hall, https://mill.example'],
    [{ location: 'Mill Hall', onlineUrl }, 'Mill Hall'],
    [{ location: onlineUrl, onlineUrl }, ''],
    [{ location: `Zoom (${onlineUrl}).`, onlineUrl }, 'Zoom'],
    [{ location: `Online: <${onlineUrl}>`, onlineUrl }, 'Online'],
    [{ onlineUrl }, ''],
    [{ location: 'Mill Hall (25)', onlineUrl }, 'Mill Hall (25)'],
    [{ location: `Mill Hall (25) ${onlineUrl}`, onlineUrl }, 'Mill Hall (25)'],
    [{ location: `Zoom ${onlineUrl}, Meeting ID: 123 456, Passcode: TEA`, onlineUrl }, 'Zoom'],
    [{ location: `${onlineUrl}, +1 609 555 0100, +1 609 555 0101`, onlineUrl }, ''],
    [{ location: 'Mill Hall, 12 River Road, or dial (609) 555-0100', onlineUrl }, 'Mill Hall, 12 River Road'],
    [{ location: 'Mill Hall, 609-555-0100' }, 'Mill Hall, 609-555-0100'],
    [{}, ''],
  ])('%j are “%s”', (event, words) => expect(placeWords(event)).toBe(words));

  it('are told apart from those for who dials', () => {
    expect(dialWords({ location: `Zoom ${onlineUrl}, Meeting ID: 123 456`, onlineUrl })).toBe('Meeting ID: 123 456');
    expect(dialWords({ location: `${onlineUrl}, +1 609 555 0100, +1 609 555 0101`, onlineUrl })).toBe(
      '+1 609 555 0100, +1 609 555 0101',
    );
    expect(dialWords({ location: 'Mill Hall', onlineUrl })).toBe('');
    expect(dialWords({ location: 'Mill Hall, 609-555-0100' })).toBe('');
  });

  it('say that it is online where nothing else is told', () => {
    expect(whereWords({ onlineUrl, location: onlineUrl })).toBe('Online');
    expect(whereWords({ onlineUrl, address: '7 Mill Road' })).toBe('7 Mill Road');
    expect(whereWords({})).toBe('');
  });
});
