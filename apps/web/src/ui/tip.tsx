import { cloneElement, type ReactElement } from 'react';

type Props = {
  label: string | undefined;
  side?: TipSide;
  /** Also opens on tap. */
  touch?: boolean;
  disabled?: boolean;
  children: ReactElement<object>;
};

export type TipSide = 'top' | 'right' | 'bottom';

/**
 * A tooltip on hover (after 700 ms, or at once if another was just open) and on keyboard focus. It only marks the child: TipLayer,
 * which is loaded later, shows all tooltips.
 */
export const Tip = ({ label, side = 'top', touch, disabled, children }: Props) =>
  label && !disabled
    ? cloneElement(children, { 'data-tip': label, 'data-tip-side': side, 'data-tip-touch': touch || undefined } as object)
    : children;
