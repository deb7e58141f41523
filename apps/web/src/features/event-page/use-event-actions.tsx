import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type Day,
  eventSlugOf,
  hasDate,
  isOrganizationSelected,
  isOwnEvent,
  isPast,
  type TownEvent,
  titleOf,
} from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { copyWithToast, LINK_COPIED_TOAST } from '../../lib/copy-with-toast';
import { openOwnEvent } from '../../lib/own-event-dialog';
import { queries } from '../../lib/queries';
import { openReminder } from '../../lib/remind-dialog';
import { canShare, share } from '../../lib/share';
import { useHydrated } from '../../lib/use-hydrated';
import { useFeature, useNow, useToday, useTown } from '../../lib/use-town';
import type { IconName } from '../../ui/icon';
import { addToCalendar, calendarFileOf } from '../events/add-to-calendar';
import { useExplicitFollows } from '../preferences/use-preferences';
import { useSave } from '../preferences/use-save';
import { canRemind } from '../reminders/can-remind';
import { ReportDialog } from '../report/report-dialog';
import { FollowDialog } from './follow-dialog';

export type EventAction = {
  /** Stays the same when the label changes, so that the button keeps the focus. */
  name: string;
  label: ReactNode;
  icon: IconName;
  pressed?: boolean;
  isPrimary?: boolean;
  isInMoreMenu?: boolean;
  run: () => void;
};

export const useEventActions = (event: TownEvent): { actions: EventAction[]; dialog: ReactNode } => {
  const { saved, toggle } = useSave(event.id);
  const { data: organizations } = useQuery(queries.organizations);
  const follows = useExplicitFollows();
  const key = useOwnKey();
  const { timeZone } = useTown();
  const [now, today] = [useNow(), useToday()];
  const linkTo = useEventLink();
  const [following, setFollowing] = useState(false);
  const [reporting, setReporting] = useState(false);
  const canReport = useFeature('suggest');
  const hasShareSheet = useHydrated() && canShare();
  const organization = organizations?.find(({ name }) => name === event.organization);

  const save: EventAction = {
    name: 'save',
    label: saved ? 'Saved' : 'Save',
    icon: saved ? 'saved' : 'save',
    pressed: saved,
    isPrimary: event.status === 'confirmed',
    run: toggle,
  };
  const follow: EventAction = {
    name: 'follow',
    ...(organization && isOrganizationSelected(organization, follows)
      ? { label: 'Manage', icon: 'check' }
      : { label: 'Follow Org', icon: 'plus' }),
    run: () => setFollowing(true),
  };

  const remind: EventAction[] = canRemind(event, timeZone, now)
    ? [{ name: 'remind', label: 'Remind', icon: 'bell', run: () => openReminder(event) }]
    : [];
  const add: EventAction[] = [
    { name: 'add', label: 'Add to cal', icon: 'calplus', run: () => addToCalendar(event) },
    ...(hasFile(event, today)
      ? [
          {
            name: 'file',
            label: 'Calendar file',
            icon: 'download' as const,
            isInMoreMenu: true,
            run: () => window.location.assign(calendarFileOf(event)),
          },
        ]
      : []),
  ];
  const report: EventAction[] = canReport
    ? [{ name: 'report', label: 'Report an issue', icon: 'flag', isInMoreMenu: true, run: () => setReporting(true) }]
    : [];
  const reportDialog = reporting && <ReportDialog event={event} onClose={() => setReporting(false)} />;
  if (isOwnEvent(event)) return { actions: [...remind, ...add, ...ownActions(event), ...report], dialog: reportDialog };

  const pass: EventAction[] = [
    {
      name: 'copy',
      label: 'Copy Event Link',
      icon: 'link',
      isInMoreMenu: true,
      run: () => copyWithToast(linkTo(event), LINK_COPIED_TOAST),
    },
    ...(hasShareSheet
      ? [
          {
            name: 'share',
            label: 'Share',
            icon: 'share' as const,
            isInMoreMenu: true,
            run: () => void share({ title: titleOf(event), url: linkTo(event) }),
          },
        ]
      : []),
  ];
  return {
    actions: [save, ...remind, ...(organization ? [follow] : []), ...add, ...pass, ...report],
    dialog: (
      <>
        {following && organization && <FollowDialog key={key} organization={organization} onClose={() => setFollowing(false)} />}
        {reportDialog}
      </>
    ),
  };
};

/** Own events have no public page, so their link cannot be shared. */
const ownActions = (event: TownEvent): EventAction[] => [
  { name: 'edit', label: 'Edit', icon: 'pen', run: () => openOwnEvent({ kind: 'edit', event }) },
  { name: 'delete', label: 'Delete', icon: 'trash', run: () => openOwnEvent({ kind: 'delete', event }) },
];

const hasFile = (event: TownEvent, today: Day) => hasDate(event) && !isPast(event, today);

/** The address is the event's slug, or its number if another event has the same slug. In a large town that is not known. */
const useEventLink = () => {
  const client = useQueryClient();
  const { isLarge } = useTown();
  return (event: TownEvent) => {
    const page = client.getQueryData(queries.events.queryKey);
    const isPart = page ? page.until !== null : isLarge;
    const slug = eventSlugOf(event);
    const shared = isPart || page?.events.some((other) => other.id !== event.id && eventSlugOf(other) === slug);
    return `${location.origin}/event/${shared ? event.id : encodeURIComponent(slug)}`;
  };
};
