import { filledPaths, type IconName, strokePaths } from './icon-paths';

export type { IconName };

/** Decorative: its meaning is in the text beside it or in the label of its button. `size` in px. */
export const Icon = ({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {name in filledPaths ? (
      <path d={filledPaths[name as keyof typeof filledPaths]} fill="currentColor" />
    ) : (
      <path d={strokePaths[name as keyof typeof strokePaths]} fill="none" stroke="currentColor" strokeWidth={2} />
    )}
  </svg>
);
