/** Whether a title says from when on people come, before it begins: 'doors 7:30', 'check-in at 8'. */
export const saysArrival = (name: string) => [DOORS, ARRIVAL, LESSON].some((pattern) => pattern.test(name));

export const withoutArrival = (name: string): string => name.replace(DOORS, ' ').replace(ARRIVAL, ' ').replace(LESSON, ' ');

/** Behind the title of a dance: 'Piano lesson 7:00' is a happening. */
const LESSON =
  /[;,(–—-]\s*(?:(?:free|intro(?:ductory)?|beginners?['’]?s?|dance)\s+)*(?:lessons?|instruction)(?:\s+(?:starts?|is|at|from|@))*:?\s*\d.*$/iu;

const DOORS = /\bdoors\b.*$/i;

/** Never the first of a title: 'Registration opens' is a happening. */
const ARRIVAL =
  /(?<=\p{L}.*)\b(?:gates?|check[- ]?in|sign[- ]?in|line[- ]?up|packet[- ]pick[- ]?up|registration|seating)(?:\s+(?:opens?|begins?|starts?|is|at|from|@))*:?\s*\d.*$/iu;
