import type { ComponentType } from 'react';
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

type Place = { town: string; organizations: number; hasDistricts: boolean };

/** Four of them; three in a town without collection districts. */
export const stepsIn = ({ town, organizations, hasDistricts }: Place): Step[] => [
  {
    id: 'welcome',
    title: 'Welcome to Almanac',
    subtitle: `Everything ${town} has on, on one board.`,
    content: Today,
    description: `${organizations > 1 ? `${organizations} organizations post` : 'Everybody posts'} here: the town, the schools, the library, the teams, the clubs. Look by day, search by name, open the map.`,
  },
  {
    id: 'follow',
    title: 'Your own calendar',
    content: Organizations,
    icon: 'settings',
    description:
      'Follow the library, a school or just one of its teams, and MY ALMANAC shows what they have on. The first button above the list is where you choose.',
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

const DISTRICT: Step = {
  id: 'district',
  title: 'Your collection district',
  explanation: 'Trash and recycling, on your day.',
  isDistrictSelection: true,
};
