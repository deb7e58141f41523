import { useId } from 'react';
import { dayOfMonth, formatShortMonth, isDay, type ReviewItem, type ReviewKind } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import { ReasonForm } from '../frame/reason-form';
import { EditForm } from './edit-form';
import styles from './review.module.css';
import { ACCEPT_ACTIONS, canAccept, DECLINE_ACTIONS, titleOf } from './review-actions';
import { ReviewItemTexts } from './review-item-texts';

export type OpenForm = Readonly<{ key: string; form: 'edit' | 'decline' | 'close' | 'undo' }>;

type Props = {
  item: ReviewItem;
  opened: OpenForm['form'] | undefined;
  onYes: () => void;
  /** Throws the server's errors. */
  onEdited: (request: AcceptSuggestionBody) => Promise<void>;
  onOpen: (form: OpenForm['form']) => void;
  onClose: () => void;
  onReason: (words: string) => void;
  lastReason: string | undefined;
};

export const ReviewEntry = ({ item, opened, onYes, onEdited, onOpen, onClose, onReason, lastReason }: Props) => {
  const id = useId();
  const title = titleOf(item);
  return (
    <li data-key={`${item.kind} ${item.id}`} tabIndex={-1} aria-labelledby={id}>
      <EntryDay day={dayOf(item)} />
      <div className={styles.words}>
        <ReviewItemTexts item={item} titleId={id} title={title} />
      </div>
      {!opened && <EntryActions item={item} title={title} onYes={onYes} onOpen={onOpen} />}
      {opened && (
        <div className={styles.form}>
          {opened === 'edit' && item.kind === 'suggestion' && item.words && (
            <EditForm words={item.words} isKnown={item.isKnown} onAccept={onEdited} onCancel={onClose} />
          )}
          {opened !== 'edit' && (
            <ReasonForm
              key={opened}
              {...REASON_FORMS[opened](item.kind)}
              initialReason={lastReason}
              send={async ({ reason }) => onReason(reason)}
              onCancel={onClose}
            />
          )}
        </div>
      )}
    </li>
  );
};

const REASON_FORMS: Record<Exclude<OpenForm['form'], 'edit'>, (kind: ReviewKind) => { label: string; action: string }> = {
  decline: (kind) => (kind === 'report' ? REASON_FORMS.close(kind) : DECLINE_ACTIONS[kind]),
  close: () => ({ label: 'What was done about the report', action: 'Close the report' }),
  undo: () => ({ label: 'Why it is undone', action: 'Undo it' }),
};

type EntryActionsProps = Pick<Props, 'item' | 'onOpen'> & { title: string; onYes: () => void };

const EntryActions = ({ item, title, onYes, onOpen }: EntryActionsProps) => {
  if (item.decided)
    return (
      <div className={styles.deeds}>
        <ActionButton words="Undo…" title={title} onClick={() => onOpen('undo')} />
      </div>
    );
  const isReadable = item.kind !== 'suggestion' || item.words !== undefined;
  return (
    <div className={styles.deeds}>
      {isReadable && canAccept(item) && (
        <ActionButton words={ACCEPT_ACTIONS[item.kind].words} title={title} isFirst onClick={onYes} />
      )}
      {item.kind === 'suggestion' && isReadable && (
        <ActionButton words={canAccept(item) ? 'Edit' : 'Choose organization…'} title={title} onClick={() => onOpen('edit')} />
      )}
      {item.kind !== 'report' && (
        <ActionButton words={DECLINE_ACTIONS[item.kind].words} title={title} onClick={() => onOpen('decline')} />
      )}
    </div>
  );
};

type ActionButtonProps = { words: string; title: string; isFirst?: boolean; onClick: () => void };

/** The second click of a double click would decide the next item, which has moved to this place. */
const ActionButton = ({ words, title, isFirst, onClick }: ActionButtonProps) => (
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

const EntryDay = ({ day }: { day: string }) => (
  <p className={styles.day}>
    {isDay(day) && (
      <>
        <b>{dayOfMonth(day)}</b>
        <span>{formatShortMonth(day)}</span>
      </>
    )}
  </p>
);
