import { useLocation } from 'wouter';
import { normalizePagePath } from '#libs/contracts';
import { useRemembered } from '../../lib/local-storage';
import { type CreatedEvent, createdEventOn, storedCreated } from './created-event';

export const useCreatedEvent = (): CreatedEvent | undefined => {
  const [written] = useRemembered(storedCreated);
  const [path] = useLocation();
  return createdEventOn(written, normalizePagePath(path), Date.now());
};
