import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type EventDraft, formatDraftSchedule, MAX_QUICK_ADD_LENGTH, type TownEvent } from '#libs/contracts';
import { parseQuickAdd, toHashtag } from '#libs/quick-add';
import { queries } from '../../lib/queries';
import { useNow, useToday, useTown } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { findCategoriesByHashtag, findHashtagAround, listCategories } from './hashtags';
import { MarkedDraftText } from './marked-draft-text';
import styles from './quick-add.module.css';

type Props = {
  text: string;
  onText: (text: string) => void;
  parsing: boolean;
  onAdd: () => void;
  events: readonly TownEvent[];
};

export const TypingBox = ({ text, onText, parsing, onAdd, events }: Props) => {
  const id = useId();
  const today = useToday();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(text !== '');
  const [caret, setCaret] = useState(text.length);
  const [choiceIndex, setChoiceIndex] = useState(0);
  const draft = useParsedDraft(text, events);
  const hash = isOpen ? findHashtagAround(text, caret) : null;
  const choices = hash ? findCategoriesByHashtag(hash.typed, events) : [];
  const active = Math.min(choiceIndex, choices.length - 1);
  const canAdd = text.trim() !== '' && !parsing;

  const write = (words: string, at: number) => {
    onText(words);
    setCaret(at);
    setChoiceIndex(0);
  };

  const choose = (category: string) => {
    const words = `${text.slice(0, hash!.from)}#${toHashtag(category)} ${text.slice(hash!.to).trimStart()}`;
    write(words, hash!.from + toHashtag(category).length + 2);
    area.current?.focus();
  };

  useEffect(() => area.current?.setSelectionRange(caret, caret), [caret]);

  const onKey = (event: KeyboardEvent) => {
    const offer = choices[active];
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (event.key === 'Escape') {
      write('', 0);
      setOpen(false);
      area.current?.blur();
    } else if (isEnter && (event.metaKey || event.ctrlKey)) onAdd();
    else if (offer && (isEnter || (event.key === 'Tab' && !event.shiftKey))) choose(offer.category);
    else if (offer && event.key === 'ArrowDown') setChoiceIndex((active + 1) % choices.length);
    else if (offer && event.key === 'ArrowUp') setChoiceIndex((active + choices.length - 1) % choices.length);
    else return;
    event.preventDefault();
  };

  return (
    <div className={`${styles.box} paperless`} data-open={isOpen || undefined}>
      <div className={styles.field}>
        <div className={styles.words} aria-hidden="true">
          <MarkedDraftText text={text} parts={draft.parts} />
          {text.endsWith('\n') && '\u200b'}
        </div>
        <textarea
          ref={area}
          rows={1}
          aria-label="Add an event in your own words"
          placeholder="Add an event in your own words"
          aria-describedby={`${id}-keys`}
          aria-autocomplete="list"
          aria-controls={choices.length > 0 ? `${id}-categories` : undefined}
          aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
          value={text}
          maxLength={MAX_QUICK_ADD_LENGTH}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => write(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={onKey}
        />
      </div>
      {choices.length > 0 && (
        <div className={styles.categories} role="listbox" aria-label="Category" id={`${id}-categories`}>
          {choices.map(({ category, uses }, at) => (
            // The words keep the focus: keys choose among these through them.
            // biome-ignore lint/a11y/useKeyWithClickEvents: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={category}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(category)}
            >
              #{toHashtag(category)}
              <span>{uses}</span>
            </div>
          ))}
        </div>
      )}
      {isOpen && (
        <div className={styles.foot}>
          <p className={styles.help}>
            {draft.date || draft.startTime ? (
              <b>{formatDraftSchedule(draft, today)}</b>
            ) : (
              'Dinner with Tom on Friday at 7pm #Family'
            )}
            <span id={`${id}-keys`}>Esc clears, ⌘ or Ctrl + Enter adds</span>
          </p>
          <Button variant="filled" aria-disabled={!canAdd} onClick={() => canAdd && onAdd()}>
            {parsing ? 'Reading…' : 'Add'}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Reads the text by rules while it is typed. Nothing is sent. */
const useParsedDraft = (text: string, own: readonly TownEvent[]): EventDraft => {
  const { name: town, timeZone } = useTown();
  const now = useNow();
  const { data: events } = useQuery(queries.events);
  const places = useMemo(() => placesOf(events ?? []), [events]);
  return useMemo(
    () => parseQuickAdd(text, { now, timeZone, town, places, categories: listCategories(own) }),
    [text, now, timeZone, town, places, own],
  );
};

const placesOf = (events: readonly TownEvent[]) => {
  const addresses = new Map<string, string | null>();
  for (const { location, address } of events) {
    if (location && (address || !addresses.has(location))) addresses.set(location, address ?? null);
  }
  return [...addresses].map(([name, address]) => ({ name, address }));
};
