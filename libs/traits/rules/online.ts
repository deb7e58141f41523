import { type Evidence, words } from '../evidence';

export const ONLINE_PRIOR = -2.5;

export const ONLINE_EVIDENCE: readonly Evidence[] = [
  { weight: 4, in: ['location'], pattern: words('multi ?platform', 'hybrid', 'zoom', 'online', 'virtual') },
  {
    weight: 4,
    in: ['name', 'description'],
    pattern: words(
      'live ?stream(?:ed|ing)?',
      'streamed (?:live )?(?:on|at|via) (?:the |our |its )?(?:\\w+ ){0,2}(?:site|web ?site|channel|page|youtube|facebook)',
      'streamed online',
      'hybrid',
      'multi ?platform',
      'join (?:us )?(?:online|virtually|remotely)',
      'remotely',
      'watch (?:it )?(?:live|online)(?! on (?:cable|tv|television|channel))',
      'by phone or computer',
      '(?<!(?:cannot|not) )join (?:the |our |us (?:on|via) )?zoom',
      'streaming video:',
      '(?:facebook|youtube) live',
      'live on (?:our |the )?(?:facebook|youtube)(?: page| channel)?',
    ),
  },
  {
    weight: -3,
    in: ['name', 'description'],
    pattern: words('in person only', 'not (?:be )?(?:streamed|online|virtual)', 'recorded'),
  },
  { weight: -3, in: ['name'], pattern: words('in person') },
];
