import { stem } from '../terms';

/** What people say of themselves and of anything they do: beside other words, it says little about which event is meant. */
const EVERYDAY_WORDS = `
  husband wife mom mommy dad daddy mother father parent kid kiddo boy girl son daughter grandson granddaughter grandkid grandchild grandad
  grandpa grandma grandmother grandfather niece nephew aunt uncle cousin brother sister baby toddler teen teenager child friend neighbor
  family man woman guy lady person girlfriend boyfriend roommate coworker folk grown grownup schooler grader myself himself herself themselves
  yr yrs age aged
  pass passed die died lost lose hate dread love adore want need look figure help stop leave work feel feeling think know keep stay
  buy buying sell swap practise practice improve speak talk watch show build building make play hang sit stand drive eat grab cook put hand
  pay cost pick drop call ask hear move live turn train sign reserve register melt pull burn serve serving record recording decide choose
  bring send spend save miss tire hurt care wait share change open close use walk run ride
  dressed wear new old little big small young early late easy simple total beginner alone quiet serious regular
  group support class place spot test chance whole real front back side part stuff end piece bit lot kind sort deal trouble problem trip
  walls somebody helpful smth sth whats ive cuz coz lately nowadays forever maybe else still already instead usually apparently
`;

export const isEveryday = (one: string): boolean => EVERYDAY_STEMS.has(one);

const EVERYDAY_STEMS: ReadonlySet<string> = new Set(EVERYDAY_WORDS.trim().split(/\s+/).map(stem));

/** Right behind another word these name what is held: a 'bird walk', but 'my phone works'. */
export const isThingHeld = (word: string): boolean => THINGS_HELD.has(word);

const THINGS_HELD: ReadonlySet<string> = new Set('walk run ride drive test trip talk class sale show training place'.split(' '));
