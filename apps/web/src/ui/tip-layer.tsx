import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TipSide } from './tip';
import styles from './tip.module.css';
import { tipPlace } from './tip-place';

const OPENS_AFTER = 700;
const CLOSES_AFTER = 300;
const ID = 'tip';

/** Shows the word of whatever the pointer rests on or the keyboard has reached. It stays while the pointer is on the word itself. */
export const TipLayer = () => {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => listen(setTarget), []);

  useLayoutEffect(() => {
    if (!target || !tip.current) return;
    const { left, top } = tipPlace(
      target.dataset['tipSide'] as TipSide,
      target.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    Object.assign(tip.current.style, { left: `${left}px`, top: `${top}px` });
    target.setAttribute('aria-describedby', ID);
    return () => target.removeAttribute('aria-describedby');
  }, [target]);

  return target ? (
    <aside aria-label="Tip">
      <div ref={tip} id={ID} role="tooltip" className={styles.tooltip}>
        {target.dataset['tip']}
      </div>
    </aside>
  ) : null;
};

const listen = (show: (target: HTMLElement | null) => void) => {
  let shown: HTMLElement | null = null;
  let next: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const set = (target: HTMLElement | null) => {
    clearTimeout(timer);
    next = shown = target;
    show(target);
  };
  const soon = (target: HTMLElement | null, wait: number) => {
    clearTimeout(timer);
    next = target;
    timer = setTimeout(() => set(target), wait);
  };

  const on = new AbortController();
  const hear = <K extends keyof DocumentEventMap>(kind: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, act, { capture: true, passive: true, signal: on.signal });

  hear('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const reached = tipped(target);
    if (reached === next && (reached !== null || !isTip(target))) return;
    if (isTip(target)) soon(shown, 0);
    else if (reached) soon(reached, shown ? 0 : OPENS_AFTER);
    else soon(null, shown ? CLOSES_AFTER : 0);
  });
  hear('pointerdown', ({ target }) => isTip(target) || set(null));
  hear('click', ({ target }) => {
    const tapped = tipped(target);
    if (tapped?.dataset['tipTouch']) set(tapped);
  });
  hear('focusin', ({ target }) => target instanceof HTMLElement && target.matches(':focus-visible') && set(tipped(target)));
  hear('focusout', () => set(null));
  hear('keydown', ({ key }) => key === 'Escape' && set(null));
  hear('scroll', () => shown && set(null));

  // The pointer or the keyboard was there before this part of the page.
  const reached = document.querySelector<HTMLElement>('[data-tip]:is(:hover, :focus-visible)');
  if (reached) soon(reached, OPENS_AFTER);

  return () => {
    clearTimeout(timer);
    on.abort();
  };
};

const tipped = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null);

const isTip = (target: EventTarget | null) => target instanceof Element && target.closest(`#${ID}`) !== null;
