import { useRef, useState } from 'react';
import { useAssistantOn } from '../../lib/use-assistant';
import { DeferredMount } from '../../ui/deferred-mount';
import { Icon } from '../../ui/icon';
import { lazyComponent } from '../../ui/lazy-component';
import styles from './assistant-button.module.css';
import { ASSISTANT_BUTTON_ID } from './button-id';
import { fetchParts } from './fetch-parts';
import type { SummaryChoice } from './summary-choice';

export const AssistantButton = ({ onAsk }: { onAsk: (choice: SummaryChoice) => void }) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return useAssistantOn() ? (
    <div className={styles.magic} data-magic>
      <button
        ref={button}
        type="button"
        id={ASSISTANT_BUTTON_ID}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon name="sparkle" size={20} />
        <span>Magic Stuff</span>
        <Icon name="down" size={16} />
      </button>
      {isOpen && (
        <DeferredMount isRequested>
          <AssistantMenu onAsk={onAsk} onClose={close} onLeave={() => setOpen(false)} />
        </DeferredMount>
      )}
    </div>
  ) : null;
};

const AssistantMenu = lazyComponent(async () => (await fetchParts()).AssistantMenu);
