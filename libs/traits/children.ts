import { memoize, type TownEvent } from '#libs/contracts';
import type { FilterReason } from '#libs/contracts/filters';
import { findChildAges, findChildAgesInSentence, findChildGrade } from './child-ages';
import { findFirstMatch, MAX_CACHED_TEXTS, removeEmphasisMarks, splitSentences, toQuote } from './sentences';

type DescribedEvent = Pick<TownEvent, 'name' | 'description' | 'categories' | 'subOrganization' | 'location'>;

/** Looks at categories, name and description, which must address children, not merely mention them. Not for parents. `filedUnder` is the category of its source. */
export const findChildrenReason = (event: DescribedEvent, filedUnder = ''): FilterReason | null => {
  const { name, description = '', categories = [], subOrganization = '', location = '' } = event;
  if (FOR_PARENTS.test(name)) return null;
  const isFiledUnderChildren = isChildrenLabel(filedUnder) && !FOR_ADULTS.test(`${name} ${description}`);
  const category = categories.find(isChildrenLabel) ?? (isFiledUnderChildren ? filedUnder : undefined);
  if (category && !IN_BAR.test(`${name} ${location}`)) return { saidIn: 'categories', words: category };
  if (FOR_ADULTS.test(name) || FOR_EVERYBODY.test(name)) return null;
  if (isChildrenLabel(subOrganization)) return { saidIn: 'subOrganization', words: subOrganization };
  const title = findInName(removeEmphasisMarks(name));
  if (title) return { saidIn: 'name', words: toQuote(title) };
  if (categories.some((one) => ADULTS_LABEL.test(one)) || COLLECTION.test(name)) return null;
  const words = findInText(description);
  return words === null ? null : { saidIn: 'description', words };
};

const findInText = memoize((text: string): string | null => {
  if (!CANDIDATE_TEXT.test(text) || FOR_ADULTS.test(text)) return null;
  for (const sentence of splitSentences(text)) {
    const words = findInSentence(sentence);
    if (words) return toQuote(words);
  }
  return null;
}, MAX_CACHED_TEXTS);

const ADULTS_LABEL = /\badults?\b/i;

/** Its ages are of those who receive: 'Toy drive. Ages 10 to 14 are always short.' */
const COLLECTION =
  /\b(?:toys?|coats?|gifts?|clothing|books?|diapers?|pajamas?|mittens?|supply|supplies|holiday|food) (?:drive|collection)\b|\b(?:angel|giving|mitten) tree\b|\btoys for tots\b/i;

/** 'Flu shots: ages 6 months and up.' */
const FOR_EVERYBODY = /\b(?:flu|covid|vaccin\w*|immuniz\w*|shots?)\b/i;

/** Newspapers file music in a brewery under 'Kids & Families'. */
const IN_BAR = /\b(?:brewery|brewing|taproom|distillery|casino|cocktails?)\b/i;

/** Parents come without their children, whatever the category says. */
const FOR_PARENTS =
  /\bfor (?:parents|caregivers|educators|teachers)\b(?! (?:and|&))|\bparents\/(?:educators|teachers|guardians)\b/i;

const isChildrenLabel = memoize(
  (label: string): boolean => (CHILDREN_LABEL.test(label) || findChildAges(label) !== undefined) && !OTHER_LABEL.test(label),
);

const CHILDREN_LABEL =
  /\b(?:children(?:['’]?s)?|kids?['’]?s?|toddlers?|bab(?:y|ies)|infants?|preschool(?:ers)?|pre-?k|story ?times?|famil(?:y|ies)|tweens?|juvenile|school[- ]aged?)\b/i;

const OTHER_LABEL =
  /advoca|hospital|\blaw\b|medicin|counsel|court|support|parenting|history|financ|health|science|studies|adult/i;

const findInName = (name: string): string | undefined =>
  NOT_FOR_CHILDREN.test(name) ? undefined : (findFirstMatch(NAME_PATTERNS, name) ?? findChildAges(name) ?? findChildGrade(name));

const findInSentence = (sentence: string): string | undefined => {
  if (!CANDIDATE_SENTENCE.test(sentence)) return undefined;
  const words = findFirstMatch(TEXT_PATTERNS, sentence) ?? findChildAgesInSentence(removePriceOfChildren(sentence));
  return words && !ABOUT_CHILDREN.test(sentence) ? words : undefined;
};

/** 'Adults $6, ages 6-17 $3' and '$5, ages 4 and under free' say what children pay, not for whom it is. */
const removePriceOfChildren = (sentence: string): string => {
  const words = sentence.replace(FREE_UNDER_AGE, '');
  const clauses = words.split(/[,;]/);
  return PRICE_OF_ADULTS.test(sentence) || clauses.some((clause) => PRICE.test(clause) && !findChildAges(clause))
    ? clauses.filter((clause) => !PRICE.test(clause)).join(',')
    : words;
};

/** 'Ages 10 and under run free.' */
const FREE_UNDER_AGE = /\bage[sd]? \d+ (?:and|&|or) (?:under|younger) (?:\w+ ){0,3}free\b/i;

const PRICE_OF_ADULTS = /\b(?:adults?|seniors?|grown-?ups?|general admission)\b[^.;]{0,20}?\$ ?\d/i;

const PRICE = /\$ ?\d|\bfree\b|\bcents\b|\bhalf\b/i;

const CANDIDATE_TEXT =
  /child|kid|toddler|bab(?:y|ies)|famil|story ?time|preschool|little|tween|\bages?\b|grade|months|boys and girls|\bu-?\d|santa|egg hunt|bunny|puppet|face.paint|petting|bounc|trick|touch.a.truck|playgroup|play ?date|balloon|\btots?\b/i;

const CANDIDATE_SENTENCE = new RegExp(`${CANDIDATE_TEXT.source}|infant|newborn|kindergart|aged|birth|year|and under`, 'i');

const CHILDREN =
  '(?:children|kids|toddlers|babies|infants|preschoolers|kindergart(?:e?ners|en)|families|tweens|little ones|littles|newborns|tots)';

const CHILDREN_ACTIVITIES = [
  /\bstory ?times?\b|\bplay ?groups?\b|\bplay ?dates?\b|\bpuppet(?:ry|s)?(?: show| theat(?:er|re))?\b|\bface[- ]paint(?:ing|er)?\b|\bbounc[ey] (?:house|castle)s?|\bmoon ?bounces?\b|\bpetting zoo\b/i,
  /\begg hunts?\b|\b(?:photos?|pictures?|breakfast|brunch|meet|visits?)(?: \w+){0,2} (?:with |from )?(?:the )?easter bunny\b|\btrick[- ]or[- ]treat(?:ing|ers)?\b|\btouch[- ]a[- ]truck\b|\bballoon (?:artists?|animals|twist\w+)\b/i,
  /\b(?:visits?|photos?|pictures?|breakfast|brunch|stor(?:y|ies)|meet|sing)(?: \w+){0,2} (?:with |from |by )?santa\b(?! (?:fe|barbara|monica|cruz|clara|ana))/i,
  /\b(?:kids?|children)['’]?s?['’]? (?:activities|activity|crafts?|corner|zone|games|table|fun run|one-mile|area|stor(?:y|ies)|(?:[\w-]+ )?parade|pageant|races?|concert|theat(?:er|re)|museum|chapel|fair|workshops?)\b/i,
  /\b(?:kid|child|family|toddler|baby)[- ]friendly\b/i,
  /\b(?:whole|entire) family\b/i,
  /\ball ages (?:are )?(?:welcome|encouraged|invited)\b|\b(?:fun|perfect|activities|great|crafts?|suitable|games|music|ice|skating|swim|play)(?: \w+){0,2} for (?:\w+ )?all ages\b/i,
];

const FAMILY_DAY =
  '(?:day|night|fun|stor(?:y|ies)|story ?time|movie|concert|hike|walk|program|party|mass|shabbat|kabbalat|nature|festival|skate|camp(?:out)?|craft|game|bingo|dance|yoga|swim|service|worship|workshop|open|activit(?:y|ies)|event|stick|picnic|field|discovery|dinosaur|time|bike|ride|fishing|garden|trivia|art|science|stem|lego|play|music|book|cooking|scavenger|carnival|fair)s?';

const NAME_PATTERNS = [
  ...CHILDREN_ACTIVITIES,
  /\b(?:kids?['’]?s?|children(?:['’]?s)?|toddlers?['’]?|bab(?:y|ies)|babytime|infants?|preschool(?:ers?)?|tweens?|tots?|littles|little ones|lap ?(?:sit|time)|mommy (?:and|&) me|kindergart(?:en|e?ners))\b/i,
  /\blegos?\b/i,
  /(?<!secret |bad )\bsanta\b(?! (?:fe|barbara|monica|cruz|clara|ana|crawl|con)\b)/i,
  new RegExp(`\\b(?:young )?famil(?:y|ies) (?:[\\w'’&-]+ )?${FAMILY_DAY}\\b`, 'i'),
  /\bfor (?:young )?families\b|\byoung famil(?:y|ies)\b|\ball[- ]ages\b/i,
  /\byouth (?:soccer|basketball|baseball|softball|lacrosse|football|hockey|tennis|swim\w*|track|wrestling|sports|league|clinic|camp)\b/i,
];

const NOT_FOR_CHILDREN =
  /\bcpr\b|\bbaby-? ?sitting\b|\btoys for tots\b|\bsanta claus lane\b|\bkid rock\b|\bthe kid\b|\bfor cash\b|\bfor grown-?ups\b|\(adults\)|\bboard meeting\b|\bdeadline\b|\bclosed\b|\bfoster\b|\bchildren['’]?s? (?:hospital|advocacy|fund|authors?|book authors?|health|services|aid|home|literature|research|rights)|\bimmigrant children|\b(?:baby|babies) (?:naming|shower|boomers?|grand|animals)|\bfor parents\b|\bparents? (?:of|event|support|meeting|association|group)|\bparenting\b|\bno (?:kids|children)\b|\b(?:sale|drive|fundraiser|benefit|gala|auction|webinar|in the age|financial aid|college|high ?school\w*)\b|\bfamily (?:to family|history|law|feud|caregivers?)\b/i;

const FOR_ADULTS =
  /\badults?[- ]only\b|\bfor adults\b(?! (?:and|&|with (?:children|kids)|or))|\badult (?:story ?time|lego|crafts?|program|book|coloring|swim)|\b(?:18|21) ?(?:\+|(?:and|&|or) (?:over|up|older)|years (?:and|or|of age))|\bages 18\b(?! months)|\bno (?:kids|children)\b/i;

const TEXT_PATTERNS = [
  ...CHILDREN_ACTIVITIES,
  new RegExp(
    `\\b(?:for|toward|towards) (?:(?:the|all|our|young|younger|little|small|curious|school[- ]aged?|elementary[- ]aged?|preschool|homeschool(?:ed|ing)?|littlest|youngest|any|both|adults and|parents and|caregivers and|grown-?ups and)[, ]+)*${CHILDREN}\\b(?!['’])(?:(?: and families)? with (?:young |small |little )?(?:children|kids))?(?!,? \\(?(?:ages?|aged)?:? ?1[2-9])(?! (?:of (?:high|college|students|victims|those|adults)|who (?:have lost|are homeless)|in need|(?:looking|caring) (?:after|for)|coping|grieving|living with))`,
    'i',
  ),
  new RegExp(
    `(?<!\\b(?:that|(?:veterans|members|employees|guests|seniors|victims|survivors|workers|troops) (?:and|&) their) )\\b${CHILDREN}(?:,? (?:and|&) (?:\\w+ )?\\w+)? (?:will (?!be served)|can|may|are (?:invited|welcome|encouraged)|learn|explore|practice|design|enjoy|make|create|get to)\\b`,
    'i',
  ),
  /\b(?:invites?|bring|welcomes?) (?:the |your |all |along )*(?:own )?(?:kids?|children|child|little ones?|whole family|family|families|toddlers?|baby|babies)\b/i,
  /\byou and your (?:family|kids?|children|child|little ones?|toddlers?|baby)\b/i,
  /\bfamilies with (?:young |small |little |school[- ]aged )?(?:children|kids)\b/i,
  // Addressed: 'Children, come as you are'
  new RegExp(`^\\W*${CHILDREN},? (?:please )?(?:come|join|bring|meet|wear|dress|try|see|help)\\b`, 'i'),
];

/** The text mentions children but does not address them. */
const ABOUT_CHILDREN =
  /\bnot (?:\w+ ){0,3}for (?:\w+ )?(?:children|kids|families)\b|\bno egg hunts?\b|\bat heart\b|\bdrive for\b|\b(?:toys|coats) for\b|\bwrit(?:es?|ing|ten) for\b|\bbabysitters?\b|\bpantry\b|\bcpr\b|\bcourt\b|\blegal aid\b|\bsupport for\b|\bwithout (?:kids|children)\b|\bwork(?:ing)? with (?:children|kids)\b|\bdogs? ages?\b|fundrais|\bproceeds\b|\bto benefit\b|\bbenefit(?:s|ing) (?:the|our)\b|\bdonat|\bcharit|\bhospital\b|\bfoster\b|\bhomeless|\bshelter\b|\bimmigra|\badvoca|\bin need\b|\bsupport group\b|\bparents of\b|\beducators\b|\bteachers of\b|\bgrown children\b|\btickets for famil|\bcommencement\b|\bgraduates\b|\bresearch\b|\bpolic(?:y|ies)\b|\bgrandchildren\b|\bchild ?care\b|\bbabysitting\b|\b(?:taught|teaches|has taught) (?:\w+ )?(?:preschool|pre-?k|kindergarten|first|second|third|fourth|fifth|sixth|grades?)\b|\bgrade (?:teachers|classrooms)\b/i;
