/** 'Won 3–1'. `usesTitle`: its score stands in the title. */
export type Result = Readonly<{ words: string; usesTitle: boolean }>;

/** What else is said of the game: its title without marks, the score in it, and its description. */
type Game = Readonly<{ rest: string; score: string | undefined; description: string }>;

/** What a mark such as 'W' or 'L 2-5' says of a game; null where it is no result, or its event no game. */
export const resultOf = (mark: string, { rest, score, description }: Game): Result | null => {
  const [, letter, scored] = MARK.exec(mark) ?? [];
  if (!letter) return null;
  const outcome = OUTCOMES[letter.toUpperCase()]!;
  if (scored) return { words: `${outcome} ${dashed(scored)}`, usesTitle: false };
  if (!isGame(rest)) return null;
  const ofTitle = score && isScoreFor(letter, score) ? score : undefined;
  const known = ofTitle ?? scoreIn(description, letter);
  return { words: known ? `${outcome} ${dashed(known)}` : outcome, usesTitle: ofTitle !== undefined };
};

/** A score at the end of a title, and the title without it. */
export const takeScore = (title: string): { rest: string; words: string } | null => {
  const found = AT_THE_END.exec(title);
  return found && { rest: title.slice(0, found.index).trim(), words: found[1]! };
};

const SCORE = String.raw`\d{1,3}\s*[-–—]\s*\d{1,3}`;

const MARK = new RegExp(String.raw`^([WLT])(?:[\s,:]+(${SCORE}))?$`, 'i');

const AT_THE_END = new RegExp(String.raw`[\s,:(]+(${SCORE})\)?\s*$`);

const OUTCOMES: Record<string, string> = { W: 'Won', L: 'Lost', T: 'Tied' };

/** Who has won has the higher number, which stands first. Other numbers are ages or hours: '[W] Tennis at the park 5-8'. */
const isScoreFor = (letter: string, score: string): boolean => {
  const [first = 0, second = 0] = score.split(DASH).map(Number);
  return { W: first > second, L: first !== second, T: first === second }[letter.toUpperCase()] ?? false;
};

/** Producers of teams' calendars write it on a line of its own: 'W 89-75'. */
const scoreIn = (description: string, letter: string): string | undefined =>
  new RegExp(String.raw`^[ \t]*${letter}[ \t,:]+(${SCORE})\b`, 'im').exec(description)?.[1];

const DASH = /\s*[-–—]\s*/;

const dashed = (score: string) => score.replace(DASH, '–');

const isGame = (title: string) => AGAINST.test(title) || (AWAY.test(title) && SPORT.test(title));

const AGAINST = /\s(?:vs?\.?|versus|against|@)\s/i;

const AWAY = /\sat\s/i;

const SPORT =
  /(?:base|basket|foot|soft|volley|hand|kick)ball\b|\b(?:soccer|hockey|lacrosse|tennis|wrestling|rugby|golf|swimming|track|fencing|bowling|polo|cricket|varsity|jv)\b/i;
