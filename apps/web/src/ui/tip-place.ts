import type { TipSide } from './tip';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 6;
const EDGE = 8;

/** Where a tip stands in the window, px: at its side of the target, at the opposite one where there is no room, never beyond an edge. */
export const tipPlace = (side: TipSide, target: Box, tip: Size, window: Size): { left: number; top: number } => {
  const { left, top } = PLACE[fits(side, target, tip, window) ? side : OTHER[side]](target, tip);
  return { left: within(left, window.width - tip.width), top: within(top, window.height - tip.height) };
};

const centered = (target: Box, tip: Size) => target.left + (target.width - tip.width) / 2;

const PLACE: Record<TipSide | 'left', (target: Box, tip: Size) => { left: number; top: number }> = {
  top: (target, tip) => ({ left: centered(target, tip), top: target.top - tip.height - GAP }),
  bottom: (target, tip) => ({ left: centered(target, tip), top: target.top + target.height + GAP }),
  right: (target, tip) => ({ left: target.left + target.width + GAP, top: target.top + (target.height - tip.height) / 2 }),
  left: (target, tip) => ({ left: target.left - tip.width - GAP, top: target.top + (target.height - tip.height) / 2 }),
};

const OTHER = { top: 'bottom', bottom: 'top', right: 'left' } as const;

const fits = (side: TipSide, target: Box, tip: Size, window: Size) => {
  const { left, top } = PLACE[side](target, tip);
  return (
    top >= EDGE && left + (side === 'right' ? tip.width : 0) <= window.width - EDGE && top + tip.height <= window.height - EDGE
  );
};

const within = (start: number, most: number) => Math.max(EDGE, Math.min(start, most - EDGE));
