import { type IconName, shapes, strokes } from './icon-paths';

export type { IconName };

/** Decoration only: whatever it stands for is said in words beside it or in its button's label. `size` in px. */
export const Icon = ({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {name in shapes ? (
      <path d={shapes[name as keyof typeof shapes]} fill="currentColor" />
    ) : (
      <path d={strokes[name as keyof typeof strokes]} fill="none" stroke="currentColor" strokeWidth={2} />
    )}
  </svg>
);
