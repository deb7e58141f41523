import { useId, useState } from 'react';
import { useAssistantOn } from '../../lib/use-assistant';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './agenda-fold.module.css';

export const AgendaFold = ({ id }: { id: number }) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return useAssistantOn() ? (
    <div className="paperless">
      <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        Meeting Agenda Summary
        <Icon name={isOpen ? 'up' : 'down'} />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <DeferredMount isRequested>
            <AgendaSummary id={id} />
          </DeferredMount>
        )}
      </div>
    </div>
  ) : null;
};

const AgendaSummary = lazyComponent(async () => (await import('./agenda-summary')).AgendaSummary);
