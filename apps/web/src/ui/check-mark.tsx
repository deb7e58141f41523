import { Icon } from './icon';

export const CheckMark = ({ className }: { className?: string }) => <Icon name="check" size={18} className={className} />;
