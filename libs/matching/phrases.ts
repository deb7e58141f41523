/** Several words that publishers write in different ways, in one of them. `text` is lower-case and without accents and apostrophes. */
export const normalizePhrases = (text: string): string =>
  PHRASES.reduce((rest, [pattern, phrase]) => rest.replace(pattern, phrase), text);

const PHRASES: readonly (readonly [RegExp, string])[] = [
  // A council chamber is a room, not a chamber of commerce.
  [/\b(assembly|commission|council|legislative) chamber\b/g, '$1 chambers'],
  // '10-K' and '10 km' for '10K'.
  [/\b(\d+)[\s-]?km?\b(?!-)/g, '$1k'],
  // 'Mill Co. Fair', but not 'Mill Paper Co. Picnic' and 'Mill Fire Co. Fair'.
  [
    /\bco\b\.?(?<=\p{L}\sco\.?)(?<!\b(?:engine|fire|hose|hook|ladder)\sco\.?)(?=\s+(?:4-?h|airport|board of|commission(?:ers?)?|council|court|courthouse|extension|fair|fairgrounds?|health dep|historical|jail|librar(?:y|ies)|parks?|rec(?:reation)?|sheriff|schools?)\b)/gu,
    'county',
  ],
  [/\bste\.?[\s-]+(?=\p{L})/gu, 'st '],
  [/\bw\/|\bcon (?=(?:el|las?|los)\b)/g, 'with '],
  // Bodies and clubs.
  [/\bboard of ed\b/g, 'board of education'],
  [/\bboard of selectmen\b/g, 'select board'],
  [/\bk(?:nights)? of c(?:olumbus)?\b/g, 'knights of columbus'],
  // Holidays.
  [/\b(?:fourth|4(?:th)?)(?: of)? july\b|\bjuly (?:fourth|4(?:th)?)\b/g, 'independence day'],
  [/\bfirst day (?=hike|walk|run)/g, 'new years day '],
  [/\bmartin luther king\b(?:,? jr\b\.?)?/g, 'mlk'],
  [/\b(?:fat|shrove) tuesday\b/g, 'mardi gras'],
  [/\bchinese new year\b/g, 'lunar new year'],
  [/\bst\.? paddys\b/g, 'st patricks'],
  [/\b(?:three kings|reyes magos|dia de (?:los )?reyes|epiphany)\b/g, 'epiphany'],
  [/\b(?:saint|st\.?)[- ]jean\b/g, 'st john'],
  // Without its feast, it is more often a city.
  [/\b(capilla|de|iglesia|parroquia) san jose\b/g, '$1 st joseph'],
  [/\b(capilla|de|iglesia|parroquia) san juan\b/g, '$1 st john'],
  [/\bde noel\b/g, 'christmas'],
  [/\bgrown[- ]ups?\b/g, 'grownups'],
  [/\bpre-?teen(?=s?\b)/g, 'tween'],
  // Kinds of events.
  [/\bsalon (?=\d|comuni|municipal|parroquial)/g, 'hall '],
  [/\breunion (?=del?\b)/g, 'meeting '],
  [/\bstory ?hour\b|\bhora (?:del? )?(?:los )?cuentos?\b|\bheure du conte\b/g, 'story time'],
  [/\bstar part(?:y|ies)\b(?<!\ball[- ]star \w+)/g, 'astronomy'],
  [/\b(flu|covid|booster|rabies|school) shots?\b/g, '$1 vaccine'],
  [/\bbloodmobile(?=\s*(?:$|[^\p{L}\s]|(?:at|comes|in|stops?|visits?)\b))/gu, 'blood drive'],
  [/\bfeu de joie\b/g, 'bonfire'],
  [/\be-?waste\b/g, 'electronics'],
  [/\b(?:career fair|hiring (?:event|fair))\b/g, 'job fair'],
  [/\b(?:garage|tag) sale\b/g, 'yard sale'],
  [
    /\s(?:in |en )?(?:(?:english|ingles)(?: and | y | & |\/)(?:spanish|espanol)|(?:spanish|espanol)(?: and | y | & |\/)(?:english|ingles))\b/g,
    ' bilingual',
  ],
];
