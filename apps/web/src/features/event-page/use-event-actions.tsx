import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Day, eventSlug, hasDate, isChecked, isOwn, isPast, type TownEvent, titleOf } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { copyAndSay, LINK_COPIED } from '../../lib/copy-and-say';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { queries } from '../../lib/queries';
import { askForReminder } from '../../lib/remind-dialog';
import { canShare, share } from '../../lib/share';
import { useHydrated } from '../../lib/use-hydrated';
import { useFeature, useNow, useToday, useTown } from '../../lib/use-town';
import type { IconName } from '../../ui/icon';
import { addToCalendar, calendarFileOf } from '../events/add-to-calendar';
import { useFollowed } from '../preferences/use-preferences';
import { useSave } from '../preferences/use-save';
import { canRemind } from '../reminders/can-remind';
import { ReportDialog } from '../report/report-dialog';
import { FollowDialog } from './follow-dialog';

export type EventAction = {
  /** The same whatever its label: the button stays, and with it the keyboard. */
  name: string;
  label: ReactNode;
  icon: IconName;
  pressed?: boolean;
  /** The one that carries the accent. */
  main?: boolean;
  /** Behind More on a phone. */
  more?: boolean;
  act: () => void;
};

/** What one can do about an event, in the order it is offered, and the dialog that one of them opens. */
export const useEventActions = (event: TownEvent): { actions: EventAction[]; dialog: ReactNode } => {
  const { saved, toggle } = useSave(event.id);
  const { data: organizations } = useQuery(queries.organizations);
  const follows = useFollowed();
  const key = useOwnKey();
  const { timeZone } = useTown();
  const [now, today] = [useNow(), useToday()];
  const linkTo = useLink();
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
    main: event.status === 'confirmed',
    act: toggle,
  };
  const follow: EventAction = {
    name: 'follow',
    ...(organization && isChecked(organization, follows)
      ? { label: 'Manage', icon: 'check' }
      : { label: 'Follow Org', icon: 'plus' }),
    act: () => setFollowing(true),
  };

  const remind: EventAction[] = canRemind(event, timeZone, now)
    ? [{ name: 'remind', label: 'Remind', icon: 'bell', act: () => askForReminder(event) }]
    : [];
  const add: EventAction[] = [
    { name: 'add', label: 'Add to cal', icon: 'calplus', act: () => addToCalendar(event) },
    ...(hasFile(event, today)
      ? [
          {
            name: 'file',
            label: 'Calendar file',
            icon: 'download' as const,
            more: true,
            act: () => window.location.assign(calendarFileOf(event)),
          },
        ]
      : []),
  ];
  const report: EventAction[] = canReport
    ? [{ name: 'report', label: 'Report an issue', icon: 'flag', more: true, act: () => setReporting(true) }]
    : [];
  const reportDialog = reporting && <ReportDialog event={event} onClose={() => setReporting(false)} />;
  if (isOwn(event)) return { actions: [...remind, ...add, ...ownActions(event), ...report], dialog: reportDialog };

  const pass: EventAction[] = [
    {
      name: 'copy',
      label: 'Copy Event Link',
      icon: 'link',
      more: true,
      act: () => copyAndSay(linkTo(event), LINK_COPIED),
    },
    ...(hasShareSheet
      ? [
          {
            name: 'share',
            label: 'Share',
            icon: 'share' as const,
            more: true,
            act: () => void share({ title: titleOf(event), url: linkTo(event) }),
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

/** Nobody else could follow a link to it. */
const ownActions = (event: TownEvent): EventAction[] => [
  { name: 'edit', label: 'Edit', icon: 'pen', act: () => askForOwnEvent({ kind: 'edit', event }) },
  { name: 'delete', label: 'Delete', icon: 'trash', act: () => askForOwnEvent({ kind: 'delete', event }) },
];

/** What is over is in no calendar any more. */
const hasFile = (event: TownEvent, today: Day) => hasDate(event) && !isPast(event, today);

/** An address that can be read, unless another event would answer to it. */
const useLink = () => {
  const client = useQueryClient();
  return (event: TownEvent) => {
    const known = client.getQueryData(queries.events.queryKey) ?? [];
    const slug = eventSlug(event);
    const shared = known.some((other) => other.id !== event.id && eventSlug(other) === slug);
    return `${location.origin}/event/${shared ? event.id : encodeURIComponent(slug)}`;
  };
};
