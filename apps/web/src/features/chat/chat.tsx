import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isHidden, isPast, withoutMarks } from '#libs/contracts';
import { useNow, useToday } from '../../lib/use-town';
import { useEvents } from '../events/use-events';
import styles from './chat.module.css';
import { Composer } from './composer';
import { type Conversation, conversation, type InSight } from './conversation';
import { Messages } from './messages';
import { Suggestions } from './suggestions';
import { useFollowing } from './use-following';

/** The conversation, and below it what is asked next. */
export const Chat = () => {
  const said = useSyncExternalStore(conversation.listen, conversation.read, conversation.read);
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

/** As many of the next events go along with a question. */
const MOST = 50;

const useInSight = (): InSight[] => {
  const { data = [] } = useEvents();
  const today = useToday();
  return useMemo(
    () =>
      data
        .filter((event) => !isPast(event, today) && !isHidden(event.organization))
        .slice(0, MOST)
        .map(({ id, name, organization, date, time, location }) => ({
          ...{ id, name, organization, date, time },
          ...(location && { location }),
        })),
    [data, today],
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
