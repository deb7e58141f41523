import { wordSet } from '../words';

/** What leads to an event or goes with it is never the event: its auditions, its tickets, its viewing party. */
export const isPreparation = ({ all, unmarked }: Readonly<{ all: readonly string[]; unmarked: string }>): boolean =>
  all.some((word) => PREPARATION_WORDS.has(word)) || PREPARATION_PHRASE.test(unmarked);

const PREPARATION_WORDS = wordSet(
  `afterparty audition auditions deadline packet preregistration preview previews rehearsal rehearsals setup teardown tryout tryouts`,
);

const PREPARATION_PHRASE = new RegExp(
  [
    String.raw`\b(?:volunteers?|vendors?|exhibitors?|cast|crew|staff|ushers?|docents?|coach(?:es)?|captains?|parents?|chaperones?)['’]? (?:training|orientation|meeting|call|applications?|registration|sign[- ]?ups?|info(?:rmation)? (?:session|night))\b`,
    String.raw`\b(?:tickets?|registration|applications?|enrollment|submissions?|nominations?|entries) (?:go(?:es)? on sale|on sale|opens?|begins?|closes?|ends?|due)\b`,
    String.raw`\b(?:viewing|watch|after)[- ]part(?:y|ies)\b`,
    String.raw`\b(?:executive|closed|info(?:rmation)?|q ?& ?a) session\b`,
  ].join('|'),
  'i',
);
