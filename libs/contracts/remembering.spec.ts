import { memoize } from './memoize';

const counting = (most?: number) => {
  const asked: string[] = [];
  const answer = memoize((question: string): number | null => {
    asked.push(question);
    return question.length || null;
  }, most);
  return { answer, asked };
};

describe('a function that remembers', () => {
  it('works each answer out once, an answer of null too', () => {
    const { answer, asked } = counting();
    expect(['day', '', 'day', '', 'days'].map(answer)).toEqual([3, null, 3, null, 4]);
    expect(asked).toEqual(['day', '', 'days']);
  });

  it('starts afresh rather than grow without end', () => {
    const { answer, asked } = counting(2);
    expect(['a', 'bb', 'ccc', 'a'].map(answer)).toEqual([1, 2, 3, 1]);
    expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
  });
});
