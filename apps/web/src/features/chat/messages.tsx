import type { ReactNode } from 'react';
import { CHAT_NOTICES, memoize } from '#libs/contracts';
import { useNow, useTown } from '../../lib/use-town';
import { MarkedText } from '../../ui/marked-text';
import { AnswerText } from './answer-text';
import type { Conversation, Message } from './conversation';
import styles from './messages.module.css';
import { QueryChips, type QueryChipsProps } from './query-chips';

/** A live region below announces each answer once, not piece by piece. */
export const Messages = ({ messages, reply, ...actions }: Conversation & Pick<QueryChipsProps, 'askQuery' | 'edit'>) => {
  const now = useNow();
  return (
    <section className={styles.list} aria-label="Messages">
      <ol>
        {messages.map((message, nth) => (
          <ChatMessage key={message.id} by={message.role} {...message}>
            {nth === messages.length - 1 && message.source && reply === null && (
              <QueryChips query={message.query ?? {}} chips={message.chips ?? []} {...actions} />
            )}
          </ChatMessage>
        ))}
        {reply !== null && <ChatMessage by="assistant" content={reply} timestamp={now} isBusy />}
      </ol>
    </section>
  );
};

type Props = Pick<Message, 'content' | 'timestamp' | 'source'> & {
  by: Message['role'];
  isBusy?: boolean;
  children?: ReactNode;
};

const ChatMessage = ({ by, content, timestamp, source, isBusy = false, children }: Props) => {
  const { timeZone } = useTown();
  return (
    <li className={styles.message} data-by={by}>
      <p className={styles.who}>
        <b>{by === 'user' ? 'You' : 'Assistant'}</b>
        <time dateTime={timestamp}>{formatTimeIn(timeZone, timestamp)}</time>
      </p>
      <div className={styles.text} aria-busy={isBusy || undefined}>
        {by === 'user' ? <MarkedText text={content} /> : <AnswerText text={content} isBusy={isBusy} />}
        {children}
        {source && <p className={styles.source}>{CHAT_NOTICES[source]}</p>}
      </div>
    </li>
  );
};

const formatTimeIn = (timeZone: string, instant: string): string => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : timeFormatFor(timeZone).format(at).replace(/\s/g, ' ');
};

const timeFormatFor = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);
