/** 'twenty-one'; digits from 100 on, which voices read well. */
export const toCardinalWords = (number: number): string => {
  if (number >= 100) return String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return number < ONES.length ? ONES[number]! : [TENS[tens], ones && ONES[ones]].filter(Boolean).join('-');
};

export const toOrdinalWords = (number: number): string =>
  toCardinalWords(number).replace(/[a-z]+$/, (last) => IRREGULAR_ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`);

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
