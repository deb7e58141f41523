import { memoize, memoizeLast } from './memoize';

const counting = (most?: number) => {
  const questions: string[] = [];
  const answer = memoize((question: string): number | null => {
    questions.push(question);
    return question.length || null;
  }, most);
  return { answer, questions };
};

describe('a function that remembers', () => {
  it('works each answer out once, an answer of null too', () => {
    const { answer, questions } = counting();
    expect(['day', '', 'day', '', 'days'].map(answer)).toEqual([3, null, 3, null, 4]);
    expect(questions).toEqual(['day', '', 'days']);
  });

  it('starts afresh rather than grow without end', () => {
    const { answer, questions } = counting(2);
    expect(['a', 'bb', 'ccc', 'a'].map(answer)).toEqual([1, 2, 3, 1]);
    expect(questions).toEqual(['a', 'bb', 'ccc', 'a']);
  });

  it('of the last text only, reads it again behind another one', () => {
    const texts: string[] = [];
    const measure = memoizeLast((text) => {
      texts.push(text);
      return text.length || undefined;
    });
    expect(['day', 'day', '', '', 'day'].map(measure)).toEqual([3, 3, undefined, undefined, 3]);
    expect(texts).toEqual(['day', '', 'day']);
  });
});
