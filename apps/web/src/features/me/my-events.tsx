import { useRef } from 'react';
import { remembered, useRemembered } from '../../lib/local-storage';
import { useToday } from '../../lib/use-town';
import { Page } from '../../ui/page';
import { MovesContext } from '../events/moves';
import { BackToTop } from '../events/views/back-to-top';
import { EventViews } from '../events/views/event-views';
import { ViewSwitch } from '../events/views/view-switch';
import { Added } from '../quick-add/added';
import { savedWords } from './saved-words';
import { SignsAndRemoval } from './signs-and-removal';
import { useKeptPlace } from './use-kept-place';
import { useSaved } from './use-saved';
import { useShownSaved } from './use-shown-saved';

/** What somebody has saved, what became of it, and the way to take it off again. */
export const MyEvents = () => {
  const [view] = useRemembered(remembered.eventView);
  const saved = useSaved();
  const { coming, all } = useShownSaved(saved);
  const views = useRef<HTMLDivElement>(null);
  return (
    <Page title="My Events" lead={savedWords(saved.events, useToday())} actions={<ViewSwitch />}>
      <Added />
      <div ref={views} {...useKeptPlace(views, saved.events)}>
        <MovesContext value={saved.moves}>
          <EventViews view={view} shown={coming} useMonth={() => all} rowEnd={SignsAndRemoval} />
        </MovesContext>
      </div>
      <BackToTop side={view === 'list' ? 'left' : 'right'} />
    </Page>
  );
};
