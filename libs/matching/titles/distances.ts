/** Each distance of a race is an event of its own: 'Marathon', 'Half Marathon', '10K'. */
export const haveDifferentDistances = (a: readonly string[], b: readonly string[]): boolean => {
  const [ofA, ofB] = [distancesIn(a), distancesIn(b)];
  return ofA.length > 0 && ofB.length > 0 && !ofA.some((distance) => ofB.includes(distance));
};

const distancesIn = (all: readonly string[]): string[] =>
  all.flatMap((word, i) => {
    if (/^\d+k$/.test(word)) return word;
    if (/^\d+$/.test(word) && /^mi(les?)?$/.test(all[i + 1] ?? '')) return `${word} miles`;
    if (word === 'half') return word;
    if (word === 'fun' && /^(?:run|walk)s?$/.test(all[i + 1] ?? '')) return ['fun', USUAL_FUN_RUN];
    return word === 'marathon' && all[i - 1] !== 'half'
      ? `${KINDS_OF_MARATHON.has(all[i - 1] ?? '') ? all[i - 1] : 'full'} marathon`
      : [];
  });

/** Newspapers call such a race by either. */
const USUAL_FUN_RUN = '5k';

const KINDS_OF_MARATHON = new Set(['ultra', 'relay', 'mini', 'quarter']);
