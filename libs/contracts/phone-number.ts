export const MIN_PHONE_DIGITS = 10;
export const MAX_PHONE_DIGITS = 15;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** True for 10 to 15 digits with any separators. */
export const isPhoneNumber = (text: string): boolean => {
  const { length } = digitsOf(text);
  return length >= MIN_PHONE_DIGITS && length <= MAX_PHONE_DIGITS;
};

/** Digits with the country code, without a plus. Ten digits without a plus are a domestic number. */
export const toInternationalDigits = (text: string): string => {
  const digits = digitsOf(text);
  return digits.length === MIN_PHONE_DIGITS && !text.trim().startsWith('+') ? `${COUNTRY_CODE}${digits}` : digits;
};

export const formatPhoneNumber = (text: string): string => {
  const digits = toInternationalDigits(text);
  const [, area, exchange, line] = DOMESTIC_NUMBER.exec(digits) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : `+${digits}`;
};

const COUNTRY_CODE = '1';

const DOMESTIC_NUMBER = /^1(\d{3})(\d{3})(\d{4})$/;
