export type Place = { location?: string; address?: string };

/** 'The Mill, 12 River Road, Moorestown, NJ 08057, United States': the address begins with the house number. */
export const splitPlace = (text: string): Place => {
  const parts = text.split(SEPARATOR).map(toLine).filter(Boolean);
  if (parts.length > 1 && COUNTRY.test(parts.at(-1)!)) parts.pop();
  const location = parts.join(', ');
  const street = parts.findIndex((part) => STREET.test(part));
  if (location === '') return {};
  if (street < 0) return { location };
  return { location: parts.slice(0, street).join(', ') || location, address: parts.slice(street).join(', ') };
};

const SEPARATOR = /\s*[,;\n]\s*/;

const toLine = (part: string): string => part.replace(/\s+/g, ' ').trim();

const COUNTRY = /^(?:United States(?: of America)?|USA?|U\.S\.A?\.?)$/i;

/** '12 River Road', '12B Oak St', '12-14 Main'; not '1st floor', '1030 - Lecture Hall', '200 people'. */
const STREET = /^\d{1,6}[A-Za-z]?(?:-\d{1,6})?\s+(?=\p{L})(?!(?:and|or|to|people|seats|minutes|hours|years|days|tables?)\b)/iu;
