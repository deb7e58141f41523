import { stemOf } from '../forms';
import { areDisjoint, haveEqualWords, type Words } from '../word-lists';
import { stemSet } from '../words';

/**
 * Both are about one thing, in other words: 'Canoe Trip' and 'Paddle', 'Scary Stories' and 'Ghost Tales'. Of two kinds of it each has
 * its own: 'Owl Prowl' is a bird walk, but no walk to the loons. Where only a word is replaced, another one of the topic has to be in
 * both: 'Crochet Circle' and 'Knitting Circle' are two.
 */
export const haveCommonTopic = (a: Words, b: Words, isOnlyReplaced: boolean): boolean => {
  const [ofA, ofB] = [a, b].map((words) => words.map(stemOf));
  return topicsOf(ofA!).some(({ names, kinds }) => {
    const [saidA, saidB] = [ofA!, ofB!].map((stems) => stems.filter((stem) => names.has(stem) || kinds.has(stem)));
    const isShared = !areDisjoint(saidA!, saidB!);
    return (
      saidB!.length > 0 &&
      !haveEqualWords(saidA!, saidB!) &&
      [...saidA!, ...saidB!].some((stem) => names.has(stem)) &&
      (isShared || !isOnlyReplaced)
    );
  });
};

/** Most titles have none. */
const topicsOf = (stems: Words) => stems.flatMap((stem) => TOPICS_BY_STEM.get(stem)?.map(({ topic }) => topic) ?? []);

/**
 * Narrow enough that a place rarely has two events of one topic at a time: a class in pottery and one in painting are two. Behind a
 * colon are kinds of it. None has another meaning in one of its forms, such as 'signing' or 'screening'.
 */
const TOPICS = `avalanche avalanches avy backcountry
  astronomy observatory observing planetarium telescope: constellation eclipse jupiter mars meteor nebula planet saturn
  author novel novelist
  beekeeping bee hive honey
  beer ale brew lager pint
  bicycle bike biking cycling cyclist pedal
  bird audubon birding birder: loon owl raptor songbird warbler
  boat ship vessel: pontoon sail schooner
  bookmobile wheels
  bread baking sourdough
  butterfly monarch pollinator
  canoe canoeing kayak kayaking paddle paddler paddling
  car auto automobile classic cruise roadster
  choir: cantata hymn madrigal oratorio requiem
  christmas yule
  climate warming
  cleanup clean litter trash
  comedy comedian comic improv laugh standup
  computer gadget internet smartphone technology
  crochet fiber fibre knit knitter needle needlework wool yarn
  crop grazing pasture soil
  diver shipwreck wreck
  eggstravaganza: bunny egg
  farewell retire retirement
  father dad daddy
  film cinema: documentary
  fishing angler fish: walleye
  fix mend repair
  foraging fungi mushroom
  fossil dinosaur paleontology
  garden horticulture perennial
  genealogy ancestor ancestry archive genealogist record register roots sacramental
  ghost haunted scary spooky
  halloween costume
  cemetery graves graveyard tomb tombstone
  grief bereavement loss
  homebuyer homeowner homeownership mortgage
  horse equestrian pony
  italian italy
  landfill garbage hazardous recycling rubbish waste
  maple sap sugar sugarbush sugaring syrup
  medicare insurance
  mexican grito mexico patria
  mother mom mum
  norwegian lefse lutefisk nordic scandinavian
  opera aria
  patchwork piecemaker quilt quilter quilting
  pirate treasure
  drama playwright theater
  pottery ceramic clay kiln wheel
  police cop officer sheriff trooper
  powwow tribal
  railroad locomotive rail railway train
  robot coding robotic
  rodeo bronc
  seafood: clam crab crawfish lobster oyster shrimp
  sewing quilting seamstress
  sled sledding toboggan
  story storyteller storytelling
  swim aquatic dive diver swimmer swimming
  threshers engine steam tractor
  boardwalk footbridge trail
  veteran legion remembrance soldier
  volunteer workday
  wildflower bloom
  wine vineyard winery vintage`
  .split('\n')
  .map((line) => {
    const [names, kinds = ''] = line.trim().split(': ');
    return { names: stemSet(names!), kinds: stemSet(kinds) };
  });

const TOPICS_BY_STEM = Map.groupBy(
  TOPICS.flatMap((topic) => [...topic.names, ...topic.kinds].map((stem) => ({ stem, topic }))),
  ({ stem }) => stem,
);
