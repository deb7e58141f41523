import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AcceptSuggestionRequest, ReviewItem } from '#libs/contracts';
import { Button } from '../../../ui/button';
import frame from '../frame/ops.module.css';
import { Section } from '../frame/parts';
import { sayRefused } from '../frame/say-refused';
import { accept, close, decline, NO, reopen, titleOf, YES } from './deeds';
import { Entry, type Opened } from './entry';
import { Filters } from './filters';
import { KeysDialog } from './keys-dialog';
import styles from './review.module.css';
import { type Filter, keyOf, type Place, useQueue } from './use-queue';

/** What was done here, for as long as one may think better of it. */
type Deed = Readonly<{ item: ReviewItem; words: string; sent: Promise<unknown> }>;

const MOVES: ReadonlySet<string> = new Set(['j', 'k', 'J', 'K', 'ArrowDown', 'ArrowUp']);

/** So near to the end of what is read, more is asked for. */
const NEAR = 10;

/** All that waits for somebody to decide, one after the other, with the keyboard alone if one likes. */
export const ReviewPage = () => {
  const [filter, setFilter] = useState<Filter>('all');
  const queue = useQueue(filter);
  const { read, items, isFailed } = queue;
  const [opened, setOpened] = useState<Opened>();
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const [said, setSaid] = useState('');
  const [isHelping, setHelping] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isDecided = filter === 'decided';

  const near = items.length <= NEAR && read?.next !== undefined;
  const { more } = queue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each end that is come near to
  useEffect(() => {
    if (near && !isFailed) void more();
  }, [near, read?.next]);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const focus = (key: string | undefined) => {
    const row = rows().find(({ dataset }) => dataset['key'] === key);
    (
      row ??
      list.current?.closest('section')?.querySelector<HTMLElement>('h2') ??
      document.querySelector<HTMLElement>('main h1')
    )?.focus();
  };

  /** Where another has decided what had the keyboard, the next one has it. */
  const lastAt = useRef<string>(undefined);
  const keys = items.map(keyOf);
  const keysBefore = useRef(keys);
  useEffect(() => {
    const before = keysBefore.current;
    keysBefore.current = keys;
    const place = before.indexOf(lastAt.current ?? '');
    if (place < 0 || keys.includes(before[place]!) || document.activeElement !== document.body) return;
    const isThere = (key: string) => keys.includes(key);
    focus(before.slice(place).find(isThere) ?? before.slice(0, place).findLast(isThere));
  });

  /** It is gone at once, the next one has the keyboard, and what was wrong with it after all is said when that is known. */
  const decide = (item: ReviewItem, words: string, sending: Promise<unknown>, to: Place = 'decided') => {
    const key = keyOf(item);
    const place = items.findIndex((one) => keyOf(one) === key);
    const next = items[place + 1] ?? items[place - 1];
    const sent = sending.catch((error) => {
      queue.move(key, to === 'decided' ? 'open' : 'decided');
      setDeeds((before) => before.filter((deed) => deed !== done));
      setSaid('');
      sayRefused(error);
      throw error;
    });
    sent.catch(() => undefined);
    const done = { item, words, sent };
    flushSync(() => {
      setOpened(undefined);
      queue.move(key, to, sent);
      if (to === 'decided') setDeeds((before) => [...before, done]);
      setSaid(`${words}: ${titleOf(item)}`);
    });
    focus(next && keyOf(next));
  };

  /** What was done here a moment ago needs no reason; what was decided lately, perhaps by another, does. */
  const undo = async ({ item, sent }: Deed) => {
    setDeeds((before) => before.filter((deed) => deed.item !== item));
    // What did not come to pass is back already.
    if (!(await sent.then(() => true).catch(() => false))) return;
    try {
      await reopen(item);
    } catch (error) {
      return sayRefused(error);
    }
    setSaid(`Undone: ${titleOf(item)}`);
    flushSync(() => queue.move(keyOf(item), 'open'));
    if (!isDecided && !rows().some(({ dataset }) => dataset['key'] === keyOf(item))) await queue.again();
    focus(keyOf(item));
  };
  const undoLast = () => {
    const last = deeds.at(-1);
    if (last) void undo(last);
  };

  const yes = (item: ReviewItem) => {
    const mayBeAccepted = item.kind !== 'suggestion' || (item.isKnown && item.words);
    if (item.kind === 'report') setOpened({ key: keyOf(item), form: 'close' });
    else if (mayBeAccepted) decide(item, YES[item.kind].done, accept(item));
    else if (item.kind === 'suggestion' && item.words) setOpened({ key: keyOf(item), form: 'edit' });
  };
  /** Waits for the answer: what is refused may be worded once more. */
  const acceptEdited = async (item: ReviewItem, edited: AcceptSuggestionRequest['edited']) => {
    const sent = accept(item, edited);
    await sent;
    decide(item, YES.suggestion.done, sent);
  };
  /** What was asked for a word, in that. */
  const answer = (item: ReviewItem, words: string) => {
    if (isDecided) decide(item, 'Undone', reopen(item, words), 'open');
    else if (item.kind === 'report') decide(item, YES.report.done, close(item, words));
    else decide(item, NO[item.kind].done, decline(item, words));
  };
  const open = (item: ReviewItem, form: Opened['form']) => setOpened({ key: keyOf(item), form });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || isHelping || target.closest('input, textarea, select, [role="dialog"]'))
      return;
    const here = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const place = items.findIndex((one) => keyOf(one) === here);
    // Held down, they go on; nothing is decided but at a press.
    if (event.repeat && !MOVES.has(event.key)) return;
    const item = items[place];
    const go = (step: number) => {
      const next = items[place < 0 ? 0 : Math.max(0, Math.min(items.length - 1, place + step))];
      if (next) focus(keyOf(next));
      if (items.length - place <= NEAR) void more();
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
    const deed = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };

  return (
    <Section title="Review queue">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for whoever is in the queue already, each has its button */}
      <div onKeyDown={onKeyDown}>
        <div className={styles.bar}>
          <Filters
            filter={filter}
            waiting={queue.waiting}
            onChoose={(next) => {
              setOpened(undefined);
              setFilter(next);
            }}
          />
          <Button className={frame.small} onClick={() => setHelping(true)}>
            Keys
          </Button>
        </div>
        {isFailed && (
          <p role="alert" className={styles.failed}>
            Unable to load the queue. <Button onClick={() => void (read?.next ? more() : queue.again())}>Try again</Button>
          </p>
        )}
        {read && items.length === 0 && !read.next && (
          <p className={styles.nothing}>{isDecided ? 'Nothing was decided in the last week.' : 'Nothing waits for you.'}</p>
        )}
        <ol
          ref={list}
          className={styles.queue}
          onFocus={({ target }) => {
            lastAt.current = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
          }}
        >
          {items.map((item) => (
            <Entry
              key={keyOf(item)}
              item={item}
              opened={opened?.key === keyOf(item) ? opened.form : undefined}
              onYes={() => yes(item)}
              onEdited={(edited) => acceptEdited(item, edited)}
              onOpen={(form) => open(item, form)}
              onClose={() => {
                flushSync(() => setOpened(undefined));
                focus(keyOf(item));
              }}
              onReason={(words) => answer(item, words)}
            />
          ))}
        </ol>
        {read?.next && (
          <Button className={frame.small} onClick={() => void more()}>
            Show more
          </Button>
        )}
        <p role="status" className={styles.last}>
          {said}
          {said && !isDecided && deeds.length > 0 && (
            <Button className={frame.small} onClick={undoLast}>
              Undo
            </Button>
          )}
        </p>
      </div>
      <KeysDialog opened={isHelping} onClose={() => setHelping(false)} />
    </Section>
  );
};
