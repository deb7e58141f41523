import { countRoomRows, FEATURED_ENTRY, formatCount, OWN_EVENTS_ORGANIZATION, parseOrganizationEntry } from '#libs/contracts';
import { useFilterCount } from '../../lib/filters';
import { openSubscribe } from '../../lib/subscribe-dialog';
import { useAssistantOn } from '../../lib/use-assistant';
import { Button } from '../../ui/button';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import type { SummaryChoice } from '../assistant/summary-choice';
import { useChoice } from '../choice/use-choice';
import { countListRows, type PageEvents } from '../events/views/page-events';
import styles from './home-page.module.css';

type Props = { pageEvents: PageEvents; onAsk: (choice: SummaryChoice) => void };

export const ChosenLine = ({ pageEvents, onAsk }: Props) => {
  const magic = useAssistantOn();
  const { choice } = useChoice();
  const isFiltered = useFilterCount() > 0;
  const entry =
    choice.kind === 'entry' && choice.entry !== FEATURED_ENTRY && choice.entry !== OWN_EVENTS_ORGANIZATION ? choice.entry : null;
  const count = countListRows(pageEvents);
  const name = entry && (parseOrganizationEntry(entry).subOrganization ?? parseOrganizationEntry(entry).organization);
  const actions = entry !== null && (
    <>
      {magic && pageEvents.state === 'ready' && (
        <Button
          leftSection={<Icon name="sparkle" />}
          onClick={() => onAsk({ kind: 'events', title: `Summary of ${name}`, events: pageEvents.events })}
        >
          Summarize
        </Button>
      )}
      <Button leftSection={<Icon name="calplus" />} onClick={() => openSubscribe({ kind: 'entry', entry })}>
        Subscribe
      </Button>
    </>
  );
  return (
    <>
      <DeferredMount isRequested={isFiltered}>
        <RemainingCount
          silentWhenEmpty
          remaining={count}
          events={pageEvents.state === 'ready' ? pageEvents.events : undefined}
          {...countsOf(pageEvents)}
        >
          {actions}
        </RemainingCount>
      </DeferredMount>
      {entry !== null && !isFiltered && (
        <div className={`${styles.chosen} paperless`}>
          <p>
            {count !== undefined && <b>{formatCount(count, 'event')}</b>}
            <span className={styles.whose}> of {name}</span>
          </p>
          {actions}
        </div>
      )}
    </>
  );
};

/** In a large town as the server counted, unless everything is loaded. */
const countsOf = (pageEvents: PageEvents): { all?: number | undefined; probable?: number | undefined } => {
  if (pageEvents.state !== 'ready') return {};
  const { all, rest } = pageEvents;
  return rest && !rest.isUnfiltered ? { all: rest.all, probable: rest.probable } : { all: all && countRoomRows(all) };
};

const RemainingCount = lazyComponent(async () => (await import('../filters/remaining-count')).RemainingCount);
