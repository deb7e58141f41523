import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Day, isOwn, isPast, numberWords, type TownEvent } from '#libs/contracts';
import { focusHeading } from '../../lib/focus-heading';
import { remembered, useRemembered } from '../../lib/local-storage';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { EventSigns } from '../events/card/event-signs';
import type { RowEnd } from '../events/card/row-end';
import { MovesContext } from '../events/moves';
import { nextRow } from '../events/next-row';
import { OwnSign } from '../events/own-sign';
import { RowButtons } from '../events/row-buttons';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import { Added } from '../quick-add/added';
import { MyReminders } from '../reminders/my-reminders';
import styles from './my-events.module.css';
import { OwnCategories } from './own-categories';
import { useSaved } from './use-saved';
import { useShownSaved } from './use-shown-saved';

/** What somebody has saved, what became of it, and the way to take it off again; and what is their own. */
export const MyEvents = () => {
  const [view] = useRemembered(remembered.eventView);
  const saved = useSaved();
  const { coming, all } = useShownSaved(saved);
  const views = useRef<HTMLDivElement>(null);
  return (
    <Page title="My Events" lead={savedWords(saved.events, useToday())} actions={<Actions />}>
      <div className={styles.lane}>
        <Added />
        <div className={styles.columns} data-view={view}>
          <div ref={views} className={styles.views} {...useKeptPlace(views, saved.events)}>
            <MovesContext value={saved.moves}>
              <EventViews view={view} shown={coming} useMonth={() => all} rowEnd={SIGNS_AND_BUTTONS} />
            </MovesContext>
          </div>
          <OwnCategories events={saved.events} />
        </div>
        <MyReminders />
      </div>
      <BackToTop />
    </Page>
  );
};

/** '9 saved', '9 saved, 4 of them over', '9 saved, 2 of your own'; the room for it until it can be told. */
const savedWords = (events: TownEvent[] | undefined, today: Day): string => {
  if (!events) return '\u00a0';
  const saved = events.filter((event) => !isOwn(event));
  const over = saved.filter((event) => isPast(event, today)).length;
  const own = new Set(events.filter(isOwn).map(({ id, repeats }) => repeats?.id ?? id)).size;
  const isOnlyOwn = saved.length === 0 && own > 0;
  return [
    !isOnlyOwn && `${numberWords(saved.length)} saved`,
    over > 0 && `${numberWords(over)} of them over`,
    own > 0 && `${numberWords(own)} of your own`,
  ]
    .filter(Boolean)
    .join(', ');
};

const Actions = () => (
  <>
    <ViewSwitch />
    <Button variant="filled" leftSection={<Icon name="plus" />} onClick={() => askForOwnEvent({ kind: 'add' })}>
      Add event
    </Button>
  </>
);

/** Whoever takes an event off goes on at the next one with the keyboard; after the last one, at the headline. */
const useKeptPlace = (list: RefObject<HTMLElement | null>, events: unknown) => {
  const left = useRef<{ row: HTMLElement; next: HTMLElement | null }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other events are shown
  useLayoutEffect(() => {
    if (!left.current || left.current.row.isConnected) return;
    const { next } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    if (next) next.querySelector('button')?.focus();
    else focusHeading();
  }, [events]);

  const onClickCapture = ({ target }: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('[id^="event-"]');
    left.current = row && { row, next: nextRow(list.current, row.id) };
  };
  return { onClickCapture };
};

/** Here the sign that an event is saved is the button that takes it off, and the pen that edits one's own stands where its sign would. */
const SIGNS_AND_BUTTONS: RowEnd = {
  Sign: OwnSign,
  End: ({ event, onHide }) => (
    <>
      {!isOwn(event) && <EventSigns event={event} saved={false} />}
      <RowButtons event={event} onHide={onHide} />
    </>
  ),
};
