import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TipSide } from './tip';
import styles from './tip.module.css';
import { tipPlace } from './tip-place';

const OPEN_DELAY_MS = 700;
const CLOSE_DELAY_MS = 300;
const TIP_ID = 'tip';

export const TipLayer = () => {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => listenForTargets(setTarget), []);

  useLayoutEffect(() => {
    if (!target || !tip.current) return;
    const { left, top } = tipPlace(
      target.dataset['tipSide'] as TipSide,
      target.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    Object.assign(tip.current.style, { left: `${left}px`, top: `${top}px` });
    target.setAttribute('aria-describedby', TIP_ID);
    return () => target.removeAttribute('aria-describedby');
  }, [target]);

  return target ? (
    <aside aria-label="Tip">
      <div ref={tip} id={TIP_ID} role="tooltip" className={styles.tooltip}>
        {target.dataset['tip']}
      </div>
    </aside>
  ) : null;
};

const listenForTargets = (show: (target: HTMLElement | null) => void) => {
  let openTarget: HTMLElement | null = null;
  let next: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const set = (target: HTMLElement | null) => {
    clearTimeout(timer);
    next = openTarget = target;
    show(target);
  };
  const showLater = (target: HTMLElement | null, wait: number) => {
    clearTimeout(timer);
    next = target;
    timer = setTimeout(() => set(target), wait);
  };

  const on = new AbortController();
  const hear = <K extends keyof DocumentEventMap>(kind: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, act, { capture: true, passive: true, signal: on.signal });

  hear('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const reached = tipTargetOf(target);
    if (reached === next && (reached !== null || !isTip(target))) return;
    if (isTip(target)) showLater(openTarget, 0);
    else if (reached) showLater(reached, openTarget ? 0 : OPEN_DELAY_MS);
    else showLater(null, openTarget ? CLOSE_DELAY_MS : 0);
  });
  hear('pointerdown', ({ target }) => isTip(target) || set(null));
  hear('click', ({ target }) => {
    const tapped = tipTargetOf(target);
    if (tapped?.dataset['tipTouch']) set(tapped);
  });
  hear('focusin', ({ target }) => target instanceof HTMLElement && target.matches(':focus-visible') && set(tipTargetOf(target)));
  hear('focusout', () => set(null));
  hear('keydown', ({ key }) => key === 'Escape' && set(null));
  hear('scroll', () => openTarget && set(null));

  // The pointer or the focus may be on a target before this component is mounted.
  const reached = document.querySelector<HTMLElement>('[data-tip]:is(:hover, :focus-visible)');
  if (reached) showLater(reached, OPEN_DELAY_MS);

  return () => {
    clearTimeout(timer);
    on.abort();
  };
};

const tipTargetOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const isTip = (target: EventTarget | null) => target instanceof Element && target.closest(`#${TIP_ID}`) !== null;
