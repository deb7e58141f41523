/** `words` is 'Won 3–1'. `usesTitle` is true if the score was taken from the title. */
export type GameResult = Readonly<{ words: string; usesTitle: boolean }>;

/** `rest` is the title without marks, `score` the score in it. */
type GameTexts = Readonly<{ rest: string; score: string | undefined; description: string }>;

/** Parses a mark such as 'W' or 'L 2-5'; null if it is no result or the event is no game. */
export const parseGameResult = (mark: string, { rest, score, description }: GameTexts): GameResult | null => {
  const [, letter, scored] = RESULT_MARK.exec(mark) ?? [];
  if (!letter) return null;
  const outcome = OUTCOMES[letter.toUpperCase()]!;
  if (scored) return { words: `${outcome} ${withDash(scored)}`, usesTitle: false };
  if (!isGame(rest)) return null;
  const ofTitle = score && isScoreFor(letter, score) ? score : undefined;
  const knownScore = ofTitle ?? findScore(description, letter);
  return { words: knownScore ? `${outcome} ${withDash(knownScore)}` : outcome, usesTitle: ofTitle !== undefined };
};

export const splitScore = (title: string): { rest: string; words: string } | null => {
  const found = SCORE_AT_END.exec(title);
  return found && { rest: title.slice(0, found.index).trim(), words: found[1]! };
};

const SCORE = String.raw`\d{1,3}\s*[-–—]\s*\d{1,3}`;

const RESULT_MARK = new RegExp(String.raw`^([WLT])(?:[\s,:]+(${SCORE}))?$`, 'i');

const SCORE_AT_END = new RegExp(String.raw`[\s,:(]+(${SCORE})\)?\s*$`);

const OUTCOMES: Record<string, string> = { W: 'Won', L: 'Lost', T: 'Tied' };

/** True if the numbers can be a score for this result. Other numbers are ages or hours: '[W] Tennis at the park 5-8'. */
const isScoreFor = (letter: string, score: string): boolean => {
  const [first = 0, second = 0] = score.split(DASH).map(Number);
  return { W: first > second, L: first !== second, T: first === second }[letter.toUpperCase()] ?? false;
};

/** Team calendars have the score on its own line of the description: 'W 89-75'. */
const findScore = (description: string, letter: string): string | undefined =>
  new RegExp(String.raw`^[ \t]*${letter}[ \t,:]+(${SCORE})\b`, 'im').exec(description)?.[1];

const DASH = /\s*[-–—]\s*/;

const withDash = (score: string) => score.replace(DASH, '–');

const isGame = (title: string) => AGAINST.test(title) || (AWAY.test(title) && SPORT.test(title));

const AGAINST = /\s(?:vs?\.?|versus|against|@)\s/i;

const AWAY = /\sat\s/i;

const SPORT =
  /(?:base|basket|foot|soft|volley|hand|kick)ball\b|\b(?:soccer|hockey|lacrosse|tennis|wrestling|rugby|golf|swimming|track|fencing|bowling|polo|cricket|varsity|jv)\b/i;
