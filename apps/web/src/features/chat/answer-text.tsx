import { Fragment } from 'react';
import { Link } from 'wouter';
import { Runs } from '../../ui/marked-text';
import { blocksOf, type EventLine } from './event-lines';
import styles from './messages.module.css';

/** What the assistant says; while it is still being written, with a cursor at its end. */
export const AnswerText = ({ text, isBusy = false }: { text: string; isBusy?: boolean }) => {
  const blocks = blocksOf(text);
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are never moved
        <Fragment key={index}>
          {'events' in block ? (
            <ul className={styles.events}>
              {block.events.map((line) => (
                <Line key={`${line.when} ${line.event.to}`} {...line} />
              ))}
            </ul>
          ) : (
            <p>
              <Runs of={block.paragraph} />
              {isBusy && index === blocks.length - 1 && <Cursor />}
            </p>
          )}
        </Fragment>
      ))}
      {isBusy && (blocks.length === 0 || 'events' in blocks.at(-1)!) && (
        <p>
          <Cursor />
        </p>
      )}
    </>
  );
};

const Line = ({ when, event, rest }: EventLine) => (
  <li>
    <b>{when}</b>
    <span>
      <Link href={event.to!}>{event.text}</Link>
      <Runs of={rest} />
    </span>
  </li>
);

const Cursor = () => <span className={styles.cursor} aria-hidden="true" />;
