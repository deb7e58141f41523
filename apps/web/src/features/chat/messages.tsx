import { AUTHOR_WORDS, remembering } from '#libs/contracts';
import { useNow, useTown } from '../../lib/use-town';
import { MarkedText } from '../../ui/marked-text';
import { AnswerText } from './answer-text';
import type { Conversation, Message } from './conversation';
import styles from './messages.module.css';

/** What was asked and answered. It is read out as it ends, by the line below it, not piece by piece. */
export const Messages = ({ messages, reply }: Conversation) => {
  const now = useNow();
  return (
    <section className={styles.list} aria-label="Messages">
      <ol>
        {messages.map((message) => (
          <Said key={message.id} by={message.role} {...message} />
        ))}
        {reply !== null && <Said by="assistant" content={reply} timestamp={now} isBusy />}
      </ol>
    </section>
  );
};

type Props = Pick<Message, 'content' | 'timestamp' | 'source'> & { by: Message['role']; isBusy?: boolean };

const Said = ({ by, content, timestamp, source, isBusy = false }: Props) => {
  const { timeZone } = useTown();
  return (
    <li className={styles.message} data-by={by}>
      <p className={styles.who}>
        <b>{by === 'user' ? 'You' : 'Assistant'}</b>
        <time dateTime={timestamp}>{timeIn(timeZone, timestamp)}</time>
      </p>
      <div className={styles.text} aria-busy={isBusy || undefined}>
        {by === 'user' ? <MarkedText text={content} /> : <AnswerText text={content} isBusy={isBusy} />}
        {source && <p className={styles.source}>{AUTHOR_WORDS[source]}</p>}
      </div>
    </li>
  );
};

/** '8:51 AM' on the town's clock; '' of what is no instant. */
const timeIn = (timeZone: string, instant: string): string => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : clockFor(timeZone).format(at).replace(/\s/g, ' ');
};

const clockFor = remembering(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);
