import { isAudienceWord, isSport } from '../audience';
import { wordSet } from '../words';
import { isSignificant, titleWordsOf } from './title-words';

/** Of a game: its host before 'vs.', its opponent after it. */
export type Teams = Readonly<{ host: readonly string[]; opponent: readonly string[] }>;

/** 'Arden Little League: Foxes vs Jays (U10)'. */
export const teamsIn = (unmarked: string): Teams => {
  const [before, after] = unmarked.split(VERSUS);
  return after === undefined
    ? { host: [], opponent: [] }
    : { host: wordsOfTeam(before!.split(TEAM_END).at(-1)!), opponent: wordsOfTeam(after.split(TEAM_END)[0]!) };
};

const VERSUS = /\s(?:vs?\.?|versus)\s+/i;

const TEAM_END = /[:;,()|–—]|\s-\s/;

const wordsOfTeam = (text: string) => titleWordsOf(text).filter(isOfTeam);

const isOfTeam = (word: string) =>
  isSignificant(word) && !/\d/.test(word) && !isAudienceWord(word) && !isSport(word) && !GAME_WORDS.has(word);

export const isGameWord = (word: string) => GAME_WORDS.has(word);

const GAME_WORDS = wordSet('away cricket field flag game home homecoming ice match polo rugby team water');
