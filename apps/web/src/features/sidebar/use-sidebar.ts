import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries';

export const useSidebar = () => useQuery(queries.sidebar);
