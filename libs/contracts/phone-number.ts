/** Of a telephone number, its digits. */
export const FEWEST_DIGITS = 10;
export const MOST_DIGITS = 15;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether it can be a number: 10 to 15 digits, however they are parted. */
export const isPhoneNumber = (text: string): boolean => {
  const { length } = digitsOf(text);
  return length >= FEWEST_DIGITS && length <= MOST_DIGITS;
};

/** The digits with the country's, without a plus: ten digits are a number of this country, unless a plus says whose they are. */
export const internationally = (text: string): string => {
  const digits = digitsOf(text);
  return digits.length === FEWEST_DIGITS && !text.trim().startsWith('+') ? `${COUNTRY}${digits}` : digits;
};

/** '(856) 555-0142'; of another country '+44 20 7946 0958' without its gaps. */
export const phoneInWords = (text: string): string => {
  const digits = internationally(text);
  const [, area, exchange, line] = OF_THIS_COUNTRY.exec(digits) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : `+${digits}`;
};

const COUNTRY = '1';

const OF_THIS_COUNTRY = /^1(\d{3})(\d{3})(\d{4})$/;
