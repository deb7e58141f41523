/** Where a second event of the line may begin: 'choir Monday, movie Friday' and 'open house 4/25 1-3 and 4/26 5-7'. */
export const findSplits = (text: string): { left: string; right: string }[] =>
  [...text.matchAll(SPLIT)].map(({ 0: joint, index }) => ({ left: text.slice(0, index), right: text.slice(index + joint.length) }));

const SPLIT = /\s*[;\n]\s*|,\s+(?:and |then )?|\s+(?:and|then|&|plus|\+)\s+/gi;
