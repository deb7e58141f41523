import { formatDialIn, formatPlace, formatWhere } from './place-text';

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
    [{ location: 'zoom.example/j/1', onlineUrl }, ''],
    [{ location: 'Zoom: zoom.example/j/1', onlineUrl }, 'Zoom'],
    [{ location: 'Zoom (zoom.example/j/1).', onlineUrl }, 'Zoom'],
    [{ location: 'zoom.example/j/1.', onlineUrl }, ''],
    [{ location: 'Mill Hall (25)', onlineUrl }, 'Mill Hall (25)'],
    [{ location: `Mill Hall (25) ${onlineUrl}`, onlineUrl }, 'Mill Hall (25)'],
    [{ location: `Zoom ${onlineUrl}, Meeting ID: 123 456, Passcode: TEA`, onlineUrl }, 'Zoom'],
    [{ location: `${onlineUrl}, +1 609 555 0100, +1 609 555 0101`, onlineUrl }, ''],
    [{ location: 'Mill Hall, 12 River Road, or dial (609) 555-0100', onlineUrl }, 'Mill Hall, 12 River Road'],
    [{ location: 'Mill Hall, 609-555-0100' }, 'Mill Hall, 609-555-0100'],
    [{}, ''],
  ])('%j are “%s”', (event, words) => expect(formatPlace(event)).toBe(words));

  it('are told apart from those for who dials', () => {
    expect(formatDialIn({ location: `Zoom ${onlineUrl}, Meeting ID: 123 456`, onlineUrl })).toBe('Meeting ID: 123 456');
    expect(formatDialIn({ location: `${onlineUrl}, +1 609 555 0100, +1 609 555 0101`, onlineUrl })).toBe(
      '+1 609 555 0100, +1 609 555 0101',
    );
    expect(formatDialIn({ location: 'Mill Hall', onlineUrl })).toBe('');
    expect(formatDialIn({ location: 'Mill Hall, 609-555-0100' })).toBe('');
  });

  it('say that it is online where nothing else is told', () => {
    expect(formatWhere({ onlineUrl, location: onlineUrl })).toBe('Online');
    expect(formatWhere({ onlineUrl, address: '7 Mill Road' })).toBe('7 Mill Road');
    expect(formatWhere({})).toBe('');
  });
});
