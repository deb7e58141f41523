import { stemOf } from '../forms';
import type { Words } from '../word-lists';
import { stemSet } from '../words';
import { isEventKind } from './event-kinds';
import { isTelling } from './similar-titles';

/** Of all forms of a word one is counted. */
export const countProperWords = (words: Words): number =>
  new Set(words.filter((word) => isTelling(word) && !isEventKind(word) && !isPublicSubject(word)).map(stemOf)).size;

/** Whether others may have an event of that subject at the same time: a blood drive, a fish fry, but no performer and no book. */
const isPublicSubject = (word: string): boolean => PUBLIC_SUBJECTS.has(stemOf(word));

const PUBLIC_SUBJECTS = stemSet(
  `aarp academy advent aerobics aid aide alcoholics all american anime anonymous appointment april arbor ash association auction august
    babies backpack bake band bargain barbecue basket bazaar beach beer bell bike bingo bird birthday blessing blood bonfire bridge bunco bunny
    business calendar candidate candle candlelight candlelit candy caregiver carnival carol caroling cars cemetery chair charter check
    cheer chess chicken chili chowder christmas church citizenship city clay clean cleanup clinic closed clothing clothes coat coding coffee cold
    collection college color coloring comedy computer cook cookie cookoff cookout cooking core cornhole costume council country county covid cpr
    craft crafternoon crochet cross cruise curriculum cycling date december dementia democrats dental department diabetes diaper
    district dodgeball dog donation downtown drag drawing drive drop dump easter egg election electronics english eve everything
    exchange expo eye fall fantasy farm farmers fashion father february fiction field fire fireworks first fish fit flag flea flower flu food
    football foundation four freshman friends fry fun fund funday funeral game garage garden gardening gentle ghost gift gingerbread
    giveaway golf good graduation grand great grief guided gun gymnastics half halloween ham hanukkah harvest hazardous haunted
    health hearing hearts heritage hike hiring history home homework honor hop hope hot house household hunt ice immunization improv independence
    indoor information intermediate january japanese job jewelry july june juneteenth karaoke kickoff kids kindergarten kinder kitchen
    kitten knit ladies lady lego lenten library light lighting line lion literacy local love low lowcost luau lunar madness makers
    making march mardi gras marathon market master math maundy may medicare meal medical memorial memory mental menorah mental metal
    midnight mindful mineral mini mlk mobile mom mother movement moving musical national nativity nature networking new night nine november off
    october old one open opening orientation out outdoor packet paint painting palm pancake pantry paper parade parent passover pasta
    people pet philharmonic photo pickleball picnic pie pierogi pilates pinochle pizza planning plant play playgroup poetry pokemon poker
    polar plunge policy pool popup posada potluck pottery power pride primary public pumpkin puppet puzzle quilt rabies raffle rally
    ready record recovery recycling red republicans resume ribbon cutting rosary rotary rummage run safety sale salsa santa sausage
    scavenger scholarship science scout scrabble scrap second secondhand seed self senior september sew shamrock shop shopping
    short shred shredding silent sing sip six skate skating sketch ski sledding small soup spaghetti special spelling spirit stamp star start
    state stations step stitch story strawberry street strength stretch student study summer sunrise super supper support sustainable swap
    sweep swim swimming symphony table tai chi tag tailgate tax tea tech teen thanksgiving three toddler touch town toy track trail
    train treasure treat tree trick trivia trunk tutoring turkey two unity vaccine valentine vendor vespers veterans video vigil village
    vision voter voting waste water watercolor wellness wild wildflower wildlife wine winter women wonder woods worship wreath writers
    writing yard yarn year youth zoning zumba`,
);
