import { type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { formatCertainty, formatNumber } from '#libs/contracts';
import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import { TraitSearch } from '../traits/trait-search';
import { KeysDialog } from './keys-dialog';
import styles from './review.module.css';
import { titleOf } from './review-actions';
import { ReviewEntry } from './review-entry';
import { ReviewFilters } from './review-filters';
import { toReviewRows } from './review-rows';
import { type Decision, useDecisions } from './use-decisions';
import { rowKeyAt, useKeyboardRow } from './use-keyboard-row';
import { keyOf, parseReviewFilter, type ReviewFilter, useQueue } from './use-queue';

const MOVE_KEYS: ReadonlySet<string> = new Set(['j', 'k', 'J', 'K', 'ArrowDown', 'ArrowUp']);

const PREFETCH_ROWS = 10;

export const ReviewPage = () => {
  const [filter, setFilter] = useState(parseReviewFilter(useSearch()));
  const isDecided = filter === 'decided';
  const queue = useQueue(filter);
  const { read, items, isFailed } = queue;
  const { list, isShown, focus, onFocus } = useKeyboardRow(items.map(keyOf));
  const deciding = useDecisions({ queue, isDecided, focus, isShown });
  const { opened, open, shut, message, decisions, undo, undoLast, yes, confirmAll, acceptEdited, answer, lastSaid } = deciding;
  const [isHelping, setHelping] = useState(false);

  const almostCertainItems = items.filter((item) => item.kind === 'merge' && formatCertainty(item.score) === 'almost certain');
  const near = items.length <= PREFETCH_ROWS && read?.next !== undefined;
  const { more } = queue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each end that is come near to
  useEffect(() => {
    if (near && !isFailed) void more();
  }, [near, read?.next]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || isHelping || target.closest('input, textarea, select, [role="dialog"]'))
      return;
    const rowKey = rowKeyAt(target);
    const place = items.findIndex((one) => keyOf(one) === rowKey);
    // A held key repeats moves, but not decisions.
    if (event.repeat && !MOVE_KEYS.has(event.key)) return;
    const item = items[place];
    const go = (step: number) => {
      const next = items[place < 0 ? 0 : Math.max(0, Math.min(items.length - 1, place + step))];
      if (next) focus(keyOf(next));
      if (items.length - place <= PREFETCH_ROWS) void more();
    };
    const waits = item && !isDecided ? item : undefined;
    const keys: Record<string, (() => void) | undefined> = {
      j: () => go(1),
      ArrowDown: () => go(1),
      k: () => go(-1),
      ArrowUp: () => go(-1),
      a: waits && (() => yes(waits)),
      d: waits && (waits.kind === 'report' ? undefined : () => open(waits, 'decline')),
      e: waits?.kind === 'suggestion' && waits.words ? () => open(waits, 'edit') : undefined,
      u: isDecided ? item && (() => open(item, 'undo')) : undoLast,
      '?': () => setHelping(true),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      {' '}
      <OpsSection title="Review queue">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for whoever is in the queue already, each has its button */}
        <div onKeyDown={onKeyDown}>
          <div className={styles.bar}>
            <ReviewFilters
              filter={filter}
              waiting={queue.waiting}
              onChoose={(next) => {
                shut();
                setFilter(next);
              }}
            />
            <Button className={frame.small} onClick={() => setHelping(true)}>
              Keys
            </Button>
          </div>
          {isFailed && (
            <p role="alert" className={styles.failed}>
              Unable to load the queue. <Button onClick={() => void (read?.next ? more() : queue.refresh())}>Try again</Button>
            </p>
          )}
          {read && items.length === 0 && !read.next && (
            <p className={styles.nothing}>{isDecided ? 'Nothing was decided in the last week.' : 'Nothing waits for you.'}</p>
          )}
          {!isDecided && almostCertainItems.length > 1 && (
            <Button className={frame.small} onClick={() => confirmAll(almostCertainItems)}>
              Confirm {formatNumber(almostCertainItems.length)} almost certain merges
            </Button>
          )}
          <ol ref={list} className={styles.queue} onFocus={onFocus}>
            {toReviewRows(items, decisions.filter(isShownBy(filter))).map(({ item, decision }) =>
              decision ? (
                <DecidedRow key={`done ${keyOf(item)}`} decision={decision} onUndo={() => void undo(decision)} />
              ) : (
                <ReviewEntry
                  key={keyOf(item)}
                  item={item}
                  opened={opened?.key === keyOf(item) ? opened.form : undefined}
                  onYes={() => yes(item)}
                  onEdited={(request) => acceptEdited(item, request)}
                  onOpen={(form) => open(item, form)}
                  onClose={() => {
                    flushSync(shut);
                    focus(keyOf(item));
                  }}
                  onReason={(words) => answer(item, words)}
                  lastReason={lastSaid(item)}
                />
              ),
            )}
          </ol>
          {read?.next && (
            <Button className={frame.small} onClick={() => void more()}>
              Show more
            </Button>
          )}
          <p role="status" className={styles.last}>
            {message}
          </p>
        </div>
        <KeysDialog opened={isHelping} onClose={() => setHelping(false)} />
      </OpsSection>
      <TraitSearch />
    </>
  );
};

const isShownBy =
  (filter: ReviewFilter) =>
  ({ item: { kind } }: Decision) =>
    filter === 'all' || filter === kind;

const DecidedRow = ({ decision, onUndo }: { decision: Decision; onUndo: () => void }) => {
  const title = titleOf(decision.item);
  return (
    // The second click of a double click must not move the focus.
    <li className={styles.done} onMouseDown={(event) => event.detail > 1 && event.preventDefault()}>
      <p>
        <b>{decision.words}</b> {title}
      </p>
      <Button className={frame.small} aria-label={`Undo ${title}`} onClick={({ detail }) => detail > 1 || onUndo()}>
        Undo
      </Button>
    </li>
  );
};
