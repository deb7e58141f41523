import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { MAX_CHAT_MESSAGE_LENGTH } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import styles from './composer.module.css';

type Props = {
  field: Ref<HTMLTextAreaElement>;
  words: string;
  setWords: (words: string) => void;
  isBusy: boolean;
  ask: (question: string) => void;
  stop: () => void;
};

export const Composer = ({ field, words, setWords, isBusy, ask, stop }: Props) => {
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isBusy || !words.trim()) return;
    setWords('');
    ask(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <div className={`${styles.foot} paperless`}>
      <form className={styles.form} onSubmit={send}>
        <textarea
          ref={field}
          aria-label="Your question"
          rows={2}
          maxLength={MAX_CHAT_MESSAGE_LENGTH}
          enterKeyHint="send"
          placeholder="Ask about events, dates, locations or organizations"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={onKeyDown}
        />
        {/* Two buttons with keys: a click on Stop must not hit a Send button in the same place. */}
        {isBusy ? (
          <button key="stop" type="button" className={styles.send} aria-label="Stop" onClick={stop}>
            <Icon name="stop" />
          </button>
        ) : (
          <button key="send" type="submit" className={styles.send} aria-label="Send" disabled={!words.trim()}>
            <Icon name="send" />
          </button>
        )}
      </form>
      <p className={styles.disclaimer}>
        <Icon name="info" size={16} />
        <span>
          The assistant uses Claude, a generative AI by Anthropic, or rules where there is none. It can make mistakes; check
          official sources.
        </span>
      </p>
    </div>
  );
};
