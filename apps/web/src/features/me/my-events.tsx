import { useRef } from 'react';
import { remembered, useRemembered } from '../../lib/local-storage';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';
import { MovesContext } from '../events/moves';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import { Added } from '../quick-add/added';
import { MyReminders } from '../reminders/my-reminders';
import styles from './my-events.module.css';
import { OwnCategories } from './own-categories';
import { SIGNS_AND_BUTTONS } from './row-end';
import { savedWords } from './saved-words';
import { useKeptPlace } from './use-kept-place';
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

const Actions = () => (
  <>
    <ViewSwitch />
    <Button variant="filled" leftSection={<Icon name="plus" />} onClick={() => askForOwnEvent({ kind: 'add' })}>
      Add event
    </Button>
  </>
);
