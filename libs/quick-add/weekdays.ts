export const WEEKDAY_PATTERN =
  '(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday|s)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?)';

/** 0 is Sunday. */
export const parseWeekday = (text: string): number => WEEKDAY_PREFIXES.indexOf(text.slice(0, 3).toLowerCase());

const WEEKDAY_PREFIXES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

export const MONTH_PATTERN =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

export const MONTH_PREFIXES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export const ORDINAL_PATTERN = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';

export const ORDINAL_VALUES: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 },
  ...{ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5 },
};
