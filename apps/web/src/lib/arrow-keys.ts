import type { KeyboardEvent } from 'react';

/** Among the elements that match `stops` within `event.currentTarget`: by Home, End and a pair of arrow keys. */
export const moveFocusByArrows = (event: KeyboardEvent<HTMLElement>, stops: string, [back, on]: readonly [string, string]) => {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const place = all.indexOf(document.activeElement as HTMLElement);
  const next = { [back]: place - 1, [on]: place + 1, Home: 0, End: all.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[Math.max(0, Math.min(next, all.length - 1))]?.focus();
};

export const HORIZONTAL_ARROWS = ['ArrowLeft', 'ArrowRight'] as const;
export const VERTICAL_ARROWS = ['ArrowUp', 'ArrowDown'] as const;
