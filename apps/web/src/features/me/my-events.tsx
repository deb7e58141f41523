import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Day, formatNumber, isOwnEvent, isPast, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered, useRemembered } from '../../lib/local-storage';
import { openOwnEvent } from '../../lib/own-event-dialog';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { EventSigns } from '../events/card/event-signs';
import type { RowEnd } from '../events/card/row-end';
import { EventChangesContext } from '../events/event-changes';
import { findNextRow } from '../events/next-row';
import { OwnEventSign } from '../events/own-event-sign';
import { RowButtons } from '../events/row-buttons';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import { AddedEvent } from '../quick-add/added-event';
import { MyReminders } from '../reminders/my-reminders';
import styles from './my-events.module.css';
import { OwnCategories } from './own-categories';
import { useSavedState } from './use-saved-state';
import { useShownSaved } from './use-shown-saved';

export const MyEvents = () => {
  const [view] = useRemembered(remembered.eventView);
  const saved = useSavedState();
  const { coming, all } = useShownSaved(saved);
  const views = useRef<HTMLDivElement>(null);
  return (
    <Page title="My Events" lead={formatSavedCount(saved.events, useToday())} actions={<Actions />}>
      <div className={styles.lane}>
        <AddedEvent />
        <div className={styles.columns} data-view={view}>
          <div ref={views} className={styles.views} {...useKeepFocus(views, saved.events)}>
            <EventChangesContext value={saved.changes}>
              <EventViews view={view} pageEvents={coming} useMonth={() => all} rowEnd={SIGNS_AND_BUTTONS} />
            </EventChangesContext>
          </div>
          <OwnCategories events={saved.events} />
        </div>
        <MyReminders />
      </div>
      <BackToTop />
    </Page>
  );
};

/** '9 saved', '9 saved, 4 of them over', '9 saved, 2 of your own'; a non-breaking space until known, which keeps the room. */
const formatSavedCount = (events: TownEvent[] | undefined, today: Day): string => {
  if (!events) return '\u00a0';
  const saved = events.filter((event) => !isOwnEvent(event));
  const over = saved.filter((event) => isPast(event, today)).length;
  const own = new Set(events.filter(isOwnEvent).map(({ id, repeats }) => repeats?.id ?? id)).size;
  const isOnlyOwn = saved.length === 0 && own > 0;
  return [
    !isOnlyOwn && `${formatNumber(saved.length)} saved`,
    over > 0 && `${formatNumber(over)} of them over`,
    own > 0 && `${formatNumber(own)} of your own`,
  ]
    .filter(Boolean)
    .join(', ');
};

const Actions = () => (
  <>
    <ViewSwitch />
    <Button variant="filled" leftSection={<Icon name="plus" />} onClick={() => openOwnEvent({ kind: 'add' })}>
      Add event
    </Button>
  </>
);

const useKeepFocus = (list: RefObject<HTMLElement | null>, events: unknown) => {
  const focusedRow = useRef<{ row: HTMLElement; next: HTMLElement | null }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other events are shown
  useLayoutEffect(() => {
    if (!focusedRow.current || focusedRow.current.row.isConnected) return;
    const { next } = focusedRow.current;
    focusedRow.current = null;
    if (document.activeElement !== document.body) return;
    if (next) next.querySelector('button')?.focus();
    else focusHeading();
  }, [events]);

  const onClickCapture = ({ target }: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('[id^="event-"]');
    focusedRow.current = row && { row, next: findNextRow(list.current, row.id) };
  };
  return { onClickCapture };
};

const SIGNS_AND_BUTTONS: RowEnd = {
  Sign: OwnEventSign,
  End: ({ event, onHide }) => (
    <>
      {!isOwnEvent(event) && <EventSigns event={event} saved={false} />}
      <RowButtons event={event} onHide={onHide} />
    </>
  ),
};
