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

/** What people call a kind, and the words by which a text tells it. */
export const KINDS_IN_TEXTS: readonly (readonly [names: string, words: string])[] = [
  [
    'music livemusic concert band gig',
    'bluegrass jazz blues reggae gospel zydeco mariachi banjo fiddle guitar accordion ukulele shanties dj acoustic',
  ],
];
