/** 'HS FB vs Norbury (H) - Senior Night' as 'HS football vs Norbury', as schools write on their calendars. */
export const writeOutSchoolSports = (name: string): string => {
  if (!CONTEXT.test(name)) return name;
  const written = name
    .replace(SPORT_CODE, (code) => SPORTS.get(code.replace('&', '')) ?? code)
    .replace(LETTER_V, (letter, before: string, after: string) => (isVarsity(before, after) ? 'varsity' : letter))
    .replace(/\bJH\b/g, 'middle school');
  return SPORT.test(written)
    ? written.replace(HOMECOMING, ' homecoming ').replace(HOME_OR_AWAY, ' ').replace(OCCASION, ' ')
    : written;
};

/** Elsewhere 'FB' may be a network of friends, and 'SB' a bowl. */
const CONTEXT =
  /@|\b(?:HS|JH|MS|JV|V|VS|[Vv]arsity|VARSITY|[Ff]rosh|[Ff]reshm[ae]n|[Vv]s|[Vv]ersus|[Ii]nvite|[Ii]nvitational|[Tt]ournament|[Tt]ourney|[Mm]eet|[Ss]crimmage|[Jj]amboree|[Rr]elays|[Gg]ame|[Mm]atch|[Dd]istricts?|[Rr]egionals?|[Ss]ectionals?|[Pp]layoffs?)\b/;

/** 'BB' is baseball at some schools and basketball at others. */
const SPORTS: ReadonlyMap<string, string> = new Map([
  ['FB', 'football'],
  ['VB', 'volleyball'],
  ['GVB', 'girls volleyball'],
  ['BVB', 'boys volleyball'],
  ['GBB', 'girls basketball'],
  ['BBB', 'boys basketball'],
  ['BKB', 'basketball'],
  ['MBB', 'mens basketball'],
  ['WBB', 'womens basketball'],
  ['BSB', 'baseball'],
  ['SB', 'softball'],
  ['SOC', 'soccer'],
  ['GSOC', 'girls soccer'],
  ['BSOC', 'boys soccer'],
  ['FH', 'field hockey'],
  ['LAX', 'lacrosse'],
  ['WR', 'wrestling'],
  ['XC', 'cross country'],
  ['TF', 'track & field'],
]);

const SPORT_CODE = /(?<!\bon )\b(?:[GB](?:BB|VB|SOC)|[MW]BB|BBB|BKB|BSB|[FVS]B|SOC|FH|LAX|WR|XC|T&?F)\b(?! [Ll]ive\b)/g;

const SPORT_NAME =
  'baseball|basketball|cross country|football|golf|hockey|lacrosse|soccer|softball|swimming|tennis|track|volleyball|wrestling';

const SPORT = new RegExp(String.raw`\b(?:${SPORT_NAME})\b`, 'i');

/** Beside a sport or a sex: between two teams it is 'versus'. */
const isVarsity = (before: string, after: string) =>
  BESIDE_VARSITY.test(after) || (BESIDE_VARSITY.test(before) && !/^\p{Lu}\p{Ll}/u.test(after));

const BESIDE_VARSITY = new RegExp(`^(?:boys|girls|cross|${SPORT_NAME}|country)$`, 'i');

const LETTER_V = /(?<=(?<before>\p{L}*)\s*)\bV\b(?!\.)(?=\s*(?<after>\p{L}*))/gu;

const HOME_OR_AWAY = /\((?:H|A|N|Home|Away)\)/g;

const HOMECOMING = /\((?:HC|Hoco)\)/gi;

/** Whom the school honors before the game: no audience. */
const OCCASION =
  /(?:[-–—:,|(]\s*)?\b(?:seniors?|parents?['’]?s?|family|youth|alumni|teachers?(?: appreciation)?|military(?: appreciation)?|first responders?)\s+(?:night|recognition)\b\)?/gi;
