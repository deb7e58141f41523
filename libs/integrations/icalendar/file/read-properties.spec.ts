import { readProperties, textOf } from './read-properties';

const read = (...lines: string[]) => {
  const problems: string[] = [];
  return { properties: readProperties(lines, (text) => problems.push(text)), problems };
};

describe('reading the properties of an event', () => {
  it('unescapes text and knows parameters in quotes', () => {
    const { properties } = read('LOCATION;ALTREP="cid:a;b:c":Town Hall\\, Room 2\\nUpstairs', 'CATEGORIES:Arts\\, crafts,Music');
    expect(textOf(properties, 'location')).toBe('Town Hall, Room 2\nUpstairs');
    expect(properties.get('categories')![0]!.values).toEqual(['Arts, crafts', 'Music']);
  });

  it('keeps the rest when a line is no property or is not well formed', () => {
    const { properties, problems } = read(
      'UID:1',
      'doors open at seven',
      'DTSTART;TZID="Eastern:20260101T100000',
      'SUMMARY:Concert',
      '',
    );
    expect([...properties.keys()]).toEqual(['uid', 'summary']);
    expect(problems).toEqual(['not a property: doors open at seven', expect.stringContaining('DTSTART is not well formed')]);
  });

  it('reads a rule in small letters with stray spaces', () => {
    expect(read('rrule:freq=weekly; byday=mo').properties.get('rrule')![0]!.values).toEqual([{ freq: 'WEEKLY', byday: 'MO' }]);
  });

  it('takes the first value that says something', () => {
    expect(textOf(read('SUMMARY:', 'SUMMARY:Concert', 'SUMMARY:Other').properties, 'summary')).toBe('Concert');
  });

  it('is not held up by a line of a hundred thousand parameters', () => {
    const { problems } = read(`DESCRIPTION${';A=B'.repeat(100_000)}:Text`);
    expect(problems).toEqual(['DESCRIPTION is not well formed: too many parameters']);
  });
});
