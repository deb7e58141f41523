/** 'Won 3–1'. `usesTitle`: its score stands in the title. */
export type Result = Readonly<{ words: string; usesTitle: boolean }>;

/** What else is said of the game: its title without marks, the score in it, and its description. */
type Game = Readonly<{ rest: string; score: string | undefined; description: string }>;

/** What a mark such as 'W' or 'L 2-5' says of a game; null where it is no result, or its event no game. */
export const resultOf = (mark: string, { rest, score, description }: Game): Result | null => {
  const [, letter, scored] = MARK.exec(mark) ?? [];
  if (!letter) return null;
  const outcome = OUTCOMES[letter.toUpperCase()]!;
  const known = scored ?? score ?? scoreIn(description, letter);
  if (known) return { words: `${outcome} ${dashed(known)}`, usesTitle: scored === undefined && score !== undefined };
  return isGame(rest) ? { words: outcome, usesTitle: false } : null;
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

/** Producers of teams' calendars write it on a line of its own: 'W 89-75'. */
const scoreIn = (description: string, letter: string): string | undefined =>
  new RegExp(String.raw`^\s*${letter}[\s,:]+(${SCORE})\b`, 'im').exec(description)?.[1];

const dashed = (score: string) => score.replace(/\s*[-–—]\s*/, '–');

const isGame = (title: string) => AGAINST.test(title) || (AWAY.test(title) && SPORT.test(title));

const AGAINST = /\s(?:vs?\.?|versus|against|@)\s/i;

const AWAY = /\sat\s/i;

const SPORT =
  /(?:base|basket|foot|soft|volley|hand|kick)ball\b|\b(?:soccer|hockey|lacrosse|tennis|wrestling|rugby|golf|swimming|track|fencing|bowling|polo|cricket|varsity|jv)\b/i;
