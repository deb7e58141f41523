import { useId } from 'react';
import { dayNumber, isDay, type ReviewItem, type ReviewKind, shortMonth } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import { isReady, NO, titleOf, YES } from './deeds';
import { EditForm } from './edit-form';
import styles from './review.module.css';
import { Words } from './words';

export type Opened = Readonly<{ key: string; form: 'edit' | 'decline' | 'close' | 'undo' }>;

type Props = {
  item: ReviewItem;
  opened: Opened['form'] | undefined;
  onYes: () => void;
  /** Throws what the server says. */
  onEdited: (request: AcceptSuggestionBody) => Promise<void>;
  onOpen: (form: Opened['form']) => void;
  onClose: () => void;
  onReason: (words: string) => void;
  /** What was said last where the same was asked. */
  lastSaid: string | undefined;
};

/** One that waits, or was decided, with what can be done to it. */
export const Entry = ({ item, opened, onYes, onEdited, onOpen, onClose, onReason, lastSaid }: Props) => {
  const id = useId();
  const title = titleOf(item);
  return (
    <li data-key={`${item.kind} ${item.id}`} tabIndex={-1} aria-labelledby={id}>
      <Day day={dayOf(item)} />
      <div className={styles.words}>
        <Words item={item} titleId={id} title={title} />
      </div>
      {!opened && <Deeds item={item} title={title} onYes={onYes} onOpen={onOpen} />}
      {opened && (
        <div className={styles.form}>
          {opened === 'edit' && item.kind === 'suggestion' && item.words && (
            <EditForm words={item.words} isKnown={item.isKnown} onAccept={onEdited} onCancel={onClose} />
          )}
          {opened !== 'edit' && (
            <ReasonForm
              key={opened}
              {...ASKED[opened](item.kind)}
              said={lastSaid}
              send={async ({ reason }) => onReason(reason)}
              onCancel={onClose}
            />
          )}
        </div>
      )}
    </li>
  );
};

/** What is asked for a word, and what that is called. */
const ASKED: Record<Exclude<Opened['form'], 'edit'>, (kind: ReviewKind) => { label: string; action: string }> = {
  decline: (kind) => (kind === 'report' ? ASKED.close(kind) : NO[kind]),
  close: () => ({ label: 'What was done about the report', action: 'Close the report' }),
  undo: () => ({ label: 'Why it is undone', action: 'Undo it' }),
};

type DeedsProps = Pick<Props, 'item' | 'onOpen'> & { title: string; onYes: () => void };

const Deeds = ({ item, title, onYes, onOpen }: DeedsProps) => {
  if (item.decided)
    return (
      <div className={styles.deeds}>
        <Deed words="Undo…" title={title} onClick={() => onOpen('undo')} />
      </div>
    );
  const isReadable = item.kind !== 'suggestion' || item.words !== undefined;
  return (
    <div className={styles.deeds}>
      {isReadable && isReady(item) && <Deed words={YES[item.kind].words} title={title} isFirst onClick={onYes} />}
      {item.kind === 'suggestion' && isReadable && (
        <Deed words={isReady(item) ? 'Edit' : 'Choose organization…'} title={title} onClick={() => onOpen('edit')} />
      )}
      {item.kind !== 'report' && <Deed words={NO[item.kind].words} title={title} onClick={() => onOpen('decline')} />}
    </div>
  );
};

type DeedProps = { words: string; title: string; isFirst?: boolean; onClick: () => void };

/** The second half of a double click would decide the next one, which has moved to its place. */
const Deed = ({ words, title, isFirst, onClick }: DeedProps) => (
  <Button
    className={frame.small}
    variant={isFirst ? 'filled' : 'default'}
    aria-label={`${words.replace('…', '')} ${title}`}
    onClick={({ detail }) => detail > 1 || onClick()}
  >
    {words}
  </Button>
);

const dayOf = (item: ReviewItem): string => {
  if (item.kind === 'merge') return item.tellings[0].date;
  return (item.kind === 'suggestion' ? item.words?.date : item.words?.event.date) ?? '';
};

const Day = ({ day }: { day: string }) => (
  <p className={styles.day}>
    {isDay(day) && (
      <>
        <b>{dayNumber(day)}</b>
        <span>{shortMonth(day)}</span>
      </>
    )}
  </p>
);
