import { Icon } from '../../ui/icon';

export const SchoolMark = ({ school }: { school: string }) =>
  MARK_PATHS[school] ? (
    <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={MARK_PATHS[school]} fill="none" stroke="currentColor" strokeWidth={2} />
    </svg>
  ) : (
    <Icon name="school" />
  );

const MARK_PATHS: Readonly<Record<string, string>> = {
  // An apple.
  'George C. Baker Elementary':
    'M12 8C9.5 6 4 7 4 13c0 4 2.5 8 5 8 1.2 0 1.8-.6 3-.6s1.8.6 3 .6c2.5 0 5-4 5-8 0-6-5.5-7-8-5zM12 8c0-2.5 1-4.5 3.5-5.5',
  // A kite.
  'Mary E. Roberts Elementary': 'M12 2l6 7-6 8-6-8zM6 9h12M12 2v15M12 17c0 2-3 1.5-3 3.5',
  // A sun between two hills.
  'South Valley Elementary':
    'M2 19c3-6 6-7 10-1 3-5 7-5 10 1zM12 5.500a3 3 0 0 1 3 3M9 8.500a3 3 0 0 1 3-3M12 1.500v1M5.5 8.500h1M17.5 8.500h1M7.4 3.900l.8.8M16.6 3.900l-.8.8',
  // A stair of blocks.
  'Upper Elementary School': 'M3 20h18V5h-6v5H9v5H3zM9 15v5M15 10v10',
  // A compass.
  'William Allen Middle School': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.500l-2 5-5 2 2-5z',
  // A torch.
  'Moorestown High School': 'M8 11h8l-2.5 10h-3zM12 11c-3.5-2-3-5 0-8 3 3 3.5 6 0 8z',
};
