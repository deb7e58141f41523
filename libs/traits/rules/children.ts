import { type Evidence, words } from '../evidence';
import { NOTICE } from './kinds';

export const CHILDREN_PRIOR = -2.5;

export const CHILDREN_EVIDENCE: readonly Evidence[] = [
  // Who holds it, and where
  { weight: 3, in: ['organization'], pattern: words('(?:boy|girl|cub)? ?scouts?(?: of \\w+)?', 'brownies?', '4 ?h', 'little league', 'youth', 'kids', "children's", 'junior', 'nursery school', 'preschool', 'day ?care', 'elementary', 'montessori', 'pop warner', 'pee ?wee') },
  { weight: 2, in: ['organization'], pattern: words('soccer club', 'swim club', 'baseball club', 'lacrosse club', 'zoo', 'aquarium', "children's museum", 'pta', 'pto', 'home and school') },
  { weight: 3, in: ['subOrganization'], pattern: words('elementary', 'primary school', 'lower school', 'youth', 'children', "children's", 'kids', 'little league', 'cub', 'pack', 'preschool', 'nursery', 'juniors?', 'flag football', 't ?ball') },
  { weight: 3, in: ['location'], pattern: words("children'?s? (?:room|area|floor|department|library|garden)", 'story ?time room', 'playground', 'nursery', 'play space') },
  { weight: 1.5, in: ['location'], pattern: words('elementary school', 'zoo', 'primary school') },
  { weight: 2, in: ['about'], pattern: words('children', 'kids', 'youth', 'ages? (?:three|four|five|six|seven|eight|[3-8])', 'boys and girls') },
  { weight: 3, in: ['categories'], pattern: words('kids', 'children', "children's", 'famil(?:y|ies)', 'youth', 'childrens') },
  // What it is
  { weight: 4, in: ['name'], pattern: words('pinewood derby', 'read to (?:a|the) dogs?', 'paws (?:to|for|and) \\w+', 'stroller', 'magic show', 'magician', 'trunk or treat', 'halloween parade', 'kindergarten', 'play ?group', 'bounce', 'pony rides?', 'princess\\w*', 'superhero\\w*', 'mommy', 'daddy', 'father daughter', 'mother son', 'family day', 'family fun', 'cookie decorating', 'gingerbread', 'bunny', 'summer reading', 'story ?hour', 'nature explorers', 'home ?school\\w*', 'gruffalo', 'sesame street', 'disney junior', 'bluey', 'peppa') },
  { weight: 3, in: ['name'], pattern: words('(?:summer|spring|winter|day|nature|art|arts|sports|mini|science|music|soccer|basketball|baseball|theater|holiday|stem|vacation|break) camp', 'arts? camp', 'camp', 'explorers', 'brick (?:builders?|club)', 'science (?:fair|night|evening)', 'tree lighting', 'light(?:s)? up', 'carnival', 'book fair', 'ice cream social', 'halloween', 'costume parade', 'school fair', 'may fair', 'spring fling', "grandparents'?", 'field day', 'house league', 'travel team', 'rec league', 'tryouts', 'flag football', 'coloring', 'bubbles', 'jr\\.?', 'juniors', 'puppets?') },
  { weight: 1.5, in: ['name'], pattern: words('stem', 'steam', 'robotics', 'coding', 'lego', 'crafts?', 'fun run', 'festival', 'parade', 'zoo', 'animals', 'dinosaurs?', 'train(?:s)?', 'pajama', 'easter', 'holiday', 'fairy(?: tales?)?', 'nature', 'playtime', 'make and take', 'open house', 'concert of the', 'spelling bee', 'bee', 'chess club', 'read(?:s)? aloud', 'skate', 'games') },
  { weight: 1.5, in: ['description'], pattern: words('children', 'kids', 'families', 'little ones?', 'grown ?ups?', 'boys and girls') },
  { weight: 2.5, in: ['description'], pattern: words('santa(?: claus)?', 'easter bunny', 'face painting', 'wagon rides', 'hay ?rides?', 'pony rides?', 'petting zoo', 'bounce houses?', 'story ?time', 'balloons?', 'youth teams?', 'for the kids', 'kid friendly', '(?:students|children) in grades? (?:k|[1-6])', 'one mile (?:fun )?(?:run|walk)', 'kids run') },
  // Against
  { weight: -4, in: ['name', 'categories', 'subOrganization', 'description'], pattern: words('adults?', '(?:18|21) ?(?:\\+|and (?:over|up|older)|years (?:and|or) older)', '(?:18|21) (?:or|and) (?:over|older|up)', 'ages? (?:1[5-9]|2\\d|5\\d|6\\d)', 'grown ?ups only', 'no children') },
  { weight: -3, in: ['organization', 'location'], pattern: words('brewery', 'winery', 'tavern', 'pub', 'bar', 'inn', 'beer', 'ale house', 'lounge') },
  { weight: -3, in: ['organization'], pattern: words('university', 'college', 'meetup', 'high school', 'athletics', 'business', 'chamber of commerce', 'veterans', 'health department', 'rotary', 'lions', 'democrat\\w*', 'indivisible', 'voters') },
  { weight: -2, in: ['subOrganization', 'organization'], pattern: words('high school', 'middle school', 'teens?', 'seniors?', 'volunteers', 'board of education', 'athletics', 'committee', 'council') },
  { weight: -4, in: ['name'], pattern: words('meetings?', 'board', 'committee', 'council', 'commission', 'trustees', 'hearing', 'parents?', 'teachers?', 'educators?', 'coaches', 'referees?', 'instructors?', 'volunteers?', 'caregivers?', 'professional development', 'support group', 'gala', 'fund ?raiser', 'cocktails?', 'wine', 'beer', 'brews?', 'lecture', 'holocaust', 'book club', 'auction', 'senior', 'prom', 'varsity', 'mature', 'burlesque', 'singles', 'networking', 'convention', 'memorial', 'clean ?up', 'drive', 'blood', 'cpr', 'women', 'men', 'ladies', 'college', 'teens?', 'middle school\\w*', 'high school\\w*', 'seventh', 'eighth', 'freshman', 'watch party', 'training', 'retreat', 'career', 'seeds?', 'tea', 'sale') },
  { weight: -6, in: ['name'], pattern: NOTICE },
  { weight: -2, in: ['hour'], pattern: /^(?:2[0-3]|0[0-5])/ },
];
