import { useQuery } from '@tanstack/react-query';
import { useOwnKey } from '../../lib/account';
import { queries } from '../../lib/queries';

export const useSidebar = () => useQuery(queries.sidebar(useOwnKey()));
