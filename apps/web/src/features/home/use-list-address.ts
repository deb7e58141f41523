import { useMemo } from 'react';
import { MAX_SEARCH_LENGTH } from '#libs/contracts';
import { useOwnKey } from '../../lib/account';
import { remembered, useRemembered } from '../../lib/local-storage';
import { ALL_CHOICE, useChoice } from '../choice/use-choice';
import { useFilters } from '../filters/use-filters';
import { useMyAlmanacEntries } from '../preferences/use-preferences';
import { useSettled } from './use-settled';

export type ListAddress = Readonly<{
  path: (what: 'pages' | 'counts', more?: Readonly<Record<string, string>>) => string;
  /** 'Near me' is on: the server does not know where that is, so all pages are loaded without filters. */
  isNear: boolean;
}>;

/** Where the server has pages and counts of the list. Undefined until it is known what is sought. */
export const useListAddress = (): ListAddress | undefined => {
  const [term] = useRemembered(remembered.searchTerm);
  const q = useSettled(term.trim().slice(0, MAX_SEARCH_LENGTH));
  const { choice: newest } = useChoice();
  const choice = useMyAlmanacEntries() === null && newest.kind === 'feed' ? ALL_CHOICE : newest;
  const key = useOwnKey();
  const filters = useFilters();
  const isNear = filters.includes('near');
  const base = choice.kind !== 'feed' ? '/events' : key && `/feed/${key}`;
  const entry = choice.kind === 'entry' ? choice.entry : '';
  const names = isNear ? '' : filters.join(',');

  return useMemo(() => {
    if (q === undefined || !base) return undefined;
    const query = { ...(q && { q }), ...(entry && { entry }), ...(names && { filters: names }) };
    return { path: (what, more) => `${base}/${what}${toQueryText({ ...query, ...more })}`, isNear };
  }, [base, q, entry, names, isNear]);
};

const toQueryText = (query: Readonly<Record<string, string>>) =>
  Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
