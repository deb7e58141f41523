import { wordsOf } from './words';

describe('The words of a title', () => {
  it.each([
    ['10 km Run', '10-K Run'],
    ['Flu Shots', 'Flu Vaccine'],
    ['COVID Booster Shot', 'COVID Booster Vaccine'],
    ['Eid ul-Fitr', 'Eid al-Fitr'],
    ['Fern Co. Fair', 'Fern County Fair'],
    ['Pre-Teen Lab', 'Tween Lab'],
    ['Dia de los Reyes', 'Three Kings'],
    ['Reunión del Concejo', 'Meeting del Concejo'],
  ])('are one in both spellings: %s, %s', (a, b) => {
    expect(wordsOf(a)).toEqual(wordsOf(b));
  });

  it.each([
    ['10 K-Pop Dancers', ['10', 'k', 'pop', 'dancers']],
    ['Geo Treasure Hunt', ['geo', 'treasure', 'hunt']],
    ['Fern Paper Co. Picnic', ['fern', 'paper', 'co', 'picnic']],
    ['Fern Fire Co. Fair', ['fern', 'fire', 'co', 'fair']],
    ['Class Reunion', ['class', 'reunion']],
    ['All-Star Party', ['all', 'star', 'party']],
    ['Ann Reyes and Noel Hart', ['ann', 'reyes', 'and', 'noel', 'hart']],
    ['Basketball Shot Clinic', ['basketball', 'shot', 'clinic']],
  ])('stay apart where they mean something else: %s', (title, words) => {
    expect(wordsOf(title)).toEqual(words);
  });
});
