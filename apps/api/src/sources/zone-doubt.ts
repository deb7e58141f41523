import type { DoubtfulStart, ZoneSuspicion } from '#libs/contracts';

/** Why the zone of a source is doubted, with two of its hours as they would be. */
export const zoneDoubt = ({ doubtful, starts, likely, examples }: ZoneSuspicion): string => {
  const hours = examples.slice(0, MOST_EXAMPLES).map(exampleWords).join('; ');
  return `${doubtful} of ${starts} starts are at night or at hours that their titles contradict. In ${likely} they would not be: ${hours}.`;
};

const MOST_EXAMPLES = 2;

const exampleWords = ({ name, time, wouldBe }: DoubtfulStart): string => `“${shortened(name)}” at ${wouldBe}, not ${time}`;

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name);
const LONGEST_NAME = 40;
