import { cloneElement, type ReactElement } from 'react';

type Props = {
  label: string | undefined;
  side?: TipSide;
  touch?: boolean;
  disabled?: boolean;
  children: ReactElement<object>;
};

export type TipSide = 'top' | 'right' | 'bottom';

/** Shown on hover (after 700 ms, or at once after another) and keyboard focus. Marks the child for TipLayer, loaded later. */
export const Tip = ({ label, side = 'top', touch, disabled, children }: Props) =>
  label && !disabled
    ? cloneElement(children, { 'data-tip': label, 'data-tip-side': side, 'data-tip-touch': touch || undefined } as object)
    : children;
