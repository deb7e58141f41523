/** As people write them. */
export const WEEKDAY =
  '(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday|s)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?)';

/** 0 is Sunday. */
export const weekdayIn = (text: string): number => STARTS.indexOf(text.slice(0, 3).toLowerCase());

const STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Which of its weekday in a month. */
export const NTH = '(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)';

export const NTHS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 },
  ...{ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5 },
};
