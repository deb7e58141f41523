import { Icon, type IconName } from '../../ui/icon';

export const CategoryIcon = ({ category, size = 20 }: { category: string; size?: number }) => (
  <Icon name={ICONS.get(category.toLowerCase()) ?? 'calendar'} size={size} />
);

const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['work', 'work'],
  ['personal', 'home'],
  ['family', 'family'],
  ['health', 'health'],
  ['social', 'social'],
  ['education', 'school'],
  ['sports', 'sports'],
  ['arts', 'arts'],
  ['birthday', 'birthday'],
  ['ddg', 'tree'],
]);
