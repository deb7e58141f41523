/** 'twenty-one'; from a hundred on in digits, which every voice reads well enough. */
export const cardinal = (number: number): string => {
  if (number >= 100) return String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return number < ONES.length ? ONES[number]! : [TENS[tens], ones && ONES[ones]].filter(Boolean).join('-');
};

/** 'twenty-first', below a hundred. */
export const ordinal = (number: number): string =>
  cardinal(number).replace(/[a-z]+$/, (last) => UNLIKE[last] ?? `${last.replace(/y$/, 'ie')}th`);

const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const UNLIKE: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
