import { useEffect, useRef, useState } from 'react';
import { withoutMarks } from '#libs/contracts';
import { useNow } from '../../lib/use-town';
import styles from './chat.module.css';
import { Composer } from './composer';
import { type Conversation, conversation } from './conversation';
import { Messages } from './messages';
import { Suggestions } from './suggestions';
import { useFollowing } from './use-following';
import { useInSight } from './use-in-sight';

/** The conversation, and below it what is asked next. */
export const Chat = () => {
  const said = conversation.use();
  const { messages, reply } = said;
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [events, now] = [useInSight(), useLatest(useNow())];
  const isBusy = reply !== null;
  useFollowing(frame, said);

  const ask = (question: string) => {
    field.current?.focus();
    void conversation.ask(question, events, () => now.current);
  };
  const stop = () => {
    conversation.stop();
    field.current?.focus();
  };
  return (
    <div className={styles.chat} ref={frame}>
      {messages.length === 0 && !isBusy ? <Suggestions ask={ask} /> : <Messages {...said} />}
      <Composer field={field} isBusy={isBusy} ask={ask} stop={stop} />
      <Announced {...said} />
    </div>
  );
};

/** What has been answered is read out once it is whole: only what comes while one is here. */
const Announced = ({ messages, reply }: Conversation) => {
  const [begun] = useState(messages.length);
  const last = messages.length > begun ? messages.at(-1) : undefined;
  return (
    <p className="sr" role="status">
      {reply !== null ? 'The assistant is answering.' : last?.role === 'assistant' ? withoutMarks(last.content) : ''}
    </p>
  );
};

/** The present value, for what is done later. */
const useLatest = <T,>(value: T) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
