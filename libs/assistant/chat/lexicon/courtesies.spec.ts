import fc from 'fast-check';
import { COURTESY } from './courtesies';

const PIECES = [
  ...['thanks', 'thank you so much', 'perfect', 'got it', 'ok', 'great', 'nvm found it', "that's all i needed"],
  ...[
    'see you there',
    "we'll be there",
    'we will come',
    'ok well be there',
    'im going',
    'i am going',
    'count me in',
    "can't wait",
  ],
  ...["we'll check it out", 'ill tell my husband', 'i will let my mom know', "you've been a big help", 'i will call them'],
];

const QUESTIONS = [
  'what time is it',
  'where is that',
  'anything on sunday',
  'is it free',
  'the one after that',
  'and the next day',
];

describe('What a resident says at the end', () => {
  it('asks nothing, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }), (pieces) => {
        expect(COURTESY.test(pieces.join(', '))).toBe(true);
      }),
    );
  });

  it('asks something if a question stands beside it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PIECES), fc.constantFrom(...QUESTIONS), (piece, question) => {
        expect(COURTESY.test(`${piece}, ${question}`)).toBe(false);
      }),
    );
  });

  it.each([
    'im going to the parade, what time',
    'we are coming from out of town saturday',
    "i'll call them what is the number",
    'who will be there',
    'can i come',
    'i will tell my kids about the parade',
    'found it too late, is there another',
  ])('is no statement of another kind: %s', (message) => expect(COURTESY.test(message)).toBe(false));

  it('is read at once, however often it is said', () => {
    for (const piece of PIECES) expect(COURTESY.test(`${`${piece} `.repeat(60)}?x`)).toBe(false);
  });
});
