import { memoize } from '#libs/contracts';
import { wordSet } from '../words';

/** What leads to an event or goes with it is never the event: its auditions, its tickets, its viewing party. */
export const isPreparation = ({ all, unmarked }: Readonly<{ all: readonly string[]; unmarked: string }>): boolean =>
  all.some((word) => PREPARATION_WORDS.has(word)) || saysPreparation(unmarked);

/** A title is compared with many. */
const saysPreparation = memoize((unmarked: string): boolean => PREPARATION_PHRASE.test(unmarked));

const PREPARATION_WORDS = wordSet(
  `afterparty audition auditions deadline packet preregistration preview previews rehearsal rehearsals setup teardown tryout tryouts`,
);

/** 'The Mills with talkback' is the play. */
const NOT_BESIDE = String.raw`(?<!(?:\b(?:with|and|plus)|[(&+,])\s*(?:\b(?:an?|free|post-show)\s+)*)`;

const PREPARATION_PHRASE = new RegExp(
  [
    String.raw`\b(?:volunteers?|vendors?|exhibitors?|cast|crew|staff|ushers?|docents?|coach(?:es)?|captains?|parents?|chaperones?|drivers?|riders?|runners?|judges?)['’]? (?:shifts?|briefings?|check[- ]?in|training|orientation|meeting|call|applications?|registration|sign[- ]?ups?|info(?:rmation)? (?:session|night))\b`,
    String.raw`\b(?:tickets?|registration|applications?|enrollment|submissions?|nominations?|entries) (?:go(?:es)? on sale|on sale|opens?|begins?|closes?|ends?|due)\b`,
    String.raw`\b(?:viewing|watch|after)[- ]part(?:y|ies)\b`,
    // A call for volunteers to a cleanup is the cleanup.
    String.raw`^(?!.*\b(?:clean|garden|litter|plant|trail|weed)).*\bvolunteers? (?:needed|wanted)\b`,
    String.raw`\b(?:load[- ](?:in|out)|set-up|(?:take|tear)-down|run[- ]?through|safety briefing|park (?:&|and) ride (?:for|from|to))\b|^park (?:&|and) ride\b`,
    String.raw`\b(?:parking|parking lots?) opens?\b|\bcamp(?:ing|ers?|sites?) check[- ]?in\b|\boverflow (?:parking|room|seating|viewing)\b`,
    String.raw`\bchild[- ]?care (?:during|for)\b|(?:[:–—]|\s-)\s*child[- ]?care$`,
    String.raw`${NOT_BESIDE}(?:\btalk[- ]?backs?$|(?<!\bspace )\bshuttles?(?: bus(?:es)?| service)?(?= (?:for|from|to)\b|$))`,
    String.raw`\b(?:executive|closed|info(?:rmation)?|q ?& ?a) session\b`,
  ].join('|'),
  'i',
);
