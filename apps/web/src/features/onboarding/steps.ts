import type { ComponentType } from 'react';
import { formatCount, formatList, type PublisherKind } from '#libs/contracts';
import type { IconName } from '../../ui/icon';
import { EventActionTips } from './event-action-tips';
import { OrganizationExamples } from './organization-examples';
import { TodayEvents } from './today-events';

export type Step = {
  id: string;
  title: string;
  subtitle?: string;
  description?: string;
  explanation?: string;
  content?: ComponentType;
  icon?: IconName;
  isDistrictSelection?: boolean;
};

type TourTown = { town: string; organizations: number; kinds: readonly PublisherKind[]; hasDistricts: boolean };

export const toSteps = ({ town, organizations, kinds, hasDistricts }: TourTown): Step[] => [
  {
    id: 'welcome',
    title: 'Welcome to Almanac',
    subtitle: `Everything ${town} has on, on one board.`,
    content: TodayEvents,
    description: `${organizations > 1 ? `${formatCount(organizations, 'organization')} post` : 'Everybody posts'} here${formatKinds(kinds)}. Look by day, search by name, open the map.`,
  },
  {
    id: 'follow',
    title: 'Your own calendar',
    content: OrganizationExamples,
    icon: 'settings',
    description: `Follow ${formatSomeKinds(kinds)}, or just a part of one, and MY ALMANAC shows what they have on. The first button above the list is where you choose.`,
  },
  {
    id: 'keep',
    title: 'Nothing missed',
    content: EventActionTips,
    icon: 'saved',
    description: 'Unfold an event to do this. With an account it is with you everywhere, and the plus adds events of your own.',
  },
  ...(hasDistricts ? [DISTRICT_STEP] : []),
];

const formatKinds = (kinds: readonly PublisherKind[]) => (kinds.length > 0 ? `: ${kinds.map(({ all }) => all).join(', ')}` : '');

const formatSomeKinds = (kinds: readonly PublisherKind[]) =>
  formatList(
    kinds.slice(0, MAX_NAMED_KINDS).map(({ one }) => one),
    'or',
  ) || 'an organization';

const MAX_NAMED_KINDS = 3;

const DISTRICT_STEP: Step = {
  id: 'district',
  title: 'Your collection district',
  explanation: 'Trash and recycling, on your day.',
  isDistrictSelection: true,
};
