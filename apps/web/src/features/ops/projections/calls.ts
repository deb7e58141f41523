import type { FactWay, InspectedDocument, LogPosition, ParkedDocument, ParkedReaction, Retried } from '#libs/contracts';
import type { PromoteBody, RebuildBody } from '#libs/contracts/requests';
import { api } from '../../../lib/api';

/** How the read models are doing: answered there, and told at its stream as long as somebody listens. */
export const OVERVIEW = '/ops/projections';

const at = (name: string, what: string) => `/ops/projections/${encodeURIComponent(name)}/${what}`;

export const askForRebuild = (name: string, dryRun: boolean) =>
  api.post<void>(at(name, 'rebuild'), { dryRun } satisfies RebuildBody);
export const stopRebuild = (name: string, reason: string) => api.post<void>(at(name, 'stop'), { reason });
export const dismiss = (name: string) => api.post<void>(at(name, 'dismiss'), {});
export const promote = (name: string, request: PromoteBody) => api.post<void>(at(name, 'promote'), request);
export const switchBack = (name: string, request: Omit<PromoteBody, 'force'>) => api.post<void>(at(name, 'switch-back'), request);

export const inspect = ({ projection, key }: ParkedDocument) =>
  api.get<InspectedDocument>(at(projection, `parked?key=${encodeURIComponent(key)}`));
export const retry = ({ projection, key, position }: ParkedDocument) =>
  api.post<Retried>(at(projection, 'parked/retry'), { key, position });
export const skip = ({ projection, key, position }: ParkedDocument, reason: string) =>
  api.post<Retried>(at(projection, 'parked/skip'), { key, position, reason });

const reactor = (name: string, what: string) => `/ops/reactors/${encodeURIComponent(name)}/${what}`;

export const retryReaction = ({ reactor: name, position }: ParkedReaction) =>
  api.post<void>(reactor(name, 'retry'), { position });
export const skipReaction = ({ reactor: name, position }: ParkedReaction, reason: string) =>
  api.post<void>(reactor(name, 'skip'), { position, reason });

/** Which fact: where it stands, or the newest about an event of the town. */
export type Wanted = Readonly<{ by: 'position' | 'event'; number: LogPosition }>;

export const way = ({ by, number }: Wanted) => api.get<FactWay>(`/ops/projections/way?${by}=${number}`);
