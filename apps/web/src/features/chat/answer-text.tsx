import { Fragment } from 'react';
import { Link } from 'wouter';
import { Runs } from '../../ui/marked-text';
import { type EventLine, parseAnswerBlocks } from './event-lines';
import styles from './messages.module.css';

export const AnswerText = ({ text, isBusy = false }: { text: string; isBusy?: boolean }) => {
  const blocks = parseAnswerBlocks(text);
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are never moved
        <Fragment key={index}>
          {'events' in block ? (
            <ul className={styles.events}>
              {block.events.map((line) => (
                <EventLineItem key={`${line.when} ${line.event.to}`} {...line} />
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

const EventLineItem = ({ when, event, rest }: EventLine) => (
  <li>
    <b>{when}</b>
    <span>
      <Link href={event.to!}>{event.text}</Link>
      <Runs of={rest} />
    </span>
  </li>
);

const Cursor = () => <span className={styles.cursor} aria-hidden="true" />;
