import { cloneElement, type ReactElement } from 'react';

type Props = {
  label: string | undefined;
  side?: TipSide;
  /** Whether a tap shows it too. */
  touch?: boolean;
  disabled?: boolean;
  children: ReactElement<object>;
};

export type TipSide = 'top' | 'right' | 'bottom';

/**
 * A word on hover, after 700 ms or at once when another was just being read, and on keyboard focus. The child only carries it:
 * one part of the page, which comes after the first picture, shows the words of all of them.
 */
export const Tip = ({ label, side = 'top', touch, disabled, children }: Props) =>
  label && !disabled
    ? cloneElement(children, { 'data-tip': label, 'data-tip-side': side, 'data-tip-touch': touch || undefined } as object)
    : children;
