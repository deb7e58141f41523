import { parseAnswerBlocks } from './event-lines';

describe('An answer', () => {
  it('is paragraphs, and lists of the events that stand in lines of their own', () => {
    const text = [
      'Two events tonight, **Friday**:',
      '**6:00 PM** [Light Up Night](/event/7) Main Street',
      '**7:00 PM** [Fall play](/event/8)',
      '',
      '[Zoning Board](/event/9) is cancelled.',
    ].join('\n');
    expect(parseAnswerBlocks(text)).toEqual([
      { paragraph: [{ text: 'Two events tonight, ' }, { text: 'Friday', bold: true }, { text: ':' }] },
      {
        events: [
          { when: '6:00 PM', event: { text: 'Light Up Night', to: '/event/7' }, rest: [{ text: ' Main Street' }] },
          { when: '7:00 PM', event: { text: 'Fall play', to: '/event/8' }, rest: [] },
        ],
      },
      { paragraph: [{ text: 'Zoning Board', to: '/event/9' }, { text: ' is cancelled.' }] },
    ]);
  });

  it('that is still being written is drawn as far as it goes', () => {
    expect(parseAnswerBlocks('**6:00 PM** [Light')).toEqual([
      { paragraph: [{ text: '6:00 PM', bold: true }, { text: ' [Light' }] },
    ]);
    expect(parseAnswerBlocks('')).toEqual([]);
  });
});
