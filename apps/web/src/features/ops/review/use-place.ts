import { type FocusEvent, useEffect, useRef } from 'react';

/** Where in a list the keyboard is. `keys` are those of what is in it, in order; each row says its own as `data-key`. */
export const usePlace = (keys: readonly string[]) => {
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

  /** Where another has decided what had the keyboard, the next one has it. */
  const lastAt = useRef<string>(undefined);
  const keysBefore = useRef(keys);
  useEffect(() => {
    const before = keysBefore.current;
    keysBefore.current = keys;
    const place = before.indexOf(lastAt.current ?? '');
    if (place < 0 || keys.includes(before[place]!) || document.activeElement !== document.body) return;
    const isThere = (key: string) => keys.includes(key);
    focus(before.slice(place).find(isThere) ?? before.slice(0, place).findLast(isThere));
  });

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    lastAt.current = keyAt(target);
  };
  return { list, isShown, focus, onFocus };
};

/** Of the row that something stands in. */
export const keyAt = (target: Element): string | undefined => target.closest<HTMLElement>('[data-key]')?.dataset['key'];
