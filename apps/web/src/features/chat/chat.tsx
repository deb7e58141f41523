import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type ChatQuery, isHiddenOrganization, isPast, removeMarks } from '#libs/contracts';
import { useNow, useToday } from '../../lib/use-town';
import { useEvents } from '../events/use-events';
import styles from './chat.module.css';
import { Composer } from './composer';
import { type Conversation, conversation, type VisibleEvent } from './conversation';
import { Messages } from './messages';
import { Suggestions } from './suggestions';
import { useScrollWithAnswer } from './use-scroll-with-answer';

export const Chat = () => {
  const current = useSyncExternalStore(conversation.listen, conversation.read, conversation.read);
  const { messages, reply } = current;
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [events, now] = [useVisibleEvents(), useLatest(useNow())];
  const [words, setWords] = useState('');
  const isBusy = reply !== null;
  useScrollWithAnswer(frame, current);

  const ask = (question: string, query?: ChatQuery) => {
    field.current?.focus();
    void conversation.ask(question, events, () => now.current, query);
  };
  const edit = () => {
    if (words.trim() === '') setWords(messages.findLast(({ role, query }) => role === 'user' && !query)?.content ?? '');
    field.current?.focus();
  };
  const stop = () => {
    conversation.stop();
    field.current?.focus();
  };
  return (
    <div className={styles.chat} ref={frame}>
      {messages.length === 0 && !isBusy ? <Suggestions ask={ask} /> : <Messages {...current} askQuery={ask} edit={edit} />}
      <Composer field={field} words={words} setWords={setWords} isBusy={isBusy} ask={ask} stop={stop} />
      <AnswerAnnouncement {...current} />
    </div>
  );
};

const MAX_EVENTS = 50;

const useVisibleEvents = (): VisibleEvent[] => {
  const { data = [] } = useEvents();
  const today = useToday();
  return useMemo(
    () =>
      data
        .filter((event) => !isPast(event, today) && !isHiddenOrganization(event.organization))
        .slice(0, MAX_EVENTS)
        .map(({ id, name, organization, date, time, location }) => ({
          ...{ id, name, organization, date, time },
          ...(location && { location }),
        })),
    [data, today],
  );
};

/** Answers from before this visit are not announced. */
const AnswerAnnouncement = ({ messages, reply }: Conversation) => {
  const [initialCount] = useState(messages.length);
  const last = messages.length > initialCount ? messages.at(-1) : undefined;
  return (
    <p className="sr" role="status">
      {reply !== null ? 'The assistant is answering.' : last?.role === 'assistant' ? removeMarks(last.content) : ''}
    </p>
  );
};

const useLatest = <T,>(value: T) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
