import type { TipSide } from './tip';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP_PX = 6;
const EDGE_PX = 8;

/** Px. At its side of the target, at the opposite side if there is no room, never outside the window. */
export const tipPlace = (side: TipSide, target: Box, tip: Size, window: Size): { left: number; top: number } => {
  const { left, top } = PLACES[hasRoom(side, target, tip, window) ? side : OPPOSITE_SIDE[side]](target, tip);
  return { left: keepInside(left, window.width - tip.width), top: keepInside(top, window.height - tip.height) };
};

const centeredLeft = (target: Box, tip: Size) => target.left + (target.width - tip.width) / 2;

const PLACES: Record<TipSide | 'left', (target: Box, tip: Size) => { left: number; top: number }> = {
  top: (target, tip) => ({ left: centeredLeft(target, tip), top: target.top - tip.height - GAP_PX }),
  bottom: (target, tip) => ({ left: centeredLeft(target, tip), top: target.top + target.height + GAP_PX }),
  right: (target, tip) => ({ left: target.left + target.width + GAP_PX, top: target.top + (target.height - tip.height) / 2 }),
  left: (target, tip) => ({ left: target.left - tip.width - GAP_PX, top: target.top + (target.height - tip.height) / 2 }),
};

const OPPOSITE_SIDE = { top: 'bottom', bottom: 'top', right: 'left' } as const;

const hasRoom = (side: TipSide, target: Box, tip: Size, window: Size) => {
  const { left, top } = PLACES[side](target, tip);
  return (
    top >= EDGE_PX &&
    left + (side === 'right' ? tip.width : 0) <= window.width - EDGE_PX &&
    top + tip.height <= window.height - EDGE_PX
  );
};

const keepInside = (start: number, most: number) => Math.max(EDGE_PX, Math.min(start, most - EDGE_PX));
