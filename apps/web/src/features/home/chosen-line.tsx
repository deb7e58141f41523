import { countRoomRows, FEATURED, formatCount, MY_EVENTS, parseOrganizationEntry } from '#libs/contracts';
import { useFilterCount } from '../../lib/filters';
import { openSubscribe } from '../../lib/subscribe-dialog';
import { useAssistantOn } from '../../lib/use-assistant';
import { Button } from '../../ui/button';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import type { SummaryChoice } from '../assistant/summary-choice';
import { useChoice } from '../choice/use-choice';
import type { PageEvents } from '../events/views/page-events';
import styles from './home-page.module.css';

type Props = { pageEvents: PageEvents; onAsk: (choice: SummaryChoice) => void };

export const ChosenLine = ({ pageEvents, onAsk }: Props) => {
  const magic = useAssistantOn();
  const { choice } = useChoice();
  const isFiltered = useFilterCount() > 0;
  const entry = choice.kind === 'entry' && choice.entry !== FEATURED && choice.entry !== MY_EVENTS ? choice.entry : null;
  const count = pageEvents.state === 'ready' ? countRoomRows(pageEvents.events) : undefined;
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
          all={pageEvents.state === 'ready' && pageEvents.all ? countRoomRows(pageEvents.all) : undefined}
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

const RemainingCount = lazyComponent(async () => (await import('../filters/remaining-count')).RemainingCount);
