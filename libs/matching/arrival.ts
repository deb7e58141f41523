/** Such as 'doors 7:30' or 'check-in at 8'. */
export const hasArrivalTime = (name: string) => [DOORS_TEXT, ARRIVAL_TEXT, LESSON_TEXT].some((pattern) => pattern.test(name));

export const removeArrival = (name: string): string =>
  name.replace(DOORS_TEXT, ' ').replace(ARRIVAL_TEXT, ' ').replace(LESSON_TEXT, ' ');

/** Only after the title of a dance: 'Piano lesson 7:00' is an event of its own. */
const LESSON_TEXT =
  /[;,(–—-]\s*(?:(?:free|intro(?:ductory)?|beginners?['’]?s?|dance)\s+)*(?:lessons?|instruction)(?:\s+(?:starts?|is|at|from|@))*:?\s*\d.*$/iu;

/** Not 'Open Doors Night' or 'Mill House opens its doors'. */
const DOORS_TEXT = /(?<!\bopens? (?:its |our |their )?)\bdoors\b.*$/i;

/** Never at the start of a title: 'Registration opens' is an event of its own. */
const ARRIVAL_TEXT =
  /(?<=\p{L}.*)\b(?:gates?|check[- ]?in|sign[- ]?in|line[- ]?up|packet[- ]pick[- ]?up|registration|seating)(?:\s+(?:opens?|begins?|starts?|is|at|from|@))*:?\s*\d.*$/iu;
