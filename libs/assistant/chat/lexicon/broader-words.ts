/** Kinds, and words that are one of that kind: what is offered if no event has the word itself. */
export const BROADER_WORDS: Readonly<Record<string, string>> = {
  sports:
    'hockey soccer football baseball softball basketball volleyball lacrosse tennis pickleball golf rugby cricket wrestling ' +
    'gymnastics fencing swimming rowing archery badminton',
  music:
    'opera symphony orchestra quartet jazz blues rock folk choir recital musician guitar piano violin bluegrass reggae gospel',
  theater: 'ballet musical drama comedy improv puppet puppets circus magician',
  art: 'pottery ceramics sculpture watercolor painting drawing collage printmaking photography',
  craft: 'knitting quilting crochet sewing needlework weaving embroidery scrapbooking origami woodworking beading',
  race: '10k marathon halfmarathon triathlon duathlon',
  fitness: 'pilates yoga zumba aerobics tai qigong barre spin bootcamp',
};

/** What people call a kind, and the words by which a text tells it; a meal also by its hours, in minutes after midnight, if nothing is called so. */
export type KindInTexts = Readonly<{
  names: string;
  words: string;
  category?: string;
  starts?: Readonly<{ from: number; until: number }>;
}>;

export const KINDS_IN_TEXTS: readonly KindInTexts[] = [
  {
    names: 'music livemusic concert band gig',
    words: 'bluegrass jazz blues reggae gospel zydeco mariachi banjo fiddle guitar accordion ukulele shanties dj acoustic',
    category: 'music',
  },
  {
    names: 'breakfast',
    words: 'pancake pancakes waffles biscuits sausage eggs omelets brunch',
    starts: { from: 6 * 60, until: 11 * 60 },
  },
  {
    names: 'lunch luncheon',
    words: 'soup chili stew sandwich sandwiches taco tacos barbecue bbq potluck meal burgers',
    starts: { from: 10 * 60 + 30, until: 13 * 60 + 30 },
  },
  {
    names: 'dinner supper',
    words: 'spaghetti lasagna chili stew roast barbecue bbq potluck meal burgers tacos fish pierogi tamales',
    starts: { from: 16 * 60, until: 19 * 60 + 30 },
  },
];
