import { type FocusEvent, useEffect, useRef } from 'react';

/** `keys` are the keys of the rows in order; each row has its key as `data-key`. */
export const useKeyboardRow = (keys: readonly string[]) => {
  const list = useRef<HTMLOListElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const isShown = (key: string) => rows().some(({ dataset }) => dataset['key'] === key);
  const focus = (key: string | undefined) => {
    const row = rows().find(({ dataset }) => dataset['key'] === key);
    (
      row ??
      list.current?.closest('section')?.querySelector<HTMLElement>('h2') ??
      document.querySelector<HTMLElement>('main h1')
    )?.focus();
  };

  /** If another operator decided the focused item, the next one gets the focus. */
  const lastKey = useRef<string>(undefined);
  const keysBefore = useRef(keys);
  useEffect(() => {
    const before = keysBefore.current;
    keysBefore.current = keys;
    const place = before.indexOf(lastKey.current ?? '');
    if (place < 0 || keys.includes(before[place]!) || document.activeElement !== document.body) return;
    const isThere = (key: string) => keys.includes(key);
    focus(before.slice(place).find(isThere) ?? before.slice(0, place).findLast(isThere));
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    lastKey.current = rowKeyAt(target);
  };
  return { list, isShown, focus, onFocus };
};

export const rowKeyAt = (target: Element): string | undefined => target.closest<HTMLElement>('[data-key]')?.dataset['key'];
