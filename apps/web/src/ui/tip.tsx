import { Tooltip, type TooltipProps } from '@mantine/core';

/** A word on hover, after 700 ms or at once when another was just being read, and on keyboard focus. The child must take a ref. */
export const Tip = ({ label, ...rest }: TooltipProps) => <Tooltip label={label} {...rest} />;

/** Surrounds the whole page, so that all words share one delay. */
export const TipGroup = ({ children }: { children: React.ReactNode }) => (
  <Tooltip.Group openDelay={700} closeDelay={300}>
    {children}
  </Tooltip.Group>
);
