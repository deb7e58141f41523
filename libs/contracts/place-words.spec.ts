import { placeWords, whereWords } from './place-words';

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
    [{}, ''],
  ])('%j are “%s”', (event, words) => expect(placeWords(event)).toBe(words));

  it('say that it is online where nothing else is told', () => {
    expect(whereWords({ onlineUrl, location: onlineUrl })).toBe('Online');
    expect(whereWords({ onlineUrl, address: '7 Mill Road' })).toBe('7 Mill Road');
    expect(whereWords({})).toBe('');
  });
});
