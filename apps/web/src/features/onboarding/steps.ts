import type { ComponentType } from 'react';
import { countedWords, listWords, type PublisherKind } from '#libs/contracts';
import type { IconName } from '../../ui/icon';
import { Keeping } from './keeping';
import { Organizations } from './organizations';
import { Today } from './today';

export type Step = {
  id: string;
  title: string;
  /** A sentence that says it all. */
  subtitle?: string;
  description?: string;
  /** Why something is asked. */
  explanation?: string;
  /** Lines to look at, beside a panel: of the icon, else of the day. */
  content?: ComponentType;
  icon?: IconName;
  isDistrictSelection?: boolean;
};

type Place = { town: string; organizations: number; kinds: readonly PublisherKind[]; hasDistricts: boolean };

/** Four of them; three in a town without collection districts. */
export const stepsIn = ({ town, organizations, kinds, hasDistricts }: Place): Step[] => [
  {
    id: 'welcome',
    title: 'Welcome to Almanac',
    subtitle: `Everything ${town} has on, on one board.`,
    content: Today,
    description: `${organizations > 1 ? `${countedWords(organizations, 'organization')} post` : 'Everybody posts'} here${kindsWords(kinds)}. Look by day, search by name, open the map.`,
  },
  {
    id: 'follow',
    title: 'Your own calendar',
    content: Organizations,
    icon: 'settings',
    description: `Follow ${someWords(kinds)}, or just a part of one, and MY ALMANAC shows what they have on. The first button above the list is where you choose.`,
  },
  {
    id: 'keep',
    title: 'Nothing missed',
    content: Keeping,
    icon: 'saved',
    description: 'Unfold an event to do this. With an account it is with you everywhere, and the plus adds events of your own.',
  },
  ...(hasDistricts ? [DISTRICT] : []),
];

const kindsWords = (kinds: readonly PublisherKind[]) => (kinds.length > 0 ? `: ${kinds.map(({ all }) => all).join(', ')}` : '');

const someWords = (kinds: readonly PublisherKind[]) =>
  listWords(
    kinds.slice(0, MOST_NAMED).map(({ one }) => one),
    'or',
  ) || 'an organization';

const MOST_NAMED = 3;

const DISTRICT: Step = {
  id: 'district',
  title: 'Your collection district',
  explanation: 'Trash and recycling, on your day.',
  isDistrictSelection: true,
};
