import { wordsOf } from './words';

describe('The words of a title', () => {
  it.each([
    ['10 km Run', '10-K Run'],
    ['Flu Shots', 'Flu Vaccine'],
    ['COVID Booster Shot', 'COVID Booster Vaccine'],
    ['Eid ul-Fitr', 'Eid al-Fitr'],
  ])('are one in both spellings: %s, %s', (a, b) => {
    expect(wordsOf(a)).toEqual(wordsOf(b));
  });

  it.each([
    ['10 K-Pop Dancers', ['10', 'k', 'pop', 'dancers']],
    ['Geo Treasure Hunt', ['geo', 'treasure', 'hunt']],
    ['Basketball Shot Clinic', ['basketball', 'shot', 'clinic']],
  ])('stay apart where they mean something else: %s', (title, words) => {
    expect(wordsOf(title)).toEqual(words);
  });
});
