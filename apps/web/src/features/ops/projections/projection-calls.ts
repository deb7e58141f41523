import type { FactTrace, InspectedDocument, LogPosition, ParkedDocument, ParkedReaction, RetryResponse } from '#libs/contracts';
import type { PromoteBody, RebuildBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';

export const OVERVIEW_PATH = '/ops/projections';

const projectionPath = (name: string, what: string) => `/ops/projections/${encodeURIComponent(name)}/${what}`;

export const requestRebuild = (name: string, dryRun: boolean) =>
  api.post<void>(projectionPath(name, 'rebuild'), { dryRun } satisfies RebuildBody);
export const stopRebuild = (name: string, reason: string) => api.post<void>(projectionPath(name, 'stop'), { reason });
export const dismissRebuild = (name: string) => api.post<void>(projectionPath(name, 'dismiss'), {});
export const promoteBuild = (name: string, request: PromoteBody) => api.post<void>(projectionPath(name, 'promote'), request);
export const switchBack = (name: string, request: Omit<PromoteBody, 'force'>) =>
  api.post<void>(projectionPath(name, 'switch-back'), request);

export const inspectParked = ({ projection, key }: ParkedDocument) =>
  api.get<InspectedDocument>(projectionPath(projection, `parked?key=${encodeURIComponent(key)}`));
export const retryParked = ({ projection, key, position }: ParkedDocument) =>
  api.post<RetryResponse>(projectionPath(projection, 'parked/retry'), { key, position });
export const skipParked = ({ projection, key, position }: ParkedDocument, reason: string) =>
  api.post<RetryResponse>(projectionPath(projection, 'parked/skip'), { key, position, reason });

const reactorPath = (name: string, what: string) => `/ops/reactors/${encodeURIComponent(name)}/${what}`;

export const retryReaction = ({ reactor: name, position }: ParkedReaction) =>
  api.post<void>(reactorPath(name, 'retry'), { position });
export const skipReaction = ({ reactor: name, position }: ParkedReaction, reason: string) =>
  api.post<void>(reactorPath(name, 'skip'), { position, reason });

export type FactReference = Readonly<{ by: 'position' | 'event'; number: LogPosition }>;

export const fetchFactTrace = ({ by, number }: FactReference) => api.get<FactTrace>(`/ops/projections/way?${by}=${number}`);
