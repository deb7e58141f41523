import type { ReactNode } from 'react';
import { CHAT_NOTICES, memoize } from '#libs/contracts';
import { useNow, useTown } from '../../lib/use-town';
import { MarkedText } from '../../ui/marked-text';
import { AnswerText } from './answer-text';
import type { Conversation, Message } from './conversation';
import styles from './messages.module.css';
import { QueryChips, type QueryChipsProps } from './query-chips';

/** No live region: `AnswerAnnouncement` announces each answer once, not piece by piece. */
export const Messages = ({ messages, reply, ...actions }: Conversation & Pick<QueryChipsProps, 'askQuery' | 'edit'>) => {
  const now = useNow();
  return (
    <section className={styles.list} aria-label="Messages">
      <ol>
        {messages.map(({ id, role, content, timestamp, source: author, query, chips }, index) => (
          <ChatMessage key={id} by={role} content={content} timestamp={timestamp} author={author}>
            {index === messages.length - 1 && author && reply === null && (
              <QueryChips query={query ?? {}} chips={chips ?? []} {...actions} />
            )}
          </ChatMessage>
        ))}
        {reply !== null && <ChatMessage by="assistant" content={reply} timestamp={now} isBusy />}
      </ol>
    </section>
  );
};

type Props = Pick<Message, 'content' | 'timestamp'> & {
  by: Message['role'];
  author?: Message['source'];
  isBusy?: boolean;
  children?: ReactNode;
};

const ChatMessage = ({ by, content, timestamp, author, isBusy = false, children }: Props) => {
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
        {author && <p className={styles.author}>{CHAT_NOTICES[author]}</p>}
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
