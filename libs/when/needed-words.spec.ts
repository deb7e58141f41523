import { neededWordsOf } from './needed-words';

describe('the words that a pattern needs', () => {
  it.each([
    ['a word', /Day after tomorrow/i, [['day after tomorrow']]],
    ['letters that may be missing', /nights?off|x*y{0,2}z/, [['night', 'z']]],
    ['letters that may be several', /on+y{2}z/, [['on'], ['y'], ['z']]],
    ['each word of a sequence', /every \d+ weeks/, [['every '], [' weeks']]],
    ['one of several', /(?:mon(?:day)?|tue(?:s)?) (?<way>before|after)/, [['mon', 'tue'], [' '], ['before', 'after']]],
    ['the longest of each of several', /(?:a long-word|b [cd])/, [['a long-word', 'b ']]],
    ['nothing if one of several needs nothing', /(?:mon|\d)/, []],
    ['nothing of a group that may be missing', /(?:on )?(?:the )*\d/, []],
    ['words ahead and behind, but not absent ones', /(?<=by )(?<!for )\d(?= pm)(?! am)/, [['by '], [' pm']]],
    ['signs', /\d\/\d\.(?:-|–)[/)\]|]\u00c0\p{L}/u, [['/'], ['.'], ['-', '–']]],
    ['a group of its own', /(first) \1/, [['first'], [' ']]],
  ])('are read: %s', (_, pattern, needed) => {
    expect(neededWordsOf(pattern)).toEqual(needed);
  });
});
