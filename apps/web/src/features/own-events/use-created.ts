import { useLocation } from 'wouter';
import { pagePath } from '#libs/contracts';
import { useRemembered } from '../../lib/local-storage';
import { type CreatedEvent, createdOn, storedCreated } from './created-event';

/** What quick add created, where and as long as it is shown. */
export const useCreated = (): CreatedEvent | undefined => {
  const [written] = useRemembered(storedCreated);
  const [path] = useLocation();
  return createdOn(written, pagePath(path), Date.now());
};
